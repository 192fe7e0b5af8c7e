import type { InitialPassword, StaffRole } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { initialPasswordMs } from '../../../lib/initial-password.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { addOperator, prepareOperator } from './create-operator.ts'
import { lockManagers } from './operator-store.ts'
import type { StaffSession } from './staff-session.ts'

interface Invitation {
  username: string
  displayName: string
  role: StaffRole
}

/** Adds an operator on the word of another one; the password is handed over outside and must be replaced at once. */
export async function inviteOperator(
  call: Call,
  { staffId }: StaffSession,
  invitation: Invitation,
): Promise<Outcome<InitialPassword>> {
  const { app, ip, requestId } = call
  const prepared = await prepareOperator(invitation, app.clock.now())
  return transact(app.db, async (tx) => {
    if (!(await lockManagers(tx)).includes(staffId)) return refuse('FORBIDDEN')
    const operator = { ...prepared.operator, inHand: { staffId, at: prepared.now } }
    const added = await addOperator(
      tx,
      { ...prepared, operator },
      { actor: { kind: 'staff', id: staffId }, ip, requestId },
    )
    if (!added.ok) return added
    return ok({
      password: prepared.password,
      validUntil: new Date(prepared.now.getTime() + initialPasswordMs).toISOString(),
    })
  })
}
