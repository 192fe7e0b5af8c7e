import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { turnDown } from './adjustment.ts'
import { lockAdjustment, saveAdjustment } from './adjustment-store.ts'

interface No {
  adjustmentId: string
  reason: string
}

/** A no, or whoever asked takes it back; no money moves. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function turnDownAdjustment(
  call: Call,
  staff: StaffSession,
  { adjustmentId, reason }: No,
): Promise<Outcome<string>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const asked = await lockAdjustment(tx, adjustmentId)
    if (!asked) return refuse('NOT_FOUND')
    const turned = turnDown(asked, { staffId: staff.staffId, at: clock.now() }, reason)
    if (!turned.ok) return turned
    await saveAdjustment(tx, turned.value)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: turned.value.state === 'withdrawn' ? 'adjustment.withdrawn' : 'adjustment.rejected',
      subject: adjustmentId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(adjustmentId)
  })
}
