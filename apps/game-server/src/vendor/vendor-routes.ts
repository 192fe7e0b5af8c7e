import { frameUrl } from '@fairground/contract/frame'
import {
  type PswCode,
  VendorFreeRounds,
  VendorJackpotMove,
  VendorJackpotPause,
  type VendorLaunch,
  VendorReturnsQuery,
  type VendorRound,
  VendorTableFeedQuery,
  VendorTableState,
} from '@fairground/contract/psw'
import { deskUrl, VendorDeskTicket, VendorReplay } from '@fairground/contract/studio'
import {
  escrowRoutes,
  type PortalSide,
  parseBody,
  parseInput,
  portalRoutes,
  readAtOnce,
  sendCode,
} from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasStakes } from '../catalogue/stake-range.ts'
import { vendorChatRoutes } from '../chat/chat-routes.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { isDealt } from '../dealer/dealt-rules.ts'
import { newDeskTicket } from '../dealer/desk-session.ts'
import { cancelFreeRounds } from '../free-rounds/cancel-free-rounds.ts'
import { findFreeRounds } from '../free-rounds/free-rounds-store.ts'
import { grantFreeRounds } from '../free-rounds/grant-free-rounds.ts'
import { movePool } from '../jackpots/move-pool.ts'
import { pausePools } from '../jackpots/pool-store.ts'
import { vendorRainRoutes } from '../rain/vendor-rain-routes.ts'
import { findRoomGame } from '../rooms/games/index.ts'
import { listPairs } from '../rooms/integrity/find-pairs.ts'
import { buyInsOf } from '../rooms/room-facts.ts'
import { findRound, listOpenRounds, listOpenRoundsOf, type RoundWithSeeds } from '../rounds/round-store.ts'
import { TableFeed } from '../tables/lobby/table-feed.ts'
import { changeTableState } from '../tables/open-tables.ts'
import { careRoutes } from './care-routes.ts'
import { giveReplay } from './give-replay.ts'
import { listGames } from './list-games.ts'
import { listModels } from './list-models.ts'
import { listPools } from './list-pools.ts'
import { listReturns } from './list-returns.ts'
import { listTables } from './list-tables.ts'
import { shiftRoutes } from './shift-routes.ts'
import { showPastRound } from './show-past-round.ts'
import { tableSetupRoutes } from './table-setup-routes.ts'
import { viewVendorRounds } from './vendor-round-view.ts'

/** What every PSW/1 vendor offers its portal. */
export function vendorRoutes(app: FastifyInstance, context: AppContext): void {
  portalRoutes(app, context, portalSide(context))
  vendorChatRoutes(app, context)
  careRoutes(app, context)
  app.get('/desk/pairs', () => listPairs(context))
  // Until a hand ends, what lies in its pot counts as chips.
  escrowRoutes(app, context, { inPots: async () => new Map() })
  app.post('/free-rounds', async (request, reply) => {
    const input = parseBody(VendorFreeRounds, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    return grantFreeRounds(context, input.value)
  })
  app.get('/free-rounds/:id', async (request) => {
    const grant = await findFreeRounds(context.db, idOf(request))
    return { code: grant ? 'OK' : 'GRANT_NOT_FOUND', remaining: grant?.remaining ?? 0 }
  })
  app.delete('/free-rounds/:id', async (request) => cancelFreeRounds(context, idOf(request)))
  vendorRainRoutes(app, context)
  app.get('/jackpots', async () => listPools(context))
  app.post('/jackpots/pause', async (request, reply) => {
    const input = parseBody(VendorJackpotPause, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const { jackpotId, isPaused } = input.value
    const isKnown = await pausePools(context.db, jackpotId, isPaused ? context.clock.now() : null)
    return isKnown ? sendCode(context, reply, 'OK', '') : sendCode(context, reply, 'UNKNOWN_CALL', 'no such jackpot')
  })
  app.post('/jackpots/move', async (request, reply) => {
    const input = parseBody(VendorJackpotMove, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const done = await movePool(context, input.value)
    return done.ok ? { code: 'OK', moved: done.moved } : sendCode(context, reply, done.code, done.message)
  })
  app.get('/tables', async () => listTables(context))
  const feed = new TableFeed(context)
  app.get('/tables/live', async (request, reply) => {
    const input = parseInput(VendorTableFeedQuery, request.query)
    return input.ok ? feed.read(input.value.after) : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
  app.post('/tables/state', async (request, reply) => {
    const input = parseBody(VendorTableState, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const isKnown = await changeTableState(context, input.value)
    return isKnown ? sendCode(context, reply, 'OK', '') : sendCode(context, reply, 'UNKNOWN_CALL', 'no such table')
  })
  tableSetupRoutes(app, context)
  shiftRoutes(app, context)
  app.post('/desk/tickets', async (request, reply) => {
    const input = parseBody(VendorDeskTicket, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const { tableId } = input.value
    if (!isDealt(context, tableId)) return sendCode(context, reply, 'UNKNOWN_CALL', 'no such dealer’s table')
    return { url: deskUrl(context.config.url, tableId, newDeskTicket(context, input.value)) }
  })
  app.get(
    '/rounds/shared/:id',
    async (request, reply) =>
      (await showPastRound(context, idOf(request))) ?? sendCode(context, reply, 'UNKNOWN_CALL', 'no such round'),
  )
  app.post('/replays', async (request, reply) => {
    const input = parseBody(VendorReplay, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    return (await giveReplay(context, input.value)) ?? sendCode(context, reply, 'UNKNOWN_CALL', 'no such round')
  })
  app.get('/models', async () => ({ models: listModels(context) }))
  app.get('/returns', async (request, reply) => {
    const input = parseInput(VendorReturnsQuery, request.query)
    return input.ok ? listReturns(context, input.value) : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
}

const idOf = (request: FastifyRequest): string => String((request.params as { id?: string }).id)

const portalSide = (context: AppContext): PortalSide => ({
  listGames: (cursor) => listGames(context, cursor),
  launch: {
    refusalOf: (launch) => refusalToLaunch(context, launch),
    urlOf: (gameId, launchToken) => frameUrl(context.config.url, gameId, launchToken),
  },
  findRound: async (roundId) => {
    const [round] = await viewOf(context, async (tx) => {
      const found = await findRound(tx, roundId)
      return found ? [found] : []
    })
    return round
  },
  listOpenRounds: (after, limit) => viewOf(context, (tx) => listOpenRounds(tx, after, limit)),
  listOpenRoundsOf: (playerId, limit) => viewOf(context, (tx) => listOpenRoundsOf(tx, playerId, limit)),
})

function refusalToLaunch({ catalogue }: AppContext, { gameId, currency }: VendorLaunch) {
  const room = findRoomGame(gameId)
  if (room) return buyInsOf(room, currency) ? undefined : refuseCall('CURRENCY_MISMATCH', 'currency: no rooms in it')
  const game = catalogue.find(gameId)
  if (game?.status !== 'live') return refuseCall('GAME_DISABLED', 'gameId: no live game')
  return hasStakes(game, currency)
    ? undefined
    : refuseCall('CURRENCY_MISMATCH', 'currency: the game has no stakes in it')
}

const refuseCall = (code: PswCode, message: string) => ({ ok: false as const, code, message })

const viewOf = (context: AppContext, read: (tx: Tx) => Promise<RoundWithSeeds[]>): Promise<VendorRound[]> =>
  readAtOnce(context.db, async (tx) => viewVendorRounds(context, tx, await read(tx)))
