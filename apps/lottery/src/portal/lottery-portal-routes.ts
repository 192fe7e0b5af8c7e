import { lotteryDeskUrl, VendorLotteryDeskTicket } from '@fairground/contract/lottery-desk'
import { VendorDeskActsQuery, VendorDrawsQuery } from '@fairground/contract/psw'
import { parseBody, parseInput, portalRoutes, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { kitOf, type LotteryContext } from '../context.ts'
import { newDeskTicket } from '../desk/desk-session.ts'
import { listDeskActs } from '../desk/list-acts.ts'
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
  app.post('/desk/tickets', async (request, reply) => {
    const input = parseBody(VendorLotteryDeskTicket, request)
    if (!input.ok) return sendCode(kit, reply, 'BAD_REQUEST', input.message)
    return { url: lotteryDeskUrl(context.config.url, newDeskTicket(context, input.value)) }
  })
  app.get('/desk/acts', async (request, reply) => {
    const input = parseInput(VendorDeskActsQuery, request.query)
    const page = input.ok ? await listDeskActs(context, input.value.cursor) : undefined
    return page ?? sendCode(kit, reply, 'BAD_REQUEST', 'cursor: not one of this feed')
  })
}
