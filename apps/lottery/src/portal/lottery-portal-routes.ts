import { lotteryDeskPage } from '@fairground/contract/lottery-desk'
import { VendorDrawsQuery } from '@fairground/contract/psw'
import { deskPortalRoutes, parseInput, portalRoutes, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { kitOf, type LotteryContext } from '../context.ts'
import { listDrawn } from './draw-feed.ts'
import { portalSide } from './portal-side.ts'

/** What the portal calls: what every vendor offers, the draws, and the desk of the staff. */
export function lotteryPortalRoutes(app: FastifyInstance, context: LotteryContext): void {
  const kit = kitOf(context)
  portalRoutes(app, kit, portalSide(context))
  app.get('/draws', async (request, reply) => {
    const input = parseInput(VendorDrawsQuery, request.query)
    return input.ok
      ? listDrawn(context, new Date(input.value.since))
      : sendCode(kit, reply, 'BAD_REQUEST', input.message)
  })
  deskPortalRoutes(app, kit, lotteryDeskPage)
}
