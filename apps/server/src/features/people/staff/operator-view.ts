import { type OperatorList, type StaffOperator, staffRoles } from '@fairground/contract'
import { handOf, type Operator } from './operator.ts'
import { permissionsOf } from './staff-policy.ts'

/** An operator with what is known of the sessions. */
export interface ListedOperator {
  operator: Operator
  sessionCount: number
  lastSeenAt: Date | null
  createdAt: Date
  /** Name of whoever held its keys last. */
  inHandOf: string | null
}

/** An operator as those see it who manage operators: nothing by which anybody could log in. */
export const staffOperator = (
  { operator, sessionCount, lastSeenAt, createdAt, inHandOf }: ListedOperator,
  now: Date,
): StaffOperator => ({
  staffId: operator.staffId,
  username: operator.username,
  displayName: operator.displayName,
  role: operator.role,
  status: operator.status === 'active' && operator.mustChangePassword ? 'invited' : operator.status,
  hasSecondFactor: Boolean(operator.totpSecretSealed),
  sessionCount,
  lastSeenAt: lastSeenAt?.toISOString(),
  createdAt: createdAt.toISOString(),
  passwordUntil: operator.passwordUntil?.toISOString(),
  inHandOf: handOf(operator, now) === undefined ? undefined : (inHandOf ?? undefined),
})

export const operatorList = (
  operators: readonly ListedOperator[],
  isSecondFactorRequired: boolean,
  now: Date,
): OperatorList => ({
  list: operators.map((operator) => staffOperator(operator, now)),
  roles: staffRoles.map((role) => ({ role, permissions: [...permissionsOf[role]] })),
  isSecondFactorRequired,
})
