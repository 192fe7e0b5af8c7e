import type { VendorGame } from '@fairground/contract/psw'
import { sha256Hex } from '@fairground/fairness'
import { returnOf } from '@fairground/lottery-rules'
import type { PortalSide } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { House } from '../houses/house.ts'
import { viewTickets } from './view-tickets.ts'

const stakes = { min: '100000', max: '100000000000' }

/** What the lottery tells its portal: its games, and its tickets as rounds. */
export const portalSide = (context: LotteryContext): PortalSide => ({
  listGames: () => ({ games: [...context.houses.values()].map(gameOf), nextCursor: null }),
  launch: {
    refusalOf: ({ gameId }) =>
      context.houses.has(gameId) ? undefined : { ok: false, code: 'GAME_DISABLED', message: 'gameId: no such lottery' },
    urlOf: (gameId, token) => `${context.config.url}/play/${gameId}?launchToken=${encodeURIComponent(token)}`,
  },
  async findRound(roundId) {
    const rows = await context.db.selectFrom('rounds').selectAll().where('round_id', '=', roundId).execute()
    return (await viewTickets(context, rows))[0]
  },
  async listOpenRounds(after, limit) {
    const rows = await openTickets(context).where('round_id', '>', after).orderBy('round_id').limit(limit).execute()
    return viewTickets(context, rows)
  },
  async listOpenRoundsOf(playerId, limit) {
    const rows = await openTickets(context)
      .where('player_id', '=', playerId)
      .where('mode', '=', 'real')
      .orderBy('round_id', 'desc')
      .limit(limit)
      .execute()
    return viewTickets(context, rows)
  },
})

const openTickets = ({ db }: LotteryContext) =>
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

function gameOf({ gameId, names, category, provider, rules, tile }: House): VendorGame {
  const returns = rules.plays.flatMap((play) => play.rows.map((row) => returnOf(row)))
  const basisPoints = returns.map(({ num, den }) => Number((num * 10_000n) / den))
  return {
    ...{ gameId, names: { ...names }, category, provider, rtpBp: Math.max(...basisPoints) },
    ...{ rtpMinBp: Math.min(...basisPoints), volatility: 'high', stakes: { VND: stakes, FUN: stakes }, demo: true },
    capabilities: { multiBet: false, multiWin: false },
    certificate: { modelId: rules.id, version: rules.version, hash: sha256Hex(`${rules.id}/${rules.version}`) },
    ...{ images: { tile }, status: 'live', isNew: true },
  }
}
