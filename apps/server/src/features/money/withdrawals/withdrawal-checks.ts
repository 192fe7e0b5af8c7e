import { isSameName, type ReviewCheck } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { z } from 'zod'
import type { Withdrawal } from './withdrawal.ts'

type Check = z.infer<typeof ReviewCheck>

/** A payout account younger than this is looked at twice. */
const accountAgeHoursMin = 72
const countPerDayUsual = 3

export interface ReviewFacts {
  payoutAccountAddedAt: Date
  accountName: string
  payeeName: string | undefined
  /** Of the last approved deposit; undefined when there never was one. */
  lastDepositMinor: bigint | undefined
  /** Stakes less rollbacks since that deposit, or ever. */
  stakedMinor: bigint
  /** Requests in the 24 hours up to this one, itself included. */
  countPerDay: number
}

/** What the reviewer should see, each fact with a verdict. Keys are texts of the console catalogue (`check.…`). */
export function reviewChecks(withdrawal: Withdrawal, facts: ReviewFacts): Check[] {
  return [
    accountAge(withdrawal, facts),
    ownName(facts),
    turnover(withdrawal, facts),
    frequency(facts),
    twoPeople(withdrawal),
  ]
}

function accountAge({ createdAt }: Withdrawal, { payoutAccountAddedAt }: ReviewFacts): Check {
  const hours = Math.floor((createdAt.getTime() - payoutAccountAddedAt.getTime()) / 3_600_000)
  return { key: 'check.accountAge', isGood: hours >= accountAgeHoursMin, args: { hours, hoursMin: accountAgeHoursMin } }
}

function ownName({ accountName, payeeName }: ReviewFacts): Check {
  return {
    key: 'check.ownName',
    isGood: payeeName !== undefined && isSameName(accountName, payeeName),
    args: { accountName },
  }
}

function turnover({ currency }: Withdrawal, { stakedMinor, lastDepositMinor }: ReviewFacts): Check {
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
  const isGood = lastDepositMinor !== undefined && stakedMinor >= lastDepositMinor
  return {
    key: 'check.turnover',
    isGood,
    args: { staked: amount(stakedMinor), deposited: amount(lastDepositMinor ?? 0n) },
  }
}

function frequency({ countPerDay }: ReviewFacts): Check {
  return { key: 'check.frequency', isGood: countPerDay <= countPerDayUsual, args: { count: countPerDay } }
}

function twoPeople({ approvalsNeeded, approvals }: Withdrawal): Check {
  return {
    key: 'check.twoPeople',
    isGood: approvals.length >= approvalsNeeded - 1,
    args: { needed: approvalsNeeded, given: approvals.length },
  }
}
