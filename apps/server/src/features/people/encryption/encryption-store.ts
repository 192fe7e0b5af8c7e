import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { EncryptionKey } from './encryption-key.ts'

const columns = [
  'key_id as keyId',
  'public_x as publicX',
  'public_y as publicY',
  'sealed_private as sealedPrivate',
  'created_at as createdAt',
] as const

/** All keys, newest first: three or four. */
export const listKeys = (reader: Reader): Promise<EncryptionKey[]> =>
  reader.selectFrom('encryption_keys').select(columns).orderBy('created_at', 'desc').execute()

export const findKey = (reader: Reader, keyId: string): Promise<EncryptionKey | undefined> =>
  reader.selectFrom('encryption_keys').select(columns).where('key_id', '=', keyId).executeTakeFirst()

/** Holds off other processes that want to make a key, until this transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('encryption_keys'))`.execute(tx)
}

export async function insertKey(tx: Tx, key: EncryptionKey): Promise<void> {
  await tx
    .insertInto('encryption_keys')
    .values({
      key_id: key.keyId,
      public_x: key.publicX,
      public_y: key.publicY,
      sealed_private: key.sealedPrivate,
      created_at: key.createdAt,
    })
    .execute()
}

/** False when this nonce was used before. */
export async function takeNonce(db: Reader, nonce: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into encryption_nonces (nonce, used_at) values (${nonce}, ${now}) on conflict do nothing returning nonce`.execute(
    db,
  )
  return rows.length === 1
}
