import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { areInOneHand } from '../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { adjustCash } from '../wallet/index.ts'
import { approved, canApprove } from './adjustment.ts'
import { lockAdjustment, saveAdjustment } from './adjustment-store.ts'

/**
 * Another person's yes: the money moves at once. With too little money nothing changes, and it may be tried again.
 * Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES, INSUFFICIENT_BALANCE.
 */
export async function approveAdjustment(
  call: Call,
  staff: StaffSession,
  adjustmentId: string,
): Promise<Outcome<string>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const asked = await lockAdjustment(tx, adjustmentId)
    if (!asked) return refuse('NOT_FOUND')
    const may = canApprove(asked, staff.staffId)
    if (!may.ok) return may
    if (await areInOneHand(tx, asked.askedBy, staff.staffId, clock.now())) return refuse('FOUR_EYES')
    const actor = { kind: 'staff', id: staff.staffId } as const
    const tried = { ...asked, tryCount: asked.tryCount + 1 }
    const transferId = await adjustCash(tx, { ...asked, adjustmentId, tryNumber: tried.tryCount, actor })
    await saveAdjustment(
      tx,
      transferId === undefined ? tried : approved(tried, { staffId: staff.staffId, at: clock.now() }, transferId),
    )
    if (transferId === undefined) return refuse('INSUFFICIENT_BALANCE')
    const { memberId, direction, amountMinor, currency } = asked
    await recordAudit(tx, {
      actor,
      action: 'adjustment.approved',
      subject: adjustmentId,
      detail: { memberId, direction, amountMinor: String(amountMinor), currency, transferId: String(transferId) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(adjustmentId)
  })
}
