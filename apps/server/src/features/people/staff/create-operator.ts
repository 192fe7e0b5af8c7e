import type { StaffRole } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { initialPasswordMs, newInitialPassword } from '../../../lib/initial-password.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { hashPassword } from '../../../lib/password.ts'
import type { Operator } from './operator.ts'
import { insertOperator } from './operator-store.ts'

interface NewOperator {
  username: string
  displayName: string
  role: StaffRole
  /** Without one, an initial password is made up; the operator then has to change it at the first log-in. */
  password?: string
}

interface Prepared {
  operator: Operator
  password: string
  now: Date
}

/** Adds a member of staff; returns the password to hand over once. Refuses with USERNAME_TAKEN. */
export async function createOperator(
  context: AppContext,
  wanted: NewOperator,
  actor: Actor,
): Promise<Outcome<{ staffId: string; password: string }>> {
  const prepared = await prepareOperator(wanted, context.clock.now())
  return transact(context.db, async (tx) => {
    const added = await addOperator(tx, prepared, { actor })
    return added.ok ? ok({ staffId: prepared.operator.staffId, password: prepared.password }) : added
  })
}

/** The row of a new operator; hashing takes its time outside of any transaction. */
export async function prepareOperator(wanted: NewOperator, now: Date): Promise<Prepared> {
  const { username, displayName, role } = wanted
  const password = wanted.password ?? newInitialPassword()
  const operator: Operator = {
    staffId: newId('stf', now.getTime()),
    username,
    displayName,
    role,
    status: 'active',
    passwordHash: await hashPassword(password),
    mustChangePassword: !wanted.password,
    passwordUntil: wanted.password ? null : new Date(now.getTime() + initialPasswordMs),
    totpSecretSealed: null,
    totpPendingSealed: null,
    totpStepLast: 0,
    inHand: null,
  }
  return { operator, password, now }
}

/** Adds the prepared operator, on record. Refuses with USERNAME_TAKEN. */
export async function addOperator(
  tx: Tx,
  { operator, now }: Prepared,
  by: { actor: Actor } & Partial<Pick<Call, 'ip' | 'requestId'>>,
): Promise<Outcome<null>> {
  const { staffId, username, role } = operator
  if (!(await insertOperator(tx, operator, now))) {
    const errors = [{ field: 'username', key: 'USERNAME_TAKEN' }]
    return refuse('USERNAME_TAKEN', { value: { errors } })
  }
  await recordAudit(tx, { ...by, action: 'staff.created', subject: staffId, detail: { username, role } })
  return ok(null)
}
