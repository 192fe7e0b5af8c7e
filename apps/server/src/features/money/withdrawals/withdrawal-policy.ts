import { formatAmount, getCurrency } from '@fairground/money'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { canDispute } from './dispute.ts'
import { canCancel, canConfirm, canPayPart, canReject, type Withdrawal } from './withdrawal.ts'

export const withdrawalLimits = { minMinor: 5_000_000n, maxMinor: 50_000_000_000n, countPerDayMax: 10 } as const

interface Wish {
  currency: string
  amountMinor: bigint
  /** Requests of the last 24 hours, cancelled ones too. */
  recentCount: number
}

/** The limit a new withdrawal would pass, or undefined. */
export function findPassedLimit({ currency, amountMinor, recentCount }: Wish): Refused | undefined {
  const { minMinor, maxMinor, countPerDayMax } = withdrawalLimits
  if (amountMinor < minMinor) return limit('min', formatAmount(minMinor, getCurrency(currency)))
  if (amountMinor > maxMinor) return limit('max', formatAmount(maxMinor, getCurrency(currency)))
  if (recentCount >= countPerDayMax) return limit('perDay', String(countPerDayMax))
  return undefined
}

const limit = (kind: string, bound: string): Refused => refuse('LIMIT', { value: { limit: { kind, bound } } })

/** Nothing is asked for while payouts rest; says for how many seconds more. */
export function pauseRefusal(pausedUntil: Date | undefined, now: Date): Refused | undefined {
  if (!pausedUntil) return undefined
  const retryAfter = Math.ceil((pausedUntil.getTime() - now.getTime()) / 1000)
  return refuse('PAYOUT_PAUSED', { value: { retryAfter } })
}

/** Above the limit two different people must say yes. */
export const approvalsNeededFor = (amountMinor: bigint, fourEyesAboveMinor: bigint): number =>
  amountMinor > fourEyesAboveMinor ? 2 : 1

/** Whether a repeated request id asks for what it asked for before. */
export const isSameWish = (withdrawal: Withdrawal, wish: { payoutAccountId: string; amountMinor: bigint }): boolean =>
  withdrawal.payoutAccountId === wish.payoutAccountId && withdrawal.amountMinor === wish.amountMinor

/** Scores from which a person looks at each withdrawal. */
const safeScoreMax = { harm: 65, laundering: 20 } as const

interface Standing {
  harm: number
  laundering: number
  isHeld: boolean
  isLookedInto: boolean
}

/** Whether one person may say yes to it with others in one go: it waits, every check is good, and nothing speaks against its owner. */
export const isSafe = (
  { state, approvalsNeeded }: Withdrawal,
  checks: readonly { isGood: boolean }[],
  { harm, laundering, isHeld, isLookedInto }: Standing,
): boolean =>
  state === 'submitted' &&
  approvalsNeeded === 1 &&
  checks.every(({ isGood }) => isGood) &&
  !isHeld &&
  !isLookedInto &&
  harm < safeScoreMax.harm &&
  laundering < safeScoreMax.laundering

export interface Reviewer {
  staffId: string
  permissions: readonly string[]
}

/** What this person may do with the withdrawal now. */
export function allowedFor(
  withdrawal: Withdrawal,
  { staffId, permissions }: Reviewer,
): ('approve' | 'reject' | 'ask' | 'pay' | 'answer')[] {
  if (!permissions.includes('withdrawals.decide')) return []
  const hasApproved = withdrawal.approvals.some((approval) => approval.staffId === staffId)
  const can = {
    approve: withdrawal.state === 'submitted' && !hasApproved,
    reject: canReject(withdrawal),
    ask: withdrawal.state === 'submitted',
    pay: canPayPart(withdrawal),
    answer: withdrawal.state === 'disputed',
  }
  return (['approve', 'reject', 'ask', 'pay', 'answer'] as const).filter((action) => can[action])
}

/** What its owner may do with the withdrawal now; taking it back only where the rules of protection let him. */
export function allowedForOwner(
  withdrawal: Withdrawal,
  mayCancel: boolean,
): ('cancel' | 'received' | 'fullPayment' | 'notReceived' | 'reply')[] {
  const can = {
    cancel: mayCancel && canCancel(withdrawal),
    received: canConfirm(withdrawal, 'received') || withdrawal.state === 'disputed',
    fullPayment: canConfirm(withdrawal, 'full_payment'),
    notReceived: canDispute(withdrawal),
    reply: withdrawal.state === 'disputed' || withdrawal.state === 'info_needed',
  }
  return (['cancel', 'received', 'fullPayment', 'notReceived', 'reply'] as const).filter((action) => can[action])
}
