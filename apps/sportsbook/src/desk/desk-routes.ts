import { SportsDeskAct, SportsDeskQuery, sportsDeskPaths } from '@fairground/contract/sports-desk'
import { deskRoute, ok, openDeskRoute, parseInput, refuse } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { deskKitOf, type SportsContext } from '../context.ts'
import { actAtDesk } from './desk-acts.ts'
import { listLargeBets } from './large-bets.ts'
import { viewDesk } from './view-desk.ts'
import { viewMatch } from './view-match.ts'

const OfMatch = z.object({ matchId: z.string().max(64).default('') })

/** What the page of the desk calls. */
export function deskRoutes(app: FastifyInstance, context: SportsContext): void {
  const kit = deskKitOf(context)
  app.post(
    sportsDeskPaths.open,
    openDeskRoute(kit, (staff) => viewDesk(context, staff, SportsDeskQuery.parse({}))),
  )
  app.get(
    sportsDeskPaths.view,
    deskRoute(kit, async (staff, { query }) => {
      const input = parseInput(SportsDeskQuery, query)
      return input.ok ? ok(await viewDesk(context, staff, input.value)) : input
    }),
  )
  app.get(
    sportsDeskPaths.match,
    deskRoute(kit, async (_staff, { query }) => {
      const input = parseInput(OfMatch, query)
      if (!input.ok) return input
      const match = await viewMatch(context, input.value.matchId)
      return match ? ok(match) : refuse('NOT_FOUND', 'matchId: no such match')
    }),
  )
  app.get(
    sportsDeskPaths.bets,
    deskRoute(kit, async (_staff, { query }) => {
      const input = parseInput(OfMatch, query)
      return input.ok ? ok({ bets: await listLargeBets(context, input.value.matchId) }) : input
    }),
  )
  app.post(
    sportsDeskPaths.acts,
    deskRoute(kit, async (staff, { body }) => {
      const input = parseInput(SportsDeskAct, body)
      return input.ok ? ok({ result: await actAtDesk(context, staff, input.value) }) : input
    }),
  )
}
