import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { tableCauses, tableStates, VendorTable } from '../vendor/psw-tables.ts'

export type { TableCause, TableState } from '../vendor/psw-tables.ts'
export { tableCauses, tableStates } from '../vendor/psw-tables.ts'

/** A table of the house studio as it is now, with what staff have asked of it. */
export const StaffTable = VendorTable.omit({ limits: true }).extend({
  /** Of one bet, as decimal amounts; what staff set beyond that stands with the limits of stakes. */
  limits: z.array(
    z.object({ currency: z.string(), stakeMin: z.string(), stakeMax: z.string(), payoutMax: z.string() }),
  ),
  /** Asked for, while the studio has not answered. */
  asked: z.object({ state: z.enum(tableStates), at: Time }).optional(),
})
export type StaffTable = z.infer<typeof StaffTable>

/** The tables of the house studio. */
export const staffTables = {
  openDealerDesk: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.deal',
    path: '/staff/studio-tables/{tableId}/desk',
    summary: 'An address at which the studio shows the desk of a dealer’s table, once, within a minute',
    input: z.object({ tableId: Id, language: z.enum(['vi', 'en']) }),
    value: z.object({ url: z.string() }),
  }),
  studioTables: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/studio-tables',
    summary: 'Every table of the house studio with the round that is under way at it',
    input: z.object({}),
    value: z.object({ list: z.array(StaffTable) }),
  }),
  changeTableState: route({
    method: 'POST',
    audience: 'staff',
    permission: 'games.stop',
    path: '/staff/studio-tables/{tableId}/state',
    summary: 'Open, pause or close a table; a round under way is finished and paid in any case',
    input: z.object({
      tableId: Id,
      state: z.enum(tableStates),
      /** What players are told; not of an open table. */
      cause: z.enum(tableCauses).optional(),
      reason: z.string().trim().min(3).max(280),
    }),
    value: z.object({ list: z.array(StaffTable) }),
  }),
}
