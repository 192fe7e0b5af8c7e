import {
  BuyLotteryTickets,
  type LotteryCode,
  LotteryFurtherCall,
  LotterySessionCall,
  lotteryPaths,
} from '@fairground/contract/lottery'
import { ShowLotteryTicket } from '@fairground/contract/lottery-proofs'
import {
  getBalance,
  keepLimits,
  ok,
  openRoute,
  parseInput,
  playerRoute,
  refuse,
  type VendorCode,
  vendorStatus,
} from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { kitOf, type LotteryContext } from '../context.ts'
import { recordOf, resultRecordOf } from '../draws/draw-record.ts'
import { findDraw, listOpenDraws, listPastDraws } from '../draws/draw-store.ts'
import { pathsOf } from '../draws/ticket-paths.ts'
import { listLotteries } from '../houses/list-lotteries.ts'
import { listHeat } from '../liability/list-heat.ts'
import { listPoolEnds } from '../pools/settle-pools.ts'
import { buyTickets } from '../tickets/buy-tickets.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { listFactors } from '../tickets/check-factors.ts'
import { listTickets, viewDraw } from '../tickets/list-tickets.ts'
import { showTicket } from '../tickets/show-ticket.ts'
import { openFurtherLottery, openSession } from './open-session.ts'

const pastMax = 100
type Code = VendorCode | LotteryCode
const statuses: Record<Code, number> = {
  ...vendorStatus,
  DRAW_CLOSED: 409,
  LINE_INVALID: 422,
  NUMBER_FULL: 422,
  FACTOR_CHANGED: 409,
  PLAN_STOPPED: 409,
  GROUP_NOT_ALLOWED: 409,
}

/** What the lottery's frame calls, and what anybody may read of a draw. */
export function frameRoutes(app: FastifyInstance, context: LotteryContext): void {
  const kit = kitOf(context)
  app.post(
    lotteryPaths.openSession,
    openRoute(async ({ body }) => {
      const input = parseInput(LotterySessionCall, body)
      return input.ok ? openSession(context, input.value) : input
    }),
  )
  app.post(
    lotteryPaths.openFurther,
    playerRoute(kit, async ({ session, request }) => {
      const input = parseInput(LotteryFurtherCall, request.body)
      return input.ok ? openFurtherLottery(context, session, input.value.gameId) : input
    }),
  )
  app.get(
    lotteryPaths.balance,
    playerRoute(kit, ({ session }) => getBalance(kit, session)),
  )
  ticketRoutes(app, context)
  app.get(
    lotteryPaths.draws,
    openRoute(async (request) => {
      const house = context.houses.get(queryOf(request, 'gameId'))
      if (!house) return refuse('NOT_FOUND', 'gameId: no such lottery')
      const [open, past] = await Promise.all([
        listOpenDraws(context.db, house.gameId, context.clock.now(), house.ahead),
        listPastDraws(context.db, house.gameId, pastMax),
      ])
      const drawNos = open.map(({ draw_no }) => draw_no)
      const [factors, heat] = await Promise.all([
        listFactors(context.db, house.gameId, drawNos),
        listHeat(
          context.db,
          house.gameId,
          open.map(({ shared_round_id }) => shared_round_id),
        ),
      ])
      return ok({ open: open.map(viewDraw), past: past.map(viewDraw), factors, heat })
    }),
  )
  app.get(
    lotteryPaths.record(':id'),
    openRoute(async (request) => {
      const draw = await findDraw(context.db, idOf(request))
      const record = draw && recordOf(draw, await listPoolEnds(context.db, draw))
      return record ? ok(record) : refuse('NOT_FOUND', 'no draw of this id has been closed')
    }),
  )
  app.get(
    lotteryPaths.resultRecord(':id'),
    openRoute(async (request) => {
      const draw = await findDraw(context.db, idOf(request))
      const record = draw && (await resultRecordOf(context, draw))
      return record ? ok(record) : refuse('NOT_FOUND', 'no draw of somebody else of this id has been closed')
    }),
  )
  app.get(
    lotteryPaths.lotteries,
    openRoute(async () => ok(await listLotteries(context))),
  )
}

/** A basket of 500 lines with many numbers each. */
const basketBytesMax = 1_048_576

function ticketRoutes(app: FastifyInstance, context: LotteryContext): void {
  const kit = kitOf(context)
  app.post(
    lotteryPaths.tickets,
    { bodyLimit: basketBytesMax },
    playerRoute<Code>(
      kit,
      async ({ session: known, request }) => {
        const input = parseInput(BuyLotteryTickets, request.body)
        if (!input.ok) return input
        const session = await keepLimits(kit, known)
        const bought = await buyTickets(context, session, input.value)
        return bought.ok ? ok({ tickets: await listTickets(context, session, bought.value) }) : bought
      },
      statuses,
    ),
  )
  app.get(
    lotteryPaths.tickets,
    playerRoute(kit, async ({ session, request }) => {
      const [before, gameId] = [queryOf(request, 'before'), queryOf(request, 'gameId')]
      return ok({ tickets: await listTickets(context, session, { before, gameId }) })
    }),
  )
  app.get(
    lotteryPaths.ticket(':id'),
    playerRoute(kit, async ({ session, request }) => {
      const [ticket] = await listTickets(context, session, { ticketId: idOf(request) })
      const draw = ticket && (await findDraw(context.db, ticket.draw.drawId))
      if (!draw) return refuse('NOT_FOUND', 'no such ticket')
      const record = recordOf(draw, await listPoolEnds(context.db, draw))
      const resultRecord = await resultRecordOf(context, draw)
      const paths = record || resultRecord ? await pathsOf(context, draw, ticket.ticketId) : []
      return ok({ ticket, record: record ?? null, ...(resultRecord && { resultRecord }), paths })
    }),
  )
  app.post(
    lotteryPaths.shownTicket(':id'),
    openRoute(async (request) => {
      const input = parseInput(ShowLotteryTicket, request.body)
      return input.ok ? showTicket(context, idOf(request), input.value.signature) : input
    }),
  )
  app.post(
    lotteryPaths.cancel(':id'),
    playerRoute<Code>(kit, ({ session, request }) => cancelTicket(context, session, idOf(request)), statuses),
  )
}

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id.slice(0, 64)

/** Empty where it is not told. */
function queryOf(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.slice(0, 64) : ''
}
