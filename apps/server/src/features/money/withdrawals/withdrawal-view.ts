import type {
  StaffProof,
  StaffWithdrawal,
  Withdrawal as WithdrawalAnswer,
  WithdrawalDetail,
} from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { formatAmount, getCurrency } from '@fairground/money'
import type { RiskStanding } from '../../people/risk/index.ts'
import { bankNameOf } from './banks.ts'
import type { Dispute } from './dispute.ts'
import { viewDispute, viewOwnDispute } from './dispute-view.ts'
import type { Message } from './message.ts'
import type { PayoutAccount } from './payout-account.ts'
import { maskNumber } from './payout-account-view.ts'
import { expectedAfter, historyDays, type PayoutTimes } from './payout-times.ts'
import { refusalText } from './refusal-reason.ts'
import type { Step } from './step.ts'
import { type PaidPart, unpaidMinorOf, type Withdrawal } from './withdrawal.ts'
import { type ReviewFacts, reviewChecks } from './withdrawal-checks.ts'
import { allowedFor, allowedForOwner, isSafe, type Reviewer } from './withdrawal-policy.ts'

interface WithdrawalParts {
  account: PayoutAccount
  steps: Step[]
  payouts: PaidPart[]
  /** Of the bank it goes to; undefined with too little history. */
  times: PayoutTimes | undefined
  /** The last one. */
  dispute: Dispute | undefined
  messages: Message[]
  /** The player's. */
  language: Language
  /** As far as the rules of protection go. */
  mayCancel: boolean
}

/** A withdrawal as its owner sees it. */
export function viewWithdrawal(
  withdrawal: Withdrawal,
  { account, steps, payouts, times, dispute, messages, language, mayCancel }: WithdrawalParts,
): WithdrawalAnswer {
  const amount = amountIn(withdrawal)
  return {
    withdrawalId: withdrawal.id,
    expected: viewExpectation(withdrawal, times),
    amount: amount(withdrawal.amountMinor),
    paidAmount: amount(withdrawal.paidMinor),
    unpaidAmount: amount(unpaidMinorOf(withdrawal)),
    receivedAmount: amount(withdrawal.receivedMinor),
    remainingAmount: amount(withdrawal.amountMinor - withdrawal.receivedMinor),
    autoReceiptAt: withdrawal.autoReceiptAt?.toISOString(),
    payouts: payouts.map(({ amountMinor, reference, at }) => ({
      amount: amount(amountMinor),
      reference: withdrawal.paysByHand ? reference : undefined,
      at: at.toISOString(),
    })),
    status: withdrawal.state,
    bankName: bankNameOf(account.bankCode),
    masked: maskNumber(account.last4),
    reason: withdrawal.refusal && refusalText(withdrawal.refusal, language),
    answerUntil: withdrawal.answerUntil?.toISOString(),
    timeline: steps.map(({ state, at, kind }) => ({ state, at: at.toISOString(), by: kind })),
    dispute: dispute && viewOwnDispute(dispute, withdrawal.currency),
    messages: messages.map(({ id, at, kind, text, proofs }) => ({
      messageId: id,
      at: at.toISOString(),
      by: kind,
      text,
      proofs,
    })),
    allowed: allowedForOwner(withdrawal, mayCancel),
    createdAt: withdrawal.createdAt.toISOString(),
  }
}

/** What our history says about one that is awaited; nothing where it says too little. */
function viewExpectation(
  { state, createdAt, waitedMs }: Withdrawal,
  times: PayoutTimes | undefined,
): WithdrawalAnswer['expected'] {
  if (!times || !['submitted', 'approved', 'paying'].includes(state)) return undefined
  const { at, slowAt } = expectedAfter(new Date(createdAt.getTime() + waitedMs), times)
  return { at: at.toISOString(), slowAt: slowAt.toISOString(), count: times.payoutCount, days: historyDays }
}

/** What the review knows about one withdrawal. */
export interface Review {
  withdrawal: Withdrawal
  /** Of the member. */
  account: string
  icon: string
  payoutAccount: PayoutAccount
  facts: ReviewFacts
  standing: RiskStanding
}

/** Who looks, and in which language. */
interface Eyes {
  reviewer: Reviewer
  language: Language
}

/** A withdrawal as staff see it in the queue; `allowed` is what this person may do with it now. */
export function viewReview(
  { withdrawal, account, icon, payoutAccount, facts, standing }: Review,
  { reviewer, language }: Eyes,
): StaffWithdrawal {
  const checks = reviewChecks(withdrawal, facts)
  return {
    withdrawalId: withdrawal.id,
    memberId: withdrawal.memberId,
    account,
    icon,
    amount: amountIn(withdrawal)(withdrawal.amountMinor),
    bankName: bankNameOf(payoutAccount.bankCode),
    masked: maskNumber(payoutAccount.last4),
    accountName: payoutAccount.accountName,
    paysByHand: withdrawal.paysByHand,
    paidAmount: amountIn(withdrawal)(withdrawal.paidMinor),
    unpaidAmount: amountIn(withdrawal)(unpaidMinorOf(withdrawal)),
    receivedAmount: amountIn(withdrawal)(withdrawal.receivedMinor),
    autoReceiptAt: withdrawal.autoReceiptAt?.toISOString(),
    status: withdrawal.state,
    reason: withdrawal.refusal && refusalText(withdrawal.refusal, language),
    createdAt: withdrawal.createdAt.toISOString(),
    waitingSince: new Date(withdrawal.createdAt.getTime() + withdrawal.waitedMs).toISOString(),
    askedAt: withdrawal.askedAt?.toISOString(),
    answerUntil: withdrawal.answerUntil?.toISOString(),
    decidedAt: withdrawal.decidedAt?.toISOString(),
    approvals: withdrawal.approvals.map(({ username, at }) => ({ username, at: at.toISOString() })),
    approvalsNeeded: withdrawal.approvalsNeeded,
    checks,
    risk: {
      ...{ harm: standing.harm, isHeld: standing.isHeld, isSafe: isSafe(withdrawal, checks, standing) },
      ...(reviewer.permissions.includes('aml.read') && { laundering: standing.laundering }),
    },
    allowed: allowedFor(withdrawal, reviewer).filter((act) => act !== 'approve' || !standing.isHeld),
  }
}

export interface ReviewDetail {
  steps: Step[]
  payouts: PaidPart[]
  /** The last one. */
  dispute: Dispute | undefined
  messages: Message[]
  proofs: StaffProof[]
  /** Of the bank it goes to; undefined with too little history. */
  times: PayoutTimes | undefined
  /** What the member can spend beside this and other holds. */
  availableMinor: bigint
  depositedMinor: bigint
  withdrawnMinor: bigint
  /** Oldest first. */
  results: { roundId: string; profitMinor: bigint }[]
}

/** One withdrawal with everything its reviewer needs. */
export function viewReviewDetail(review: Review, detail: ReviewDetail, eyes: Eyes): WithdrawalDetail {
  const amount = amountIn(review.withdrawal)
  return {
    ...viewReview(review, eyes),
    timeline: detail.steps.map(({ state, at, by }) => ({ state, at: at.toISOString(), by })),
    payouts: detail.payouts.map(({ amountMinor, reference, at, by }) => ({
      amount: amount(amountMinor),
      reference,
      at: at.toISOString(),
      by,
    })),
    expected: viewExpectation(review.withdrawal, detail.times),
    againAmount: amount(review.withdrawal.againMinor),
    refundedAmount: amount(review.withdrawal.refundedMinor),
    dispute:
      detail.dispute && viewDispute(detail.dispute, review.withdrawal.currency, { ...detail, reviewer: eyes.reviewer }),
    messages: detail.messages.map(({ id, at, kind, by, text, proofs }) => ({
      messageId: id,
      at: at.toISOString(),
      by: kind,
      author: by,
      text,
      proofs: detail.proofs.filter(({ fileId }) => proofs.includes(fileId)),
    })),
    balanceAfter: amount(detail.availableMinor),
    depositedTotal: amount(detail.depositedMinor),
    withdrawnTotal: amount(detail.withdrawnMinor),
    stakedSinceDeposit: amount(review.facts.stakedMinor),
    recentResults: detail.results.map(({ roundId, profitMinor }) => ({ roundId, profit: amount(profitMinor) })),
  }
}

const amountIn =
  ({ currency }: Withdrawal) =>
  (amountMinor: bigint): string =>
    formatAmount(amountMinor, getCurrency(currency))
