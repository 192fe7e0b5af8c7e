import type { StaffOperator } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { handOf, type Operator } from './operator.ts'
import { getListedOperator } from './operator-list-store.ts'
import { findLockedOperator, lockManagers, saveOperator } from './operator-store.ts'
import { staffOperator } from './operator-view.ts'
import type { StaffSession } from './staff-session.ts'
import { saveAllEnded } from './staff-session-store.ts'

export interface OperatorChange {
  staffId: string
  reason: string
  /** What the audit log calls it. */
  action: string
  /** The operator afterwards; undefined when there is nothing to change. */
  decide: (operator: Operator) => Operator | undefined
  /** What the log says beside the reason. */
  detail?: (before: Operator) => Record<string, unknown>
  /** `all`: whoever changes holds the keys of the account from now on. `some`: unless somebody holds them already. */
  keys: 'all' | 'some' | 'none'
  /** What else goes with it. */
  also?: (tx: Tx, operator: Operator) => Promise<void>
}

/**
 * Changes another operator's account; every session of theirs ends at once. Nobody changes the own one, and whoever
 * changes must manage operators at that very moment: so somebody always does.
 */
export async function changeOperator(
  call: Call,
  by: StaffSession,
  change: OperatorChange,
): Promise<Outcome<StaffOperator>> {
  if (change.staffId === by.staffId) return refuse('OWN_ACCOUNT')
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    if (!(await lockManagers(tx)).includes(by.staffId)) return refuse('FORBIDDEN')
    const before = await findLockedOperator(tx, change.staffId)
    if (!before) return refuse('NOT_FOUND')
    const after = change.decide(before)
    if (!after) return refuse('STATE_CONFLICT')
    const isFree = handOf(before, now) === undefined
    const isTaken = change.keys === 'all' || (change.keys === 'some' && isFree)
    await saveOperator(tx, isTaken ? { ...after, inHand: { staffId: by.staffId, at: now } } : after)
    await saveAllEnded(tx, before.staffId, now)
    await change.also?.(tx, after)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: by.staffId },
      action: change.action,
      subject: before.staffId,
      detail: { reason: change.reason, username: before.username, ...change.detail?.(before) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(staffOperator(await getListedOperator(tx, before.staffId, now), now))
  })
}
