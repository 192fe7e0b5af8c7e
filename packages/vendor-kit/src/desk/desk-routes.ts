import { VendorDeskActsQuery } from '@fairground/contract/psw'
import { StaffDeskOpen, staffDeskUrl, VendorStaffDeskTicket } from '@fairground/contract/staff-desk'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { parseInput } from '../lib/parse-input.ts'
import { parseBody, sendCode } from '../portal/portal-scope.ts'
import { openRoute } from '../sessions/player-route.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { listDeskActs } from './desk-acts.ts'
import { type DeskKit, findDeskStaff, newDeskTicket, openDesk } from './desk-session.ts'
import type { DeskStaff } from './desk-staff.ts'

/** What the portal calls of a desk, in the scope of its signed calls: tickets for its page, and what was done there. */
export function deskPortalRoutes(app: FastifyInstance, kit: VendorKit, page: string): void {
  app.post('/desk/tickets', async (request, reply) => {
    const input = parseBody(VendorStaffDeskTicket, request)
    if (!input.ok) return sendCode(kit, reply, 'BAD_REQUEST', input.message)
    return { url: staffDeskUrl(kit.config.url, page, newDeskTicket(kit, input.value)) }
  })
  deskActsRoute(app, kit)
}

/** What was done at the desks, told to the portal page by page. */
export function deskActsRoute(app: FastifyInstance, kit: VendorKit): void {
  app.get('/desk/acts', async (request, reply) => {
    const input = parseInput(VendorDeskActsQuery, request.query)
    const acts = input.ok ? await listDeskActs(kit, input.value.cursor) : undefined
    return acts ?? sendCode(kit, reply, 'BAD_REQUEST', 'cursor: not one of this feed')
  })
}

/** Opens a page of the desk with its ticket, and shows it what there is to see. */
export const openDeskRoute = (kit: DeskKit, viewOf: (staff: DeskStaff) => Promise<object>) =>
  openRoute(async ({ body }) => {
    const input = parseInput(StaffDeskOpen, body)
    if (!input.ok) return input
    const opened = await openDesk(kit, input.value.ticket)
    if (!opened.ok) return opened
    const { staff, ...session } = opened.value
    return ok({ ...session, view: await viewOf(staff) })
  })

type Work = (staff: DeskStaff, request: FastifyRequest) => Promise<Outcome<object>>

/** A route for the page of a desk. Who calls is looked up at every call. */
export const deskRoute = (kit: DeskKit, work: Work) =>
  openRoute(async (request) => {
    const staff = await findDeskStaff(kit, request)
    return staff ? work(staff, request) : refuse('SESSION_EXPIRED', 'no open desk for this token')
  })
