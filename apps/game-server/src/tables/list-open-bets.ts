import type { SharedBetView } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { listOwnBets } from './bet-store.ts'
import { sharedRulesOf } from './rules-of.ts'
import { viewBet } from './shared-bet-view.ts'
import { findLatestShared } from './shared-round-store.ts'

/** The player's bets in the newest round of the session's table: what a frame that comes back goes on with. */
export async function listOpenBets(context: AppContext, session: Session): Promise<SharedBetView[]> {
  const round = await findLatestShared(context.db, session.gameId)
  if (!round) return []
  const { placesMax } = sharedRulesOf(context, session.gameId)
  const bets = await listOwnBets(context.db, round.shared_round_id, session)
  // Those that waited for the round are listed by themselves.
  return bets
    .filter(({ state, place }) => state !== 'void' && place < placesMax)
    .map((bet) => viewBet(context, bet, round))
}
