import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { type Actor, recordAudit } from '../../lib/audit.ts'
import { saveVendorReach, saveVendorStatus, type VendorReach, type VendorStatus } from './vendor-store.ts'

/** Opens a vendor, closes it for bets, or switches it off: no call of it is answered then. */
export async function changeVendorStatus(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  status: VendorStatus,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendorStatus(tx, vendorId, status)
    await recordAudit(tx, { actor, action: 'vendor.status-changed', subject: vendorId, detail: { status } })
  })
}

/** Where a vendor may call from, and how far its clock may be off. */
export async function changeVendorReach(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  reach: VendorReach,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendorReach(tx, vendorId, reach)
    await recordAudit(tx, { actor, action: 'vendor.reach-changed', subject: vendorId, detail: { ...reach } })
  })
}
