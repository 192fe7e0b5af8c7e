import { VendorShiftCancel, VendorShiftPlan, VendorShiftsQuery } from '@fairground/contract/psw'
import { deskActsRoute, parseBody, parseInput, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { listShifts } from '../dealer/shifts/list-shifts.ts'
import { cancelShift, planShift } from '../dealer/shifts/plan-shift.ts'

/** Who deals at the tables, and what was done at their desks. */
export function shiftRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/tables/shifts', async (request, reply) => {
    const input = parseInput(VendorShiftsQuery, request.query)
    return input.ok ? listShifts(context, input.value.tableId) : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
  app.post('/tables/shifts', async (request, reply) => {
    const plan = parseBody(VendorShiftPlan, request)
    return plan.ok ? planShift(context, plan.value) : sendCode(context, reply, 'BAD_REQUEST', plan.message)
  })
  app.post('/tables/shifts/cancel', async (request, reply) => {
    const cancel = parseBody(VendorShiftCancel, request)
    return cancel.ok ? cancelShift(context, cancel.value) : sendCode(context, reply, 'BAD_REQUEST', cancel.message)
  })
  deskActsRoute(app, context)
}
