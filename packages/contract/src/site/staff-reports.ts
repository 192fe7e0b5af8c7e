import { Money } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { ProtectionReport } from './staff-protection-report.ts'

export type { ProtectionReport } from './staff-protection-report.ts'

/** Days of one report. */
export const reportDaysMax = 92

const Figures = z.object({
  /** Bets that stand: one that was taken back counts neither here nor among the stakes. */
  betCount: z.number().int(),
  stakes: Money,
  /** Everything that vendors paid: wins. */
  payouts: Money,
  /** Stakes less payouts. */
  ggr: Money,
})

/** With what the house gave away: no vendor and no category carries it. */
const NetFigures = Figures.extend({
  bonuses: Money,
  rebates: Money,
  /** GGR less bonuses and rebates. */
  ngr: Money,
})

export const RevenueReport = z.object({
  currency: z.string(),
  total: NetFigures,
  /** Oldest first, days without anything too. */
  days: z.array(NetFigures.extend({ day: z.iso.date() })),
  /** Largest stakes first. */
  vendors: z.array(Figures.extend({ vendorId: z.string(), name: z.string() })),
  categories: z.array(Figures.extend({ gameType: z.string() })),
})
export type RevenueReport = z.infer<typeof RevenueReport>

export const reconciliationSources = [
  'deposits',
  'payouts',
  'adjustments',
  'memberTransfers',
  'contractIncomes',
  'rebates',
  'cashBacks',
  'rewards',
  'walletTransfers',
  'points',
  'bets',
  'tips',
  'wins',
  'rollbacks',
] as const

export const differenceKinds = ['notInLedger', 'notInOrders', 'amountDiffers'] as const

/** An order and the books do not say the same. */
export const Difference = z.object({
  kind: z.enum(differenceKinds),
  /** Of the order: a deposit, a payout, a vendor's transaction. */
  id: z.string(),
  /** Where the ledger has it. */
  transferId: z.string().optional(),
  orderAmount: Money.optional(),
  ledgerAmount: Money.optional(),
})
export type Difference = z.infer<typeof Difference>

const Side = z.object({ count: z.number().int(), amount: Money })

export const ReconciliationLine = z.object({
  source: z.enum(reconciliationSources),
  /** Whose bets and wins. */
  vendorId: z.string().optional(),
  vendorName: z.string().optional(),
  orders: Side,
  ledger: Side,
  differenceCount: z.number().int(),
  /** The first of them. */
  differences: z.array(Difference),
})
export type ReconciliationLine = z.infer<typeof ReconciliationLine>

const Days = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < reportDaysMax * 86_400_000, {
    path: ['to'],
  })

const reads = { audience: 'staff', permission: 'reports.read', method: 'GET' } as const

/** Deposits and withdrawals, summed from the ledger. */
export const staffReports = {
  revenueReport: route({
    ...reads,
    path: '/staff/reports/revenue',
    summary: 'Stakes, payouts, GGR and NGR by day, vendor and category, of days of the site’s time zone',
    input: Days,
    value: RevenueReport,
  }),
  protectionReport: route({
    ...reads,
    path: '/staff/reports/protection',
    summary: 'Limits, breaks, exclusions and funds in open rounds by day, days without any too',
    input: Days,
    value: ProtectionReport,
  }),
  reconciliation: route({
    ...reads,
    path: '/staff/reports/reconciliation',
    summary: 'The books of one day held against the orders they were posted for; every difference by name',
    input: z.object({ day: z.iso.date() }),
    value: z.object({ currency: z.string(), lines: z.array(ReconciliationLine) }),
  }),
}
