import { LotteryDeskAct, lotteryDeskPaths } from '@fairground/contract/lottery-desk'
import { deskRoute, ok, openDeskRoute, parseInput, refuse } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { deskKitOf, type LotteryContext } from '../context.ts'
import { findDraw } from '../draws/draw-store.ts'
import { actAtDesk } from './desk-acts.ts'
import { viewDesk } from './view-desk.ts'
import { viewLottery } from './view-lottery.ts'
import { viewNumbers } from './view-numbers.ts'

const Text = z.string().max(64)
const OfLottery = z.object({ gameId: Text })
const OfNumbers = z.object({ drawId: Text, play: Text, currency: Text })

/** What the page of the desk calls. */
export function deskRoutes(app: FastifyInstance, context: LotteryContext): void {
  const kit = deskKitOf(context)
  app.post(
    lotteryDeskPaths.open,
    openDeskRoute(kit, (staff) => viewDesk(context, staff)),
  )
  app.get(
    lotteryDeskPaths.view,
    deskRoute(kit, async (staff) => ok(await viewDesk(context, staff))),
  )
  app.get(
    lotteryDeskPaths.lottery,
    deskRoute(kit, async (staff, { query }) => {
      const input = parseInput(OfLottery, query)
      if (!input.ok) return input
      if (!context.houses.has(input.value.gameId)) return refuse('NOT_FOUND', 'gameId: no such lottery')
      return ok(await viewLottery(context, staff, input.value.gameId))
    }),
  )
  app.get(
    lotteryDeskPaths.numbers,
    deskRoute(kit, async (_staff, { query }) => {
      const input = parseInput(OfNumbers, query)
      if (!input.ok) return input
      const draw = await findDraw(context.db, input.value.drawId)
      if (!draw) return refuse('NOT_FOUND', 'drawId: no such draw')
      return ok(await viewNumbers(context, { ...input.value, gameId: draw.table_id }))
    }),
  )
  app.post(
    lotteryDeskPaths.act,
    deskRoute(kit, async (staff, { body }) => {
      const input = parseInput(LotteryDeskAct, body)
      return input.ok ? ok({ result: await actAtDesk(context, staff, input.value) }) : input
    }),
  )
}
