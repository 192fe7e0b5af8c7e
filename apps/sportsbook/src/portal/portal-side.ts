import type { PortalSide } from '@fairground/vendor-kit'
import type { SportsContext } from '../context.ts'
import { isSportsGame, sportsGames } from './sports-games.ts'
import { viewRounds } from './view-rounds.ts'

/** What the sportsbook tells its portal: its games, and its bets as rounds. */
export const portalSide = (context: SportsContext): PortalSide => ({
  listGames: () => ({ games: sportsGames(), nextCursor: null }),
  launch: {
    refusalOf: ({ gameId }) =>
      isSportsGame(gameId) ? undefined : { ok: false, code: 'GAME_DISABLED', message: 'gameId: no such sport' },
    urlOf: (gameId, token) => `${context.config.url}/play/${gameId}?launchToken=${encodeURIComponent(token)}`,
  },
  async findRound(roundId) {
    const rows = await context.db.selectFrom('rounds').selectAll().where('round_id', '=', roundId).execute()
    return (await viewRounds(context, rows))[0]
  },
  async listOpenRounds(after, limit) {
    const rows = await openBets(context).where('round_id', '>', after).orderBy('round_id').limit(limit).execute()
    return viewRounds(context, rows)
  },
  async listOpenRoundsOf(playerId, limit) {
    const rows = await openBets(context)
      .where('player_id', '=', playerId)
      .where('mode', '=', 'real')
      .orderBy('round_id', 'desc')
      .limit(limit)
      .execute()
    return viewRounds(context, rows)
  },
})

const openBets = ({ db }: SportsContext) =>
  db
    .selectFrom('rounds')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['betting', 'presenting']),
        eb(
          'round_id',
          'in',
          eb.selectFrom('wallet_calls').select('round_id').where('state', 'in', ['pending', 'exception']),
        ),
      ]),
    )
