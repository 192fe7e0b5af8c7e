import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { changeWalletMode } from '../vendor-wallets/index.ts'
import { decideChange } from './vendor-change.ts'
import { findOpenChange, lockOpenChange, saveDecided } from './vendor-change-store.ts'

interface Decision {
  vendorId: string
  changeId: string
  isApproved: boolean
}

/**
 * A second person's yes or no. After a yes the mode changes; if its guards refuse, the wish goes on waiting. Refusals:
 * STATE_CONFLICT, FOUR_EYES, VALIDATION of `mode`.
 */
export async function decideVendorChange(call: Call, staff: StaffSession, decision: Decision): Promise<Outcome<null>> {
  const { vendorId, changeId, isApproved } = decision
  const { app, ip, requestId } = call
  const waiting = await findOpenChange(app.db, vendorId)
  if (waiting?.id !== changeId) return refuse('STATE_CONFLICT')
  const decided = decideChange(waiting, { staffId: staff.staffId, isApproved })
  if (!decided.ok) return decided
  const actor = { kind: 'staff', id: staff.staffId } as const
  if (isApproved) {
    const { mode, reason } = waiting
    const changed = await changeWalletMode(app, { vendorId, mode, reason, actor })
    if (!changed.ok) return changed
  }
  return transact(app.db, async (tx) => {
    const still = await lockOpenChange(tx, vendorId)
    if (still?.id !== changeId) return refuse('STATE_CONFLICT')
    await saveDecided(tx, changeId, { state: decided.value, staffId: staff.staffId, at: app.clock.now() })
    const detail = { mode: waiting.mode, askedBy: waiting.askedByName }
    const action = `vendor.wallet-mode-${decided.value}`
    await recordAudit(tx, { actor, action, subject: vendorId, detail, ip, requestId })
    return ok(null)
  })
}
