import { vendorGameTypes } from '@fairground/contract'
import type { Config } from '../../../config/config.ts'
import type { AppContext } from '../../../context.ts'
import { type Reader, transact } from '../../../db/db.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { findAddresses } from './vendor-address-store.ts'
import { sealSecret } from './vendor-secret.ts'
import { saveVendor, saveVendorKey } from './vendor-store.ts'

export const houseVendorId = 'house'
const houseKeyId = 'k1'
/** The studio opens after the platform that it pays through; a minute is plenty. */
const waitsLeft = 30

/** Where the studio is, as an earlier start named it; nothing where none did. */
export async function findHouseStudio(db: Reader): Promise<Partial<Pick<Config, 'gamesUrl' | 'gamesInternalUrl'>>> {
  const known = await findAddresses(db, houseVendorId)
  return known?.launch_origin ? { gamesUrl: known.launch_origin, gamesInternalUrl: known.base_url } : {}
}

/** Makes the house studio known as a vendor, with the key both sides were started with. Safe to run at every start. */
export async function ensureHouseVendor(context: AppContext): Promise<void> {
  const { housePswSecret, gamesUrl, gamesInternalUrl } = context.config
  if (!housePswSecret) return
  await transact(context.db, async (tx) => {
    await saveVendor(tx, {
      id: houseVendorId,
      name: 'Fairground Studio',
      base_url: gamesInternalUrl,
      launch_origin: gamesUrl,
      // Its games name what counts of a round: opposite bets, pushes and covering bets do not.
      turnover_types: [...vendorGameTypes],
    })
    const sealed = sealSecret(context, houseVendorId, houseKeyId, housePswSecret)
    await saveVendorKey(tx, { vendor_id: houseVendorId, key_id: houseKeyId, secret_sealed: sealed })
    await enqueue(
      tx,
      'refresh-catalogue',
      { vendorId: houseVendorId, waitsLeft },
      { jobKey: `refresh-catalogue:${houseVendorId}` },
    )
  })
}
