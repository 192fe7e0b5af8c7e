import type { StaffOperator } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { areInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { handOf } from './operator.ts'
import { getListedOperator } from './operator-list-store.ts'
import { findLockedOperator, lockManagers, saveOperator } from './operator-store.ts'
import { staffOperator } from './operator-view.ts'
import type { StaffSession } from './staff-session.ts'

/**
 * A third person says that the account is its owner's alone: from now on it counts as one of two who agree, also with
 * whoever held its keys. Refusals: FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, STATE_CONFLICT where nobody holds its keys, FOUR_EYES
 * for whoever does.
 */
export async function vouchForOperator(
  call: Call,
  by: StaffSession,
  { staffId, reason }: { staffId: string; reason: string },
): Promise<Outcome<StaffOperator>> {
  if (staffId === by.staffId) return refuse('OWN_ACCOUNT')
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    if (!(await lockManagers(tx)).includes(by.staffId)) return refuse('FORBIDDEN')
    const operator = await findLockedOperator(tx, staffId)
    if (!operator) return refuse('NOT_FOUND')
    const hand = handOf(operator, now)
    if (hand === undefined) return refuse('STATE_CONFLICT')
    if (await areInOneHand(tx, hand, by.staffId, now)) return refuse('FOUR_EYES')
    await saveOperator(tx, { ...operator, inHand: null })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: by.staffId },
      action: 'staff.vouched-for',
      subject: staffId,
      detail: { reason, username: operator.username, hand },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(staffOperator(await getListedOperator(tx, staffId, now), now))
  })
}
