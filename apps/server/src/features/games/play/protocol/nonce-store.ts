import { prepareStatement } from '@fairground/postgres'
import type { Db } from '../../../../db/db.ts'
import type { SignedVendor } from './psw-outcome.ts'

const insertNonce = prepareStatement(
  'insert into psw_nonces (vendor_id, nonce, seen_at) values ($1, $2, $3) on conflict do nothing',
)

/** True once an attempt: its nonce was never seen before. Money calls take theirs together with the player's lock. */
export async function takeNonce(db: Db, { vendorId, nonce }: SignedVendor, now: Date): Promise<boolean> {
  const { numAffectedRows } = await insertNonce(db, [vendorId, nonce.toLowerCase(), now])
  return numAffectedRows === 1n
}
