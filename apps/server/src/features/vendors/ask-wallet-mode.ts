import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { lockVendorMode, type WalletMode } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { addChange, findOpenChange } from './vendor-change-store.ts'

interface Wish {
  vendorId: string
  mode: WalletMode
  reason: string
}

/** Asks for another way of keeping players' money. Refusals: NOT_FOUND, STATE_CONFLICT while another wish waits, or without a change. */
export async function askWalletMode(
  { app, ip, requestId }: Call,
  staff: StaffSession,
  wish: Wish,
): Promise<Outcome<null>> {
  const { vendorId, mode, reason } = wish
  const askedAt = app.clock.now()
  return transact(app.db, async (tx) => {
    const vendor = await lockVendorMode(tx, vendorId, 'update')
    if (!vendor) return refuse('NOT_FOUND')
    if (vendor.walletMode === mode || (await findOpenChange(tx, vendorId))) return refuse('STATE_CONFLICT')
    const change = { id: newId('vch'), vendorId, mode, reason, askedBy: staff.staffId, askedAt }
    await addChange(tx, change)
    const actor = { kind: 'staff', id: staff.staffId } as const
    const detail = { mode, reason }
    await recordAudit(tx, { actor, action: 'vendor.wallet-mode-asked', subject: vendorId, detail, ip, requestId })
    return ok(null)
  })
}
