import { policy } from './policy.ts'
import { amount, count, hours, percent, type Rule, text } from './rule.ts'

/** What rules of laundering look at; each part is there where there was anything of it. Money in minor units. */
export interface LaunderingFigures {
  /** The most deposits of 80 to 99 % of the reporting threshold within 24 hours. */
  nearThreshold?: { count: number; sumMinor: bigint }
  /** 72 hours: paid in, staked, asked to be paid out. */
  passThrough?: { depositedMinor: bigint; stakedMinor: bigint; withdrawnMinor: bigint }
  /** Rounds in which an account of one hand with this one won what this one lost, within 24 hours. */
  opposite?: { rounds: number; account: string; coverPercent: number }
  /** Hands of 30 days at one table in which this one lost and the same other one won. */
  dumping?: { hands: number; account: string; lostMinor: bigint; sharePercent: number }
  /** Money that went round through transfers within 30 days and came back. */
  ring?: { accounts: readonly string[]; sentMinor: bigint; returnedMinor: bigint }
  /** A payout asked for today to an account added so long ago. */
  payout?: { ageMs: number; amountMinor: bigint }
  /** Accounts of one hand with this one. */
  linked?: { accounts: readonly string[]; trait: string }
  /** Turnover of 14 days that counts for nothing because it risks next to nothing. */
  lowRisk?: { sharePercent: number; stakedMinor: bigint; cohortMinor: bigint }
  /** Seats at tables of players taken and left again within 7 days, with few hands or next to no bets. */
  seats?: { count: number; boughtMinor: bigint }
  /** Nothing for so many days, then paid in and out within 7. */
  dormant?: { days: number; depositedMinor: bigint; withdrawnMinor: bigint }
}

type LaunderingRule = Rule<LaunderingFigures>
const weight = { version: 1, points: 30 } as const
const heavy = { version: 1, points: 60 } as const
const dayMs = 86_400_000

/** The signs of laundering. Each opens a case: nothing follows by itself, and the player is never told. */
export const launderingRules: readonly LaunderingRule[] = [
  {
    ...{ id: 'L-01', ...heavy, restDays: 7 },
    find: ({ nearThreshold: near }) =>
      near && near.count >= 3
        ? [count('count', near.count), amount('amount', near.sumMinor), amount('threshold', policy.reportMinor)]
        : undefined,
  },
  {
    ...{ id: 'L-02', ...heavy, restDays: 7 },
    find({ passThrough: through }) {
      if (!through || through.withdrawnMinor < policy.smallMinor || through.depositedMinor < policy.smallMinor)
        return undefined
      const { depositedMinor, stakedMinor, withdrawnMinor } = through
      // A payout of winnings from before is no pass through.
      if (stakedMinor >= depositedMinor || withdrawnMinor * 2n < depositedMinor) return undefined
      return [
        amount('deposited', depositedMinor),
        amount('withdrawn', withdrawnMinor),
        percent('percent', Number((stakedMinor * 100n) / depositedMinor)),
      ]
    },
  },
  {
    ...{ id: 'L-03', ...heavy, restDays: 7 },
    find: ({ opposite }) =>
      opposite && opposite.rounds >= 5 && opposite.coverPercent >= 90
        ? [
            count('count', opposite.rounds),
            text('account', opposite.account),
            percent('percent', opposite.coverPercent),
          ]
        : undefined,
  },
  {
    ...{ id: 'L-04', ...heavy, restDays: 30 },
    find({ dumping }) {
      if (!dumping || dumping.hands < 5 || dumping.sharePercent < 80 || dumping.lostMinor < policy.smallMinor)
        return undefined
      const { hands, account, lostMinor } = dumping
      return [count('count', hands), text('account', account), amount('amount', lostMinor)]
    },
  },
  {
    ...{ id: 'L-05', ...heavy, restDays: 30 },
    find({ ring }) {
      if (!ring || ring.sentMinor < policy.smallMinor || ring.returnedMinor * 2n < ring.sentMinor) return undefined
      const { accounts, sentMinor, returnedMinor } = ring
      return [text('accounts', accounts.join(' → ')), amount('sent', sentMinor), amount('returned', returnedMinor)]
    },
  },
  {
    ...{ id: 'L-06', ...weight, restDays: 7 },
    find: ({ payout }) =>
      payout && payout.ageMs <= 3 * dayMs && payout.amountMinor >= policy.smallMinor
        ? [hours('hours', payout.ageMs), amount('amount', payout.amountMinor)]
        : undefined,
  },
  {
    ...{ id: 'L-07', ...weight, restDays: 30 },
    find: ({ linked }) =>
      linked && linked.accounts.length >= 2
        ? [
            count('count', linked.accounts.length + 1),
            text('accounts', linked.accounts.slice(0, 3).join(', ')),
            text('trait', linked.trait),
          ]
        : undefined,
  },
  {
    ...{ id: 'L-08', ...weight, restDays: 14 },
    find: ({ lowRisk: low }) =>
      low && low.sharePercent >= 80 && low.stakedMinor >= low.cohortMinor && low.stakedMinor >= policy.smallMinor
        ? [percent('percent', low.sharePercent), amount('amount', low.stakedMinor)]
        : undefined,
  },
  {
    ...{ id: 'L-09', ...weight, restDays: 7 },
    find: ({ seats }) =>
      seats && seats.count >= 3 && seats.boughtMinor >= policy.smallMinor
        ? [count('count', seats.count), amount('amount', seats.boughtMinor)]
        : undefined,
  },
  {
    ...{ id: 'L-10', ...weight, restDays: 30 },
    find({ dormant }) {
      if (!dormant || dormant.days < 180 || dormant.withdrawnMinor < policy.smallMinor) return undefined
      const { days, depositedMinor, withdrawnMinor } = dormant
      return [count('days', days), amount('deposited', depositedMinor), amount('withdrawn', withdrawnMinor)]
    },
  },
]
