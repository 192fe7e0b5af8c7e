import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { lockVendorMode } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { changeName, type VendorChange } from './vendor-change.ts'
import { addChange, findOpenChange } from './vendor-change-store.ts'

interface Asked {
  vendorId: string
  wish: VendorChange['wish']
  reason: string
}

/** Asks for what a second person has to say yes to. Refusals: NOT_FOUND, STATE_CONFLICT while another wish waits, or without a change. */
export async function askVendorChange(
  { app, ip, requestId }: Call,
  staff: StaffSession,
  { vendorId, wish, reason }: Asked,
): Promise<Outcome<null>> {
  const askedAt = app.clock.now()
  return transact(app.db, async (tx) => {
    const vendor = await lockVendorMode(tx, vendorId, 'update')
    if (!vendor) return refuse('NOT_FOUND')
    const isSame = 'mode' in wish && vendor.walletMode === wish.mode
    if (isSame || (await findOpenChange(tx, vendorId))) return refuse('STATE_CONFLICT')
    await addChange(tx, { id: newId('vch'), vendorId, wish, reason, askedBy: staff.staffId, askedAt })
    const actor = { kind: 'staff', id: staff.staffId } as const
    const action = `vendor.${changeName(wish)}-asked`
    await recordAudit(tx, { actor, action, subject: vendorId, detail: { ...wish, reason }, ip, requestId })
    return ok(null)
  })
}
