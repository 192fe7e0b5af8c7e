import type { VendorGame } from '@fairground/contract/psw'
import type { PortalSide } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { certifiedFacts } from '../houses/certified.ts'
import type { House } from '../houses/house.ts'
import { stakesOf } from '../houses/stakes.ts'
import { viewTickets } from './view-tickets.ts'

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

function gameOf(house: House): VendorGame {
  const { gameId, names, category, provider, rules, tile } = house
  const limits = stakesOf(house)
  const { hash, hitFrequencyBp, ...facts } = certifiedFacts(rules)
  return {
    ...{ gameId, names: { ...names }, category, provider, ...facts, stakes: { VND: limits, FUN: limits } },
    ...(hitFrequencyBp !== null && { hitFrequencyBp }),
    ...{ demo: true, capabilities: { multiBet: false, multiWin: false }, images: { tile } },
    certificate: { modelId: rules.id, version: rules.version, hash },
    ...{ status: 'live', isNew: true },
  }
}
