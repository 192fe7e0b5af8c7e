import { replayUrl } from '@fairground/contract/frame'
import type { VendorReplay } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { newReplayTicket } from '../replays/replay-ticket.ts'
import { findRound } from '../rounds/round-store.ts'
import { listOverBets } from '../tables/over-bets.ts'

/** The address at which a round is shown again; undefined for a round or a game that is not there, and for a shared round that is not over. */
export async function giveReplay(
  context: AppContext,
  { roundId, language, framedBy }: VendorReplay,
): Promise<{ url: string } | undefined> {
  const round = await findRound(context.db, roundId)
  const game = round && context.catalogue.find(round.game_id)
  if (!game) return undefined
  if (game.kind === 'shared' && (await listOverBets(context.db, [roundId])).length === 0) return undefined
  const ticket = newReplayTicket(context, { roundId, language, framedBy: new URL(framedBy).origin })
  return { url: replayUrl(context.config.url, round.game_id, ticket) }
}
