import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { Permission, StaffRole } from '../site/staff-shapes.ts'
import { MemberDevice } from './security.ts'

const manages = { audience: 'staff', permission: 'operators.manage' } as const
const own = { audience: 'staff' } as const
const reason = z.string().trim().min(3).max(280)
const subject = z.object({ staffId: Id, reason })

/** Names of operators: they stand in the audit log, so that none looks like another one. */
export const operatorName = /^[A-Za-z][A-Za-z0-9._-]{2,31}$/

export const StaffOperator = z.object({
  staffId: Id,
  username: z.string(),
  displayName: z.string(),
  role: StaffRole,
  /** `invited`: has not chosen a password yet. */
  status: z.enum(['active', 'invited', 'disabled']),
  hasSecondFactor: z.boolean(),
  /** Where the operator is signed in now. */
  sessionCount: z.number().int(),
  lastSeenAt: Time.optional(),
  createdAt: Time,
  /** Until when the password of the invitation opens the console. */
  passwordUntil: Time.optional(),
  /** Who held the keys of the account last: where two people have to agree the two count as one, until a third vouches. */
  inHandOf: z.string().optional(),
})
export type StaffOperator = z.infer<typeof StaffOperator>

/** Handed over once; the first log-in with it asks for another one. */
export const InitialPassword = z.object({ password: z.string(), validUntil: Time })
export type InitialPassword = z.infer<typeof InitialPassword>

export const OperatorList = z.object({
  list: z.array(StaffOperator),
  roles: z.array(z.object({ role: StaffRole, permissions: z.array(Permission) })),
  /** Who has no authenticator has to set one up before anything else. */
  isSecondFactorRequired: z.boolean(),
})
export type OperatorList = z.infer<typeof OperatorList>

/** The people of the console, and one's own sessions in it. */
export const staffOperators = {
  operators: route({
    ...manages,
    method: 'GET',
    path: '/staff/operators',
    summary: 'Everybody with an account of the console, and what each role may do',
    input: z.object({}),
    value: OperatorList,
  }),
  changeOperatorSecondFactor: route({
    ...manages,
    method: 'PUT',
    path: '/staff/operators/second-factor',
    summary: 'Ask a second factor of everybody, or no longer; only who has one may ask it',
    input: z.object({ isRequired: z.boolean(), reason }),
    value: OperatorList,
  }),
  inviteOperator: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators',
    summary: 'Add an operator; the answer is the only place that ever shows the initial password',
    input: z.object({
      username: z.string().trim().regex(operatorName),
      displayName: z.string().trim().min(1).max(64),
      role: StaffRole,
    }),
    value: InitialPassword,
  }),
  changeOperatorRole: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators/{staffId}/role',
    summary: 'Give an operator another role; the sessions under the old one end',
    input: subject.extend({ role: StaffRole }),
    value: StaffOperator,
  }),
  vouchForOperator: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators/{staffId}/vouch',
    summary: 'Say that an account is its owner’s alone; not for whoever held its keys',
    input: subject,
    value: StaffOperator,
  }),
  disableOperator: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators/{staffId}/disable',
    summary: 'Keep an operator out; every session ends at once',
    input: subject,
    value: StaffOperator,
  }),
  enableOperator: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators/{staffId}/enable',
    summary: 'Let a disabled operator in again',
    input: subject,
    value: StaffOperator,
  }),
  resetOperatorPassword: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators/{staffId}/password/reset',
    summary: 'A new initial password for an operator who lost the own one; every session ends',
    input: subject,
    value: InitialPassword,
  }),
  resetOperatorSecondFactor: route({
    ...manages,
    method: 'POST',
    path: '/staff/operators/{staffId}/second-factor/reset',
    summary: 'Take a lost authenticator off an operator; every session ends',
    input: subject,
    value: StaffOperator,
  }),
  staffSessions: route({
    ...own,
    method: 'GET',
    path: '/staff/me/sessions',
    summary: 'Where the caller is signed in, this session first',
    input: z.object({}),
    value: z.array(MemberDevice),
  }),
  endStaffSession: route({
    ...own,
    method: 'DELETE',
    path: '/staff/me/sessions/{sessionId}',
    summary: 'Sign one of the own sessions out',
    input: z.object({ sessionId: Id }),
    value: z.null(),
  }),
  endOtherStaffSessions: route({
    ...own,
    method: 'DELETE',
    path: '/staff/me/sessions',
    summary: 'Sign every other session of the caller out',
    input: z.object({}),
    value: z.object({ endedCount: z.number().int() }),
  }),
}
