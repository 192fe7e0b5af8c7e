import { setTimeout as sleep } from 'node:timers/promises'
import type { PswCode } from '@fairground/contract/psw'
import type { InstantAnswer } from '@fairground/contract/studio'
import { getSeedState, readAtOnce, refusalOf, type Session, saveBalanceAfter } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { InstantMoveRow } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findInstantRound, type InstantRound } from './instant-round.ts'
import { viewInstantRound } from './instant-view.ts'

const pollMs = 100
const waitMsMax = 12_000

/** What became of a bet or an action, told from storage: the first answer and every repeated one come from the same rows. */
export async function answerInstant(
  context: AppContext,
  session: Session,
  { roundId, requestId }: { roundId: string; requestId: string },
): Promise<Outcome<InstantAnswer>> {
  const round = await untilMoveDecided(context, roundId)
  const move = round.moves.find(({ request_id }) => request_id === requestId)
  if (!move) throw new Error(`request ${requestId} left no move in round ${roundId}`)
  const refusal = refusalOfMove(move)
  if (refusal) return refusal
  const balanceVersion = Number(round.head.balance_version)
  const balanceMinor = BigInt(round.head.balance_after_minor)
  await saveBalanceAfter(context.db, session.sessionId, { balanceMinor, balanceVersion })
  return ok({ round: viewInstantRound(round), balanceVersion, seeds: await getSeedState(context.db, session) })
}

/** Waits until no move waits for the wallet, whoever works on it; 12 seconds at most. */
export async function untilMoveDecided(context: AppContext, roundId: string): Promise<InstantRound> {
  const deadlineMs = performance.now() + waitMsMax
  for (;;) {
    const round = await readAtOnce(context.db, (tx) => findInstantRound(tx, roundId))
    if (!round) throw new Error(`round ${roundId} is gone`)
    const isWaiting = round.moves.some(({ state }) => state === 'betting')
    if (!isWaiting || performance.now() >= deadlineMs) return round
    await sleep(pollMs)
  }
}

function refusalOfMove({ state, refusal_code }: InstantMoveRow) {
  if (state === 'refused') return refusalOf(refusal_code as PswCode)
  if (state === 'void') return refuse('WALLET_UNREACHABLE', 'the stake was taken back: the wallet did not answer')
  if (state === 'betting') return refuse('WALLET_UNREACHABLE', 'the wallet has not answered yet; ask again')
  return undefined
}
