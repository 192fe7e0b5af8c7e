import { AmountFromZero, Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { VendorExposure, VendorTableSetup, VendorTableSetups } from '../vendor/psw-table-setups.ts'
import { VendorTipList } from '../vendor/psw-tips.ts'

export { tableSpeeds, tableTiers } from '../base/game-words.ts'

/** What a table takes in a currency, as decimal amounts; the last three are of tables with places for chips. */
export const TableLimits = z.object({
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  stakeMin: AmountFromZero,
  stakeMax: AmountFromZero,
  payoutMax: AmountFromZero,
  groups: z
    .array(z.object({ group: z.string().min(1).max(32), min: AmountFromZero, max: AmountFromZero }))
    .max(20)
    .optional(),
  roundMax: AmountFromZero.optional(),
  exposureMax: AmountFromZero.optional(),
  behindMax: AmountFromZero.optional(),
})
export type TableLimits = z.infer<typeof TableLimits>

/** All that staff say of a table of the house studio. */
export const TableSetup = VendorTableSetup.extend({ limits: z.array(TableLimits).min(1).max(10) })
export type TableSetup = z.infer<typeof TableSetup>

const RiskCap = z.object({ currency: z.string().regex(/^[A-Z]{3,5}$/), cap: AmountFromZero })

export const TableSetupList = z.object({
  tables: z.array(
    VendorTableSetups.shape.tables.element.extend({
      limits: z.array(TableLimits),
      /** Asked for by one person, while another has not decided. */
      wish: OpenWish.optional(),
    }),
  ),
  /** New tables that wait for a second person. */
  wished: z.array(z.object({ tableId: z.string(), names: VendorTableSetup.shape.names, wish: OpenWish })),
  rules: z.array(VendorTableSetups.shape.rules.element.extend({ limits: z.array(TableLimits) })),
  riskCaps: z.array(RiskCap.extend({ riskGroup: z.string() })),
})
export type TableSetupList = z.infer<typeof TableSetupList>

/** What open rounds may cost the house at worst, for money, as decimal amounts. */
export const TableExposure = z.object({
  books: z.array(VendorExposure.shape.books.element.extend({ worst: Money, held: Money, cap: Money })),
  groups: z.array(VendorExposure.shape.groups.element.extend({ held: Money, cap: Money })),
  places: z.array(VendorExposure.shape.places.element.extend({ stake: Money })),
  players: z.number().int(),
})
export type TableExposure = z.infer<typeof TableExposure>

/** What players gave whoever dealt, and what was paid out of it: by shift, and by day where nobody has shifts. */
export const TableTips = z.object({
  list: z.array(
    VendorTipList.shape.tips.element.extend({
      /** The shift, or `day:` with the day. */
      shiftKey: Id,
      given: Money,
      paid: Money,
      open: Money,
      isOver: z.boolean(),
      paidAt: Time.optional(),
      paidBy: z.array(z.string()).optional(),
      /** The wish to mark what is open as paid. */
      wish: OpenWish.optional(),
    }),
  ),
})
export type TableTips = z.infer<typeof TableTips>

/** How tables of the house studio are set up, and what they may cost. */
export const staffTableSetups = {
  tableSetups: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/table-setups',
    summary: 'How every table is set up, what a further one can be made of, and what waits for a second person',
    input: z.object({}),
    value: TableSetupList,
  }),
  askTableSetup: route({
    method: 'POST',
    audience: 'staff',
    permission: 'vendors.manage',
    path: '/staff/table-setups',
    summary:
      'Ask for a new table, or for other limits of one; it holds when another person says yes, from the next round on',
    input: z.object({
      isNew: z.boolean(),
      table: TableSetup,
      /** Of the group that the table is in; those of other currencies stay. */
      riskCaps: z.array(RiskCap).max(10),
      reason: z.string().trim().min(3).max(280),
    }),
    value: TableSetupList,
  }),
  tableExposure: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/table-exposure',
    summary: 'What open rounds may cost the house, table by table; of one table also what lies on each place',
    input: z.object({ tableId: Id.optional() }),
    value: TableExposure,
  }),
  tableTips: route({
    method: 'GET',
    audience: 'staff',
    permission: 'reports.read',
    path: '/staff/table-tips',
    summary: 'What players gave whoever dealt, by table and shift',
    input: z.object({ days: z.coerce.number().int().min(1).max(90).default(7) }),
    value: TableTips,
  }),
  payTips: route({
    method: 'POST',
    audience: 'staff',
    permission: 'adjustments.decide',
    path: '/staff/table-tips/pay',
    summary:
      'Mark all open tips of a shift that is over as paid to whoever dealt; above the threshold a second person decides',
    input: z.object({
      tableId: Id,
      shiftKey: Id,
      currency: z.string().regex(/^[A-Z]{3,5}$/),
      /** What is open, as it was seen. */
      amount: AmountFromZero,
      reason: z.string().trim().min(3).max(280),
      requestId: z.uuid(),
    }),
    value: z.object({}),
  }),
}
