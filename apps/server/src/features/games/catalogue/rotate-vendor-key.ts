import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { PrintedKey } from './ensure-vendor-key.ts'
import { sealSecret } from './vendor-secret.ts'
import { lockVendorKeys, saveKeyRetired, saveVendorKey } from './vendor-store.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'secrets'>

const keysInUseMax = 2

/**
 * Gives the vendor a second key; both work until one is retired. Undefined for an unknown vendor, and while two are in
 * use already.
 */
export async function addVendorKey(context: Context, vendorId: string, actor: Actor): Promise<PrintedKey | undefined> {
  return transact(context.db, async (tx) => {
    const { isKnown, inUse, count } = await lockVendorKeys(tx, vendorId, context.clock.now())
    if (!isKnown || inUse.length >= keysInUseMax) return undefined
    const keyId = `k${count + 1}`
    const secret = randomBytes(32).toString('base64')
    const sealed = sealSecret(context, vendorId, keyId, secret)
    await saveVendorKey(tx, { vendor_id: vendorId, key_id: keyId, secret_sealed: sealed })
    await recordAudit(tx, { actor, action: 'vendor.key-added', subject: vendorId, detail: { keyId } })
    return { vendorId, keyId, secret }
  })
}

/** Ends a key at this moment; the last one in use stays. False when nothing was ended. */
export async function retireVendorKey(
  context: Context,
  vendorId: string,
  keyId: string,
  actor: Actor,
): Promise<boolean> {
  return transact(context.db, async (tx) => {
    const now = context.clock.now()
    const { inUse } = await lockVendorKeys(tx, vendorId, now)
    if (!inUse.includes(keyId) || inUse.length < keysInUseMax) return false
    await saveKeyRetired(tx, vendorId, keyId, now)
    await recordAudit(tx, { actor, action: 'vendor.key-retired', subject: vendorId, detail: { keyId } })
    return true
  })
}
