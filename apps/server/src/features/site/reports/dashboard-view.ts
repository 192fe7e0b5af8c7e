import type { Dashboard } from '@fairground/contract'
import { type CurrencyCode, formatAmount } from '@fairground/money'
import type { z } from 'zod'

/** Sums of one day, in minor units as the database writes them. */
export interface DayRow {
  day: string
  stakes_minor: string
  payouts_minor: string
  deposits_minor: string
  withdrawals_minor: string
}

/** What stands now, in minor units as the database writes them. */
export interface TotalRow {
  pending_deposits: string
  pending_withdrawals: string
  pending_withdrawals_minor: string
  waiting_since: Date | null
  members_total: string
  members_new_today: string
  players_today: string
  member_liability_minor: string
}

interface Figures {
  currency: CurrencyCode
  now: Date
  days: readonly DayRow[]
  totals: TotalRow
}

export function dashboard({ currency, now, days, totals }: Figures): z.infer<typeof Dashboard> {
  const money = (amountMinor: string | bigint) => formatAmount(BigInt(amountMinor), currency)
  const today = days.at(-1)
  const stakesMinor = BigInt(today?.stakes_minor ?? 0)
  const payoutsMinor = BigInt(today?.payouts_minor ?? 0)
  const since = totals.waiting_since
  return {
    currency,
    pendingDeposits: Number(totals.pending_deposits),
    pendingWithdrawals: Number(totals.pending_withdrawals),
    pendingWithdrawalsAmount: money(totals.pending_withdrawals_minor),
    longestWaitSeconds: since ? Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000)) : undefined,
    membersTotal: Number(totals.members_total),
    membersNewToday: Number(totals.members_new_today),
    playersToday: Number(totals.players_today),
    stakesToday: money(stakesMinor),
    payoutsToday: money(payoutsMinor),
    ggrToday: money(stakesMinor - payoutsMinor),
    memberLiability: money(totals.member_liability_minor),
    days: days.map((row) => ({
      day: row.day,
      stakes: money(row.stakes_minor),
      payouts: money(row.payouts_minor),
      deposits: money(row.deposits_minor),
      withdrawals: money(row.withdrawals_minor),
    })),
  }
}
