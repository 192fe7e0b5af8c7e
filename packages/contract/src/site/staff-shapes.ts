import { Id, Money, Time } from '../base/common.ts'
import * as z from '../base/zod.ts'
import { DepositKind, PayAccount } from '../money/deposit-methods.ts'
import { DepositState } from '../money/deposits.ts'
import {
  PayoutExpectation,
  WithdrawalDispute,
  WithdrawalMessage,
  WithdrawalPayout,
  WithdrawalState,
} from '../money/withdrawals.ts'
import { Permission, StaffRole } from '../people/staff-permissions.ts'
import { OpenWish } from './staff-wishes.ts'
import { StaffProof } from './uploads.ts'

export * from '../people/staff-permissions.ts'

export const StaffMe = z.object({
  staffId: Id,
  username: z.string(),
  displayName: z.string(),
  role: StaffRole,
  permissions: z.array(Permission),
  hasSecondFactor: z.boolean(),
  mustChangePassword: z.boolean(),
  /** A second factor must be set up before anything else works (outside the sandbox, and where the owner asks it). */
  mustEnrolSecondFactor: z.boolean(),
  sandbox: z.boolean(),
  /** Accounts of a demo world whose people play by themselves; none outside a sandbox. */
  demoPeople: z.array(z.string()),
  /** The site's own, in which its days begin: every time in the console is read in it. */
  timeZone: z.string(),
  /** Code of the currency of every amount in the console. */
  currency: z.string(),
  /** Withdrawals above this amount need two people. */
  fourEyesAbove: Money,
})
export type StaffMe = z.infer<typeof StaffMe>

/** The gateway charged another amount; it was paid after its end; it failed after it was credited. */
export const depositIncidents = ['amountDiffers', 'paidAfterEnd', 'failedAfterPaid'] as const

/** A deposit on an imported bank statement. */
export const BankLine = z.object({
  bankTransactionId: z.string(),
  amount: Money,
  description: z.string(),
  readAt: Time,
  /** User name of who brought the statement. */
  readBy: z.string(),
})
export type BankLine = z.infer<typeof BankLine>

export const StaffDeposit = z.object({
  depositId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  methodName: z.string(),
  kind: DepositKind,
  amount: Money,
  /** What the way costs, whose cost it is, and what the player gets. */
  fee: Money,
  feeBearer: z.enum(['house', 'player']),
  credit: Money,
  /** The account that the player was told. */
  payTo: PayAccount.optional(),
  transferCode: z.string(),
  /** The line that paid it, or, while it waits, a line that names its code and paid nothing yet. */
  bankLine: BankLine.optional(),
  remark: z.string().optional(),
  proofs: z.array(StaffProof),
  status: DepositState,
  incident: z.enum(depositIncidents).optional(),
  reason: z.string().optional(),
  createdAt: Time,
  expiresAt: Time,
  decidedAt: Time.optional(),
  decidedBy: z.string().optional(),
  /** Somebody said yes, and another person has to. */
  wish: OpenWish.optional(),
  allowed: z.array(z.enum(['approve', 'reject', 'settle'])),
})
export type StaffDeposit = z.infer<typeof StaffDeposit>

/** A fact about a request that the reviewer should see; `key` is a text of the console catalogue. */
export const ReviewCheck = z.object({
  key: z.string(),
  isGood: z.boolean(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Why withdrawals are refused: texts by language, and whether the platform itself gives it and keeps it. */
export const RefusalReason = z.object({
  reasonId: Id,
  texts: z.record(z.string(), z.string()),
  isBuiltIn: z.boolean(),
})
export type RefusalReason = z.infer<typeof RefusalReason>

/** To the wallet; sent a second time; closed as received after the player was told and had time to speak. */
export const disputeDecisions = ['refund', 'payAgain', 'force'] as const
export const DisputeDecision = z.enum(disputeDecisions)
export type DisputeDecision = z.infer<typeof DisputeDecision>

/** A dispute as staff see it in the queue. */
export const StaffDispute = WithdrawalDispute.extend({
  withdrawalId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  /** Of the whole withdrawal. */
  withdrawalAmount: Money,
  /** What one person has said yes to, where two are needed. */
  proposal: z.object({ decision: DisputeDecision, username: z.string() }).optional(),
})
export type StaffDispute = z.infer<typeof StaffDispute>

export const StaffWithdrawal = z.object({
  withdrawalId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  amount: Money,
  bankName: z.string(),
  masked: z.string(),
  accountName: z.string(),
  /** Staff send the money themselves, whole or in parts. */
  paysByHand: z.boolean(),
  paidAmount: Money,
  unpaidAmount: Money,
  receivedAmount: Money,
  autoReceiptAt: Time.optional(),
  status: WithdrawalState,
  reason: z.string().optional(),
  createdAt: Time,
  /** When it was asked for, later by all that the player took to answer. */
  waitingSince: Time,
  /** While something is asked of the player: since when, and until when an answer is waited for. */
  askedAt: Time.optional(),
  answerUntil: Time.optional(),
  decidedAt: Time.optional(),
  /** People who said yes so far, in order, and how many are needed. */
  approvals: z.array(z.object({ username: z.string(), at: Time })),
  approvalsNeeded: z.number().int(),
  checks: z.array(ReviewCheck),
  risk: z.object({
    harm: z.number().int(),
    /** Absent for who may not see anything of laundering. */
    laundering: z.number().int().optional(),
    /** Nobody can approve it until the hold is taken off. */
    isHeld: z.boolean(),
    /** It waits, every check is good, the scores are low, and one person is enough. */
    isSafe: z.boolean(),
  }),
  allowed: z.array(z.enum(['approve', 'reject', 'ask', 'pay', 'answer'])),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

export const WithdrawalDetail = StaffWithdrawal.extend({
  timeline: z.array(z.object({ state: WithdrawalState, at: Time, by: z.string().optional() })),
  /** What the player is told while waiting; absent with too little history, or once nothing is awaited. */
  expected: PayoutExpectation.optional(),
  /** Payments that have left the bank, in order, and who sent them. */
  payouts: z.array(WithdrawalPayout.extend({ by: z.string() })),
  /** Sent, came back, and waits to be sent again. */
  againAmount: Money,
  /** Back in the wallet after a dispute. */
  refundedAmount: Money,
  dispute: WithdrawalDispute.extend({
    proposal: StaffDispute.shape.proposal,
    /** What this person may decide now; empty without the permission. */
    decisions: z.array(DisputeDecision),
    /** A closing as received has to show something: an image of staff was sent before. */
    hasEvidence: z.boolean(),
  }).optional(),
  messages: z.array(WithdrawalMessage.extend({ author: z.string(), proofs: z.array(StaffProof) })),
  balanceAfter: Money,
  depositedTotal: Money,
  withdrawnTotal: Money,
  stakedSinceDeposit: Money,
  /** Result (payout minus stake) of the last rounds, oldest first, at most 15. */
  recentResults: z.array(z.object({ roundId: z.string(), profit: Money })),
})
export type WithdrawalDetail = z.infer<typeof WithdrawalDetail>

export const PayoutSettings = z.object({
  /** From a minute to thirty days. */
  autoReceiptMinutes: z
    .number()
    .int()
    .min(1)
    .max(30 * 24 * 60),
})
export type PayoutSettings = z.infer<typeof PayoutSettings>

/** The whole number of a payout account, for one look; no list and no detail ever holds it. */
export const RevealedAccount = z.object({
  accountNo: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  /** For how long a page may show it. */
  shownSeconds: z.number().int(),
})
export type RevealedAccount = z.infer<typeof RevealedAccount>

export const StaffMember = z.object({
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  type: z.number().int(),
  status: z.enum(['active', 'locked', 'suspended']),
  currency: z.string(),
  balance: Money,
  frozen: Money,
  depositedTotal: Money,
  withdrawnTotal: Money,
  registeredAt: Time,
  lastLoginAt: Time.optional(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const AuditEntry = z.object({
  id: Id,
  at: Time,
  actorKind: z.enum(['member', 'staff', 'system', 'vendor']),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** Whom it is about: the player or staff that the subject is, or whose deposit, withdrawal or adjustment it is. */
  subjectName: z.string().optional(),
  ip: z.string().optional(),
  requestId: z.string().optional(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const dayFigures = z.object({ day: z.iso.date(), stakes: Money, payouts: Money, deposits: Money, withdrawals: Money })

export const Dashboard = z.object({
  currency: z.string(),
  pendingDeposits: z.number().int(),
  pendingWithdrawals: z.number().int(),
  pendingWithdrawalsAmount: Money,
  /** Seconds the longest open withdrawal has waited; absent when none is open. */
  longestWaitSeconds: z.number().int().optional(),
  membersTotal: z.number().int(),
  membersNewToday: z.number().int(),
  playersToday: z.number().int(),
  stakesToday: Money,
  payoutsToday: Money,
  ggrToday: Money,
  memberLiability: Money,
  /** The last 14 days, oldest first, days of the site's time zone. */
  days: z.array(dayFigures),
})
export type Dashboard = z.infer<typeof Dashboard>
