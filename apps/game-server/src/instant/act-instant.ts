import { isDeepStrictEqual } from 'node:util'
import type { InstantActRequest, InstantAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { attemptCall, owesRollback, settleStake, transact, winTimeoutMs } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { type Outcome, ok, type Refused, refuse } from '../lib/outcome.ts'
import { type AddedMove, addMove } from './add-move.ts'
import { answerInstant } from './answer-instant.ts'
import { countRound, moveEnds, stakeOf } from './decide-move.ts'
import { actionsOf, type InstantRound, lockInstantRound } from './instant-round.ts'
import { playOn } from './play-on.ts'

/** A player refused this often in one round is a script. */
const movesMax = 1_000

/**
 * One action of an open round, from the press to what it brought. Asking again with the same request id answers the round
 * as it stands and moves nothing; of two actions for one step, one is taken.
 */
export async function actInstant(
  context: AppContext,
  session: Session,
  request: InstantActRequest,
): Promise<Outcome<InstantAnswer>> {
  const acted = await transact(context.db, (tx) => takeAction(context, tx, { session, request }))
  if (!acted.ok) return acted
  if (acted.value) await carryOut(context, session, acted.value)
  return answerInstant(context, session, request)
}

interface Acting {
  session: Session
  request: InstantActRequest
}

/** The move that is new, or undefined when the request was seen before. */
async function takeAction(
  context: AppContext,
  tx: Tx,
  acting: Acting,
): Promise<Outcome<(AddedMove & { round: InstantRound }) | undefined>> {
  const { session, request } = acting
  const round = await lockInstantRound(tx, request.roundId)
  const isOwn =
    round?.head.player_id === session.playerId &&
    round.head.mode === session.mode &&
    round.head.game_id === session.gameId
  if (!isOwn) return refuse('NOT_FOUND', 'no such round')
  const known = round.moves.find(({ request_id }) => request_id === request.requestId)
  if (known) {
    const isSame = known.move > 0 && known.step === request.step && isDeepStrictEqual(known.input, request.action)
    return isSame ? ok(undefined) : refuse('BAD_REQUEST', 'requestId: already used for another action')
  }
  const refusal = await refusalToAct(tx, round, request)
  if (refusal) return refusal
  const played = await playOn(context, tx, round, [...actionsOf(round), request.action])
  if (!played.ok) return played
  const { requestId, action: input } = request
  return ok({ ...(await addMove(context, tx, round, { requestId, input, drawn: played.value.round })), round })
}

async function refusalToAct(tx: Tx, round: InstantRound, { step }: InstantActRequest): Promise<Refused | undefined> {
  const { head, moves } = round
  if (head.state === 'betting') return refuse('ROUND_UNFINISHED', 'the bet of this round is not decided yet')
  const isWaiting = moves.some(({ state }) => state === 'betting')
  if (head.state !== 'presenting' || isWaiting || step !== actionsOf(round).length || moves.length >= movesMax) {
    return refuse('ROUND_MOVED_ON', 'step: the round is at another one, or over')
  }
  // A win would close the round under a stake that is still to be given back.
  const isOwing = await owesRollback(tx, head.round_id)
  return isOwing ? refuse('WALLET_UNREACHABLE', 'the wallet has not given a stake of this round back yet') : undefined
}

async function carryOut(
  context: AppContext,
  session: Session,
  { move, win, round: { head } }: AddedMove & { round: InstantRound },
): Promise<void> {
  if (move.state === 'betting') return settleStake(context, session, stakeOf(head, move), moveEnds(context, head, move))
  if (!win) return
  countRound(context, head, move)
  await attemptCall(context, win, winTimeoutMs)
}
