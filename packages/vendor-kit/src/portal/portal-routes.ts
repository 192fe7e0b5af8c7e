import { type VendorGame, VendorLaunch, type VendorRound, VendorSessionClose } from '@fairground/contract/psw'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closePlayerSessions } from '../sessions/session-store.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { type LaunchRules, launchGame } from './launch-game.ts'
import { listTransactions } from './list-transactions.ts'
import { parseBody, portalScope, sendCode } from './portal-scope.ts'

const openRoundsMax = 100

/** What only the vendor knows: its games, and its rounds as the portal's staff see them. */
export interface PortalSide {
  /** One page of the games in the order of their ids, after the cursor. */
  listGames(cursor: string): { games: VendorGame[]; nextCursor: string | null }
  launch: LaunchRules
  findRound(roundId: string): Promise<VendorRound | undefined>
  /** Rounds of every player whose bet, show or money has not ended, oldest first. */
  listOpenRounds(after: string, limit: number): Promise<VendorRound[]>
  /** The same of one player for real money, the latest first. */
  listOpenRoundsOf(playerId: string, limit: number): Promise<VendorRound[]>
}

/** What every PSW/1 vendor offers its portal; further routes of the same scope are signed like these. */
export function portalRoutes(app: FastifyInstance, kit: VendorKit, side: PortalSide): void {
  portalScope(app, kit)
  app.get('/games', async (request) => side.listGames(queryOf(request, 'cursor')))
  app.post('/launch', async (request, reply) => {
    const input = parseBody(VendorLaunch, request)
    if (!input.ok) return sendCode(kit, reply, 'BAD_REQUEST', input.message)
    const launched = await launchGame(kit, input.value, side.launch)
    return launched.ok ? { url: launched.url } : sendCode(kit, reply, launched.code, launched.message)
  })
  app.post('/sessions/close', async (request, reply) => {
    const input = parseBody(VendorSessionClose, request)
    if (!input.ok) return sendCode(kit, reply, 'BAD_REQUEST', input.message)
    await closePlayerSessions(kit.db, input.value.playerId, kit.clock.now())
    return sendCode(kit, reply, 'OK', '')
  })
  app.get('/rounds/open', async (request) => {
    const playerId = queryOf(request, 'playerId')
    if (playerId !== '') return { rounds: await side.listOpenRoundsOf(playerId, openRoundsMax), nextCursor: null }
    const rounds = await side.listOpenRounds(queryOf(request, 'cursor'), openRoundsMax)
    return { rounds, nextCursor: rounds.length === openRoundsMax ? rounds.at(-1)?.roundId : null }
  })
  app.get('/rounds/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    return (await side.findRound(id)) ?? sendCode(kit, reply, 'UNKNOWN_CALL', 'no such round')
  })
  app.get('/transactions', async (request, reply) => {
    const page = await listTransactions(kit.db, queryOf(request, 'cursor'))
    return page ?? sendCode(kit, reply, 'BAD_REQUEST', 'cursor: not one of this feed')
  })
}

function queryOf(request: FastifyRequest, name: 'cursor' | 'playerId'): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.slice(0, 64) : ''
}
