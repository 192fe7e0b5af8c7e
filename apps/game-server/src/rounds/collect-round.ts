import type { CollectAnswer } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { Session } from '../sessions/session-store.ts'
import { findRound, getRound } from './round-store.ts'
import { viewRound } from './round-view.ts'

/** The show is over: the next spin may come. No money moves here; collecting again changes nothing. */
export async function collectRound(
  context: AppContext,
  session: Session,
  roundId: string,
): Promise<Outcome<CollectAnswer>> {
  const round = await findRound(context.db, roundId)
  const isOwn = round?.player_id === session.playerId && round.mode === session.mode && round.game_id === session.gameId
  if (!isOwn || round.kind !== 'slot' || round.state === 'refused') return refuse('NOT_FOUND', 'no such round')
  if (round.state === 'betting') return refuse('ROUND_UNFINISHED', 'the bet of this round is not decided yet')
  await context.db
    .updateTable('rounds')
    .set({ state: 'collected', collected_at: context.clock.now() })
    .where('round_id', '=', roundId)
    .where('state', '=', 'presenting')
    .execute()
  const collected = await getRound(context.db, roundId)
  const roundVersion = Number(collected.balance_version)
  const isSessionNewer = session.balanceVersion > roundVersion
  return ok({
    round: viewRound(collected, await listHitsOf(context.db, [collected])),
    balanceMinor: isSessionNewer ? session.balanceMinor.toString() : collected.balance_after_minor,
    balanceVersion: isSessionNewer ? session.balanceVersion : roundVersion,
  })
}
