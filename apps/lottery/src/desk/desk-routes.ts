import { LotteryDeskAct, LotteryDeskOpen, lotteryDeskPaths } from '@fairground/contract/lottery-desk'
import { type Outcome, ok, openRoute, parseInput, refuse } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { LotteryContext } from '../context.ts'
import { findDraw } from '../draws/draw-store.ts'
import { actAtDesk } from './desk-acts.ts'
import { type DeskStaff, findDeskStaff, openDesk } from './desk-session.ts'
import { viewDesk } from './view-desk.ts'
import { viewLottery } from './view-lottery.ts'
import { viewNumbers } from './view-numbers.ts'

const Text = z.string().max(64)
const OfLottery = z.object({ gameId: Text })
const OfNumbers = z.object({ drawId: Text, play: Text, currency: Text })

/** What the page of the desk calls. Who calls is looked up at every call. */
export function deskRoutes(app: FastifyInstance, context: LotteryContext): void {
  app.post(
    lotteryDeskPaths.open,
    openRoute(async ({ body }) => {
      const input = parseInput(LotteryDeskOpen, body)
      if (!input.ok) return input
      const opened = await openDesk(context, input.value.ticket)
      if (!opened.ok) return opened
      const { staff, ...session } = opened.value
      return ok({ ...session, view: await viewDesk(context, staff) })
    }),
  )
  app.get(
    lotteryDeskPaths.view,
    forDesk(context, async (staff) => ok(await viewDesk(context, staff))),
  )
  app.get(
    lotteryDeskPaths.lottery,
    forDesk(context, async (staff, { query }) => {
      const input = parseInput(OfLottery, query)
      if (!input.ok) return input
      if (!context.houses.has(input.value.gameId)) return refuse('NOT_FOUND', 'gameId: no such lottery')
      return ok(await viewLottery(context, staff, input.value.gameId))
    }),
  )
  app.get(
    lotteryDeskPaths.numbers,
    forDesk(context, async (_staff, { query }) => {
      const input = parseInput(OfNumbers, query)
      if (!input.ok) return input
      const draw = await findDraw(context.db, input.value.drawId)
      if (!draw) return refuse('NOT_FOUND', 'drawId: no such draw')
      return ok(await viewNumbers(context, { ...input.value, gameId: draw.table_id }))
    }),
  )
  app.post(
    lotteryDeskPaths.act,
    forDesk(context, async (staff, { body }) => {
      const input = parseInput(LotteryDeskAct, body)
      return input.ok ? ok({ result: await actAtDesk(context, staff, input.value) }) : input
    }),
  )
}

type Work = (staff: DeskStaff, request: FastifyRequest) => Promise<Outcome<object>>

/** A route for the page of the desk. */
export const forDesk = (context: LotteryContext, work: Work) =>
  openRoute(async (request) => {
    const staff = await findDeskStaff(context, request)
    return staff ? work(staff, request) : refuse('SESSION_EXPIRED', 'no open desk for this token')
  })
