import type { RevenueReport } from '@fairground/contract'
import { type CurrencyCode, formatAmount } from '@fairground/money'

/** Sums of a day, vendor and category, in minor units as the database writes them. */
export interface RevenueRow {
  day: string
  vendor_id: string
  vendor_name: string
  game_type: string
  bet_count: string
  stakes_minor: string
  payouts_minor: string
}

/** What the house gave away on a day, in minor units. */
export interface CostRow {
  day: string
  bonuses_minor: string
  rebates_minor: string
}

interface Sums {
  betCount: number
  stakesMinor: bigint
  payoutsMinor: bigint
}

interface Costs {
  bonusesMinor: bigint
  rebatesMinor: bigint
}

interface Figures {
  currency: CurrencyCode
  /** First and last day. */
  from: string
  to: string
  rows: readonly RevenueRow[]
  costs: readonly CostRow[]
}

/** The rows of a span by day, by vendor and by category; each of the three sums to the same total. */
export function viewRevenue({ currency, from, to, rows, costs }: Figures): RevenueReport {
  const money = (amountMinor: bigint) => formatAmount(amountMinor, currency)
  const view = ({ betCount, stakesMinor, payoutsMinor }: Sums) => ({
    betCount,
    stakes: money(stakesMinor),
    payouts: money(payoutsMinor),
    ggr: money(stakesMinor - payoutsMinor),
  })
  const viewNet = (sums: Sums, { bonusesMinor, rebatesMinor }: Costs) => ({
    ...view(sums),
    bonuses: money(bonusesMinor),
    rebates: money(rebatesMinor),
    ngr: money(sums.stakesMinor - sums.payoutsMinor - bonusesMinor - rebatesMinor),
  })
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const costsByDay = Map.groupBy(costs, ({ day }) => day)
  return {
    currency,
    total: viewNet(sumOf(rows), costOf(costs)),
    days: daysBetween(from, to).map((day) => ({
      day,
      ...viewNet(sumOf(byDay.get(day) ?? []), costOf(costsByDay.get(day) ?? [])),
    })),
    vendors: largestFirst(Map.groupBy(rows, (row) => row.vendor_id)).map(([vendorId, own]) => ({
      vendorId,
      name: own[0]?.vendor_name ?? vendorId,
      ...view(sumOf(own)),
    })),
    categories: largestFirst(Map.groupBy(rows, (row) => row.game_type)).map(([gameType, own]) => ({
      gameType,
      ...view(sumOf(own)),
    })),
  }
}

const sumOf = (rows: readonly RevenueRow[]): Sums => ({
  betCount: rows.reduce((sum, row) => sum + Number(row.bet_count), 0),
  stakesMinor: rows.reduce((sum, row) => sum + BigInt(row.stakes_minor), 0n),
  payoutsMinor: rows.reduce((sum, row) => sum + BigInt(row.payouts_minor), 0n),
})

const costOf = (rows: readonly CostRow[]): Costs => ({
  bonusesMinor: rows.reduce((sum, row) => sum + BigInt(row.bonuses_minor), 0n),
  rebatesMinor: rows.reduce((sum, row) => sum + BigInt(row.rebates_minor), 0n),
})

const largestFirst = (groups: Map<string, RevenueRow[]>): [string, RevenueRow[]][] =>
  [...groups].sort(([, left], [, right]) => {
    const difference = sumOf(right).stakesMinor - sumOf(left).stakesMinor
    return difference > 0n ? 1 : difference < 0n ? -1 : 0
  })

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (const date = new Date(`${from}T00:00:00Z`); ; date.setUTCDate(date.getUTCDate() + 1)) {
    const day = date.toISOString().slice(0, 10)
    if (day > to) return days
    days.push(day)
  }
}
