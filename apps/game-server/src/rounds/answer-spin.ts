import type { PswCode } from '@fairground/contract/psw'
import type { SpinAnswer } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { viewFreeRounds } from '../free-rounds/free-rounds-view.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { getSeedState } from '../seeds/seed-store.ts'
import { type Session, saveBalanceAfter } from '../sessions/session-store.ts'
import { refusalOf } from '../wallet/refusal-of.ts'
import type { RoundWithSeeds } from './round-store.ts'
import { viewRound } from './round-view.ts'
import { untilDecided } from './until-decided.ts'

/** What became of a round, told from storage: the first answer and every repeated one are the same. */
export async function answerSpin(context: AppContext, session: Session, roundId: string): Promise<Outcome<SpinAnswer>> {
  const round = await untilDecided(context, roundId)
  const refusal = refusalOfRound(round)
  if (refusal) return refusal
  const balanceVersion = Number(round.balance_version)
  const balanceMinor = BigInt(round.balance_after_minor)
  await saveBalanceAfter(context.db, session.sessionId, { balanceMinor, balanceVersion })
  const [seeds, freeRounds] = [await getSeedState(context.db, session), await viewFreeRounds(context, session)]
  const hits = await listHitsOf(context.db, [round])
  return ok({ round: viewRound(round, hits), balanceVersion, seeds, freeRounds })
}

function refusalOfRound(round: RoundWithSeeds) {
  if (round.state === 'refused') return refusalOf(round.refusal_code as PswCode)
  if (round.state === 'void') return refuse('WALLET_UNREACHABLE', 'the bet was taken back: the wallet did not answer')
  if (round.state === 'betting') return refuse('WALLET_UNREACHABLE', 'the wallet has not answered yet; ask again')
  return undefined
}
