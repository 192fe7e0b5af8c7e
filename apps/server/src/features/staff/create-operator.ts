import { randomInt } from 'node:crypto'
import type { StaffRole } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { type Actor, recordAudit } from '../../lib/audit.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { hashPassword } from '../../lib/password.ts'
import { insertOperator } from './operator-store.ts'

interface NewOperator {
  username: string
  displayName: string
  role: StaffRole
  /** Without one, an initial password is made up; the operator then has to change it at the first log-in. */
  password?: string
}

// No letters or digits that are taken for one another.
const letters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
const initialLength = 20
const newInitialPassword = () =>
  Array.from({ length: initialLength }, () => letters[randomInt(letters.length)]).join('')

/** Adds a member of staff; returns the password to hand over once. Refuses with USERNAME_TAKEN. */
export async function createOperator(
  context: AppContext,
  wanted: NewOperator,
  actor: Actor,
): Promise<Outcome<{ staffId: string; password: string }>> {
  const password = wanted.password ?? newInitialPassword()
  const passwordHash = await hashPassword(password)
  const staffId = newId('stf')
  return transact(context.db, async (tx) => {
    const { username, displayName, role } = wanted
    const operator = {
      staffId,
      username,
      displayName,
      role,
      status: 'active',
      passwordHash,
      mustChangePassword: !wanted.password,
    } as const
    const isAdded = await insertOperator(
      tx,
      { ...operator, totpSecretSealed: null, totpPendingSealed: null, totpStepLast: 0 },
      context.clock.now(),
    )
    if (!isAdded) return refuse('USERNAME_TAKEN')
    await recordAudit(tx, { actor, action: 'staff.created', subject: staffId, detail: { username, role } })
    return ok({ staffId, password })
  })
}
