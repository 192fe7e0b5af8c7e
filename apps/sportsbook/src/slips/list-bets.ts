import type { SportsBetView } from '@fairground/contract/sports'
import type { Session } from '@fairground/vendor-kit'
import type { SportsContext } from '../context.ts'
import { viewBets } from './view-bets.ts'

const pageSize = 30

/** A player's own bets, the latest first; those that the wallet refused are none. */
export async function listOwnBets(context: SportsContext, session: Session, before: string): Promise<SportsBetView[]> {
  const rows = await ownBets(context, session)
    .$if(before !== '', (query) => query.where('round_id', '<', before))
    .where('state', '<>', 'refused')
    .orderBy('round_id', 'desc')
    .limit(pageSize)
    .execute()
  return viewBets(context, rows)
}

export const findOwnBets = async (
  context: SportsContext,
  session: Session,
  betIds: readonly string[],
): Promise<SportsBetView[]> =>
  viewBets(
    context,
    await ownBets(context, session)
      .where('round_id', 'in', [...betIds])
      .execute(),
  )

const ownBets = ({ db }: SportsContext, { playerId, mode, gameId }: Session) =>
  db
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('mode', '=', mode)
    .where('game_id', '=', gameId)
