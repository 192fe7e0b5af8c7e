import * as z from 'zod'
import { DepositState } from './deposits.ts'
import { Id, Money, page, PageQuery, Time } from './common.ts'
import { route } from './route.ts'
import { WithdrawalState } from './withdrawals.ts'

export const staffRoles = ['owner', 'finance', 'risk', 'content', 'support', 'readonly'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

export const permissions = ['dashboard.read', 'deposits.read', 'deposits.decide', 'withdrawals.read', 'withdrawals.decide', 'members.read', 'members.lock', 'audit.read', 'operators.manage'] as const
export const Permission = z.enum(permissions)
export type Permission = z.infer<typeof Permission>

export const StaffMe = z.object({
  staffId: Id,
  username: z.string(),
  displayName: z.string(),
  role: StaffRole,
  permissions: z.array(Permission),
  hasSecondFactor: z.boolean(),
  mustChangePassword: z.boolean(),
  /** A second factor must be set up before anything else works (outside the sandbox). */
  mustEnrolSecondFactor: z.boolean(),
  sandbox: z.boolean(),
  /** Withdrawals above this amount need two people. */
  fourEyesAbove: Money,
})
export type StaffMe = z.infer<typeof StaffMe>

export const StaffDeposit = z.object({
  depositId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  methodName: z.string(),
  kind: z.enum(['manual', 'sandbox']),
  amount: Money,
  transferCode: z.string(),
  remark: z.string().optional(),
  status: DepositState,
  reason: z.string().optional(),
  createdAt: Time,
  expiresAt: Time,
  decidedAt: Time.optional(),
  decidedBy: z.string().optional(),
  allowed: z.array(z.enum(['approve', 'reject'])),
})
export type StaffDeposit = z.infer<typeof StaffDeposit>

/** A fact about a request that the reviewer should see; `key` is a text of the console catalogue. */
export const ReviewCheck = z.object({ key: z.string(), isGood: z.boolean(), args: z.record(z.string(), z.union([z.string(), z.number()])) })

export const StaffWithdrawal = z.object({
  withdrawalId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  amount: Money,
  bankName: z.string(),
  masked: z.string(),
  accountName: z.string(),
  status: WithdrawalState,
  reason: z.string().optional(),
  createdAt: Time,
  decidedAt: Time.optional(),
  /** People who said yes so far, in order, and how many are needed. */
  approvals: z.array(z.object({ username: z.string(), at: Time })),
  approvalsNeeded: z.number().int(),
  checks: z.array(ReviewCheck),
  allowed: z.array(z.enum(['approve', 'reject'])),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

export const WithdrawalDetail = StaffWithdrawal.extend({
  timeline: z.array(z.object({ state: WithdrawalState, at: Time, by: z.string().optional() })),
  balanceAfter: Money,
  depositedTotal: Money,
  withdrawnTotal: Money,
  stakedSinceDeposit: Money,
  /** Result (payout minus stake) of the last rounds, oldest first, at most 15. */
  recentResults: z.array(z.object({ roundId: z.string(), profit: Money })),
})
export type WithdrawalDetail = z.infer<typeof WithdrawalDetail>

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

const staffCall = { audience: 'staff' } as const
const reason = z.string().trim().min(3).max(280)

export const staff = {
  login: route({
    method: 'POST',
    path: '/staff/session',
    audience: 'anyone',
    summary: 'Sign in; asks for the second factor when the account has one',
    input: z.object({ username: z.string().trim().min(1).max(64), password: z.string().min(1).max(128), code: z.string().regex(/^\d{6}$/).optional() }),
    value: StaffMe,
  }),
  logout: route({ ...staffCall, method: 'DELETE', path: '/staff/session', summary: 'Sign out', input: z.object({}), value: z.null() }),
  me: route({ ...staffCall, method: 'GET', path: '/staff/me', summary: 'Who is signed in and what they may do', input: z.object({}), value: StaffMe }),
  changePassword: route({
    ...staffCall,
    method: 'PUT',
    path: '/staff/me/password',
    summary: 'Choose a new password',
    input: z.object({ oldPassword: z.string().max(128), newPassword: z.string().min(12).max(128) }),
    value: StaffMe,
  }),
  beginSecondFactor: route({
    ...staffCall,
    method: 'POST',
    path: '/staff/me/second-factor',
    summary: 'Secret of a new authenticator, shown once',
    input: z.object({ password: z.string().max(128) }),
    value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  }),
  confirmSecondFactor: route({
    ...staffCall,
    method: 'PUT',
    path: '/staff/me/second-factor',
    summary: 'Prove the new authenticator with a code',
    input: z.object({ code: z.string().regex(/^\d{6}$/) }),
    value: StaffMe,
  }),
  dashboard: route({ ...staffCall, permission: 'dashboard.read', method: 'GET', path: '/staff/dashboard', summary: 'Figures of today and of the last 14 days', input: z.object({}), value: Dashboard }),
  deposits: route({
    ...staffCall,
    permission: 'deposits.read',
    method: 'GET',
    path: '/staff/deposits',
    summary: 'Deposit queue, oldest first while pending',
    input: PageQuery.extend({ status: DepositState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(StaffDeposit),
  }),
  approveDeposit: route({
    ...staffCall,
    permission: 'deposits.decide',
    method: 'POST',
    path: '/staff/deposits/{depositId}/approve',
    summary: 'Credit the deposit',
    input: z.object({ depositId: Id }),
    value: StaffDeposit,
  }),
  rejectDeposit: route({
    ...staffCall,
    permission: 'deposits.decide',
    method: 'POST',
    path: '/staff/deposits/{depositId}/reject',
    summary: 'Refuse the deposit with a reason the player reads',
    input: z.object({ depositId: Id, reason }),
    value: StaffDeposit,
  }),
  withdrawals: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/withdrawals',
    summary: 'Withdrawal queue, oldest first while open',
    input: PageQuery.extend({
      status: WithdrawalState.optional(),
      filter: z.enum(['open', 'needsTwo', 'mine', 'all']).default('open'),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(StaffWithdrawal).extend({
      counts: z.object({ open: z.number().int(), openAmount: Money, needsTwo: z.number().int(), mine: z.number().int(), paidToday: z.number().int(), paidTodayAmount: Money, rejectedToday: z.number().int(), longestWaitSeconds: z.number().int().optional() }),
    }),
  }),
  withdrawal: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/withdrawals/{withdrawalId}',
    summary: 'One withdrawal with the facts for its review',
    input: z.object({ withdrawalId: Id }),
    value: WithdrawalDetail,
  }),
  approveWithdrawal: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/approve',
    summary: 'Say yes; the last yes that is needed sends it to payout',
    input: z.object({ withdrawalId: Id }),
    value: WithdrawalDetail,
  }),
  rejectWithdrawal: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/reject',
    summary: 'Refuse with a reason the player reads; the amount is free again',
    input: z.object({ withdrawalId: Id, reason }),
    value: WithdrawalDetail,
  }),
  members: route({
    ...staffCall,
    permission: 'members.read',
    method: 'GET',
    path: '/staff/members',
    summary: 'Members, newest first',
    input: PageQuery.extend({ query: z.string().trim().max(64).optional(), type: z.coerce.number().int().optional(), status: z.enum(['active', 'locked', 'suspended']).optional() }),
    value: page(StaffMember),
  }),
  suspendMember: route({
    ...staffCall,
    permission: 'members.lock',
    method: 'POST',
    path: '/staff/members/{memberId}/suspend',
    summary: 'Suspend an account: its sessions end at once, wins still land',
    input: z.object({ memberId: Id, reason }),
    value: StaffMember,
  }),
  restoreMember: route({
    ...staffCall,
    permission: 'members.lock',
    method: 'POST',
    path: '/staff/members/{memberId}/restore',
    summary: 'Lift a suspension',
    input: z.object({ memberId: Id, reason }),
    value: StaffMember,
  }),
  audit: route({
    ...staffCall,
    permission: 'audit.read',
    method: 'GET',
    path: '/staff/audit',
    summary: 'Audit log, newest first',
    input: PageQuery.extend({ action: z.string().max(64).optional(), actor: z.string().max(64).optional(), subject: z.string().max(64).optional() }),
    value: page(AuditEntry).extend({ actions: z.array(z.string()) }),
  }),
}
