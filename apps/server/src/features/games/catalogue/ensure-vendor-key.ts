import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { openSecret, sealSecret } from './vendor-secret.ts'
import { findSigningKey, findVendor, saveVendor, saveVendorKey } from './vendor-store.ts'

const firstKeyId = 'k1'

export interface PrintedKey {
  vendorId: string
  keyId: string
  /** Base64 of 32 bytes. */
  secret: string
}

/** The vendor's PSW/1 id, key id and secret; a vendor that does not exist yet is made with a new key. */
export async function ensureVendorKey(
  context: Pick<AppContext, 'config' | 'db' | 'secrets'>,
  vendorId: string,
): Promise<PrintedKey> {
  return transact(context.db, async (tx) => {
    const known = await findSigningKey(tx, vendorId)
    if (known)
      return {
        vendorId,
        keyId: known.keyId,
        secret: openSecret(context, vendorId, known.keyId, known.secretSealed).toString('base64'),
      }
    const { gamesUrl, gamesInternalUrl } = context.config
    if (!(await findVendor(tx, vendorId)))
      await saveVendor(tx, { id: vendorId, name: vendorId, base_url: gamesInternalUrl, launch_origin: gamesUrl })
    const secret = randomBytes(32).toString('base64')
    await saveVendorKey(tx, {
      vendor_id: vendorId,
      key_id: firstKeyId,
      secret_sealed: sealSecret(context, vendorId, firstKeyId, secret),
    })
    return { vendorId, keyId: firstKeyId, secret }
  })
}
