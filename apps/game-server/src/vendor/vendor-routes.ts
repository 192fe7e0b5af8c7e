import {
  VendorFreeRounds,
  VendorJackpotMove,
  VendorJackpotPause,
  VendorLaunch,
  VendorReturnsQuery,
  VendorSessionClose,
  VendorTableState,
} from '@fairground/contract/psw'
import { VendorReplay } from '@fairground/contract/studio'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { vendorChatRoutes } from '../chat/chat-routes.ts'
import type { AppContext } from '../context.ts'
import { readAtOnce } from '../db/transact.ts'
import { cancelFreeRounds } from '../free-rounds/cancel-free-rounds.ts'
import { findFreeRounds } from '../free-rounds/free-rounds-store.ts'
import { grantFreeRounds } from '../free-rounds/grant-free-rounds.ts'
import { movePool } from '../jackpots/move-pool.ts'
import { pausePools } from '../jackpots/pool-store.ts'
import { parseInput } from '../lib/parse-input.ts'
import { vendorRainRoutes } from '../rain/vendor-rain-routes.ts'
import { findRound, listOpenRounds, listOpenRoundsOf } from '../rounds/round-store.ts'
import { closePlayerSessions } from '../sessions/session-store.ts'
import { changeTableState } from '../shared/open-tables.ts'
import { giveReplay } from './give-replay.ts'
import { launchGame } from './launch-game.ts'
import { listGames } from './list-games.ts'
import { listModels } from './list-models.ts'
import { listPools } from './list-pools.ts'
import { listReturns } from './list-returns.ts'
import { listTables } from './list-tables.ts'
import { listTransactions } from './list-transactions.ts'
import { parseBody, portalScope, sendCode } from './portal-scope.ts'
import { showPastRound } from './show-past-round.ts'
import { viewVendorRounds } from './vendor-round-view.ts'

const openRoundsMax = 100

/** What every PSW/1 vendor offers its portal. */
export function vendorRoutes(app: FastifyInstance, context: AppContext): void {
  portalScope(app, context)
  vendorChatRoutes(app, context)
  app.get('/games', async (request) => listGames(context, cursorOf(request)))
  app.post('/launch', async (request, reply) => {
    const input = parseBody(VendorLaunch, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const launched = await launchGame(context, input.value)
    return launched.ok ? { url: launched.url } : sendCode(context, reply, launched.code, launched.message)
  })
  app.post('/sessions/close', async (request, reply) => {
    const input = parseBody(VendorSessionClose, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    await closePlayerSessions(context.db, input.value.playerId, context.clock.now())
    return sendCode(context, reply, 'OK', '')
  })
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
  app.post('/tables/state', async (request, reply) => {
    const input = parseBody(VendorTableState, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const isKnown = await changeTableState(context, input.value)
    return isKnown ? sendCode(context, reply, 'OK', '') : sendCode(context, reply, 'UNKNOWN_CALL', 'no such table')
  })
  app.get('/rounds/open', async (request) => {
    const playerId = queryOf(request, 'playerId')
    if (playerId !== '') return { rounds: await openRoundsOf(context, playerId), nextCursor: null }
    const rounds = await readAtOnce(context.db, async (tx) =>
      viewVendorRounds(context, tx, await listOpenRounds(tx, cursorOf(request), openRoundsMax)),
    )
    return { rounds, nextCursor: rounds.length === openRoundsMax ? rounds.at(-1)?.roundId : null }
  })
  app.get('/rounds/:id', async (request, reply) => {
    const [round] = await readAtOnce(context.db, async (tx) => {
      const found = await findRound(tx, idOf(request))
      return viewVendorRounds(context, tx, found ? [found] : [])
    })
    return round ?? sendCode(context, reply, 'UNKNOWN_CALL', 'no such round')
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
  app.get('/transactions', async (request, reply) => {
    const page = await listTransactions(context.db, cursorOf(request))
    return page ?? sendCode(context, reply, 'BAD_REQUEST', 'cursor: not one of this feed')
  })
}

const idOf = (request: FastifyRequest): string => String((request.params as { id?: string }).id)

const openRoundsOf = (context: AppContext, playerId: string) =>
  readAtOnce(context.db, async (tx) =>
    viewVendorRounds(context, tx, await listOpenRoundsOf(tx, playerId, openRoundsMax)),
  )

const cursorOf = (request: FastifyRequest): string => queryOf(request, 'cursor')

function queryOf(request: FastifyRequest, name: 'cursor' | 'playerId'): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.slice(0, 64) : ''
}
