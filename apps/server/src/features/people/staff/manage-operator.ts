import type { InitialPassword, StaffOperator, StaffRole } from '@fairground/contract'
import { clearAttempts } from '../../../lib/attempts.ts'
import type { Call } from '../../../lib/call.ts'
import { initialPasswordMs, newInitialPassword } from '../../../lib/initial-password.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { hashPassword } from '../../../lib/password.ts'
import { forgetVictimTries } from '../../../lib/victim-tries.ts'
import { changeOperator } from './change-operator.ts'
import type { StaffSession } from './staff-session.ts'
import { codeKey, passwordTries } from './staff-tries.ts'

interface Subject {
  staffId: string
  reason: string
}

export const changeOperatorRole = (
  call: Call,
  by: StaffSession,
  { role, ...subject }: Subject & { role: StaffRole },
): Promise<Outcome<StaffOperator>> =>
  changeOperator(call, by, {
    ...subject,
    action: 'staff.role-changed',
    keys: 'some',
    decide: (operator) => (operator.role === role ? undefined : { ...operator, role }),
    detail: (before) => ({ role: `${before.role} → ${role}` }),
  })

export const disableOperator = (call: Call, by: StaffSession, subject: Subject): Promise<Outcome<StaffOperator>> =>
  changeOperator(call, by, {
    ...subject,
    action: 'staff.disabled',
    keys: 'none',
    decide: (operator) => (operator.status === 'disabled' ? undefined : { ...operator, status: 'disabled' }),
  })

export const enableOperator = (call: Call, by: StaffSession, subject: Subject): Promise<Outcome<StaffOperator>> =>
  changeOperator(call, by, {
    ...subject,
    action: 'staff.enabled',
    keys: 'some',
    decide: (operator) => (operator.status === 'active' ? undefined : { ...operator, status: 'active' }),
  })

/** For a lost phone. Outside the sandbox the next log-in sets up another authenticator before anything else. */
export const resetOperatorSecondFactor = (
  call: Call,
  by: StaffSession,
  subject: Subject,
): Promise<Outcome<StaffOperator>> =>
  changeOperator(call, by, {
    ...subject,
    action: 'staff.second-factor-reset',
    keys: 'some',
    decide: (operator) =>
      operator.totpSecretSealed || operator.totpPendingSealed
        ? { ...operator, totpSecretSealed: null, totpPendingSealed: null }
        : undefined,
    also: (tx, { staffId }) => clearAttempts(tx, codeKey(staffId)),
  })

/** For a lost password: another one to hand over, which has to be replaced at the first log-in. */
export async function resetOperatorPassword(
  call: Call,
  by: StaffSession,
  subject: Subject,
): Promise<Outcome<InitialPassword>> {
  const password = newInitialPassword()
  const passwordHash = await hashPassword(password)
  const passwordUntil = new Date(call.app.clock.now().getTime() + initialPasswordMs)
  const changed = await changeOperator(call, by, {
    ...subject,
    action: 'staff.password-reset',
    keys: 'all',
    decide: (operator) => ({ ...operator, passwordHash, passwordUntil, mustChangePassword: true }),
    also: (tx, { username }) => forgetVictimTries(tx, passwordTries(username)),
  })
  return changed.ok ? ok({ password, validUntil: passwordUntil.toISOString() }) : changed
}
