import { Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { shiftFaults, VendorShifts } from '../vendor/psw-shifts.ts'

const Shift = VendorShifts.shape.shifts.element

/** Who deals at a table: what is planned, what was dealt, and who may be planned. */
export const TableShifts = z.object({
  plans: VendorShifts.shape.plans,
  shifts: z.array(Shift.extend({ tips: z.array(z.object({ currency: z.string(), amount: Money })).optional() })),
  dealers: z.array(z.object({ staffId: Id, name: z.string() })),
  /** Why the last wish about a plan was not carried out. */
  fault: z.object({ rule: z.enum(shiftFaults), tableId: z.string().optional() }).optional(),
})
export type TableShifts = z.infer<typeof TableShifts>

/** Shifts of dealers at the tables of the house studio. */
export const staffTableShifts = {
  tableShifts: route({
    method: 'GET',
    audience: 'staff',
    permission: 'tables.deal',
    path: '/staff/table-shifts',
    summary: 'Planned and past shifts of a dealer’s table',
    input: z.object({ tableId: Id }),
    value: TableShifts,
  }),
  planShift: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.supervise',
    path: '/staff/table-shifts',
    summary: 'Plan who deals at a table; the table closes when the plan is over',
    input: z.object({ tableId: Id, dealerId: Id, startsAt: Time, endsAt: Time }),
    value: TableShifts,
  }),
  cancelShift: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.supervise',
    path: '/staff/table-shifts/{planId}/cancel',
    summary: 'Take a planned shift back that nobody has opened',
    input: z.object({ planId: Id, tableId: Id }),
    value: TableShifts,
  }),
}
