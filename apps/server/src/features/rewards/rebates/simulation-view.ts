import { type RewardKind, type RewardSimulation, rebateTypes } from '@fairground/contract'
import { type Currency, formatAmount } from '@fairground/money'
import type { PaidSum } from './simulation.ts'
import { addDays, mondayOf } from './site-week.ts'

interface Simulated {
  kind: RewardKind
  days: { from: string; to: string }
  currency: Currency
  memberCount: number
  draft: readonly PaidSum[]
  current: readonly PaidSum[]
}

/** Both rules side by side, by category, by level and by day or week; each of the three sums to the same total. */
export function viewSimulation(simulated: Simulated): RewardSimulation {
  const { kind, days, currency, memberCount, draft, current } = simulated
  const money = (amountMinor: bigint) => formatAmount(amountMinor, currency)
  const paid = (matches: (sum: PaidSum) => boolean) => {
    const total = (sums: readonly PaidSum[], pick: (sum: PaidSum) => bigint) =>
      money(sums.filter(matches).reduce((all, sum) => all + pick(sum), 0n))
    return {
      validBet: total(draft, ({ validMinor }) => validMinor),
      ggr: total(draft, ({ ggrMinor }) => ggrMinor),
      draft: total(draft, ({ amountMinor }) => amountMinor),
      current: total(current, ({ amountMinor }) => amountMinor),
    }
  }
  const ranks = [...new Set(draft.map(({ rank }) => rank))].toSorted((left, right) => left - right)
  return {
    ...days,
    memberCount,
    total: paid(() => true),
    categories: rebateTypes
      .filter((gameType) => draft.some((sum) => sum.gameType === gameType))
      .map((gameType) => ({ gameType, ...paid((sum) => sum.gameType === gameType) })),
    levels: ranks.map((rank) => ({ rank, ...paid((sum) => sum.rank === rank) })),
    days: periodsOf(kind, days).map((day) => ({ day, ...paid((sum) => sum.period === day) })),
  }
}

/** Days of a rebate, Mondays of a cash back. */
function periodsOf(kind: RewardKind, { from, to }: Simulated['days']): string[] {
  const step = kind === 'rebate' ? 1 : 7
  const periods: string[] = []
  for (let day = kind === 'rebate' ? from : mondayOf(from); day <= to; day = addDays(day, step)) periods.push(day)
  return periods
}
