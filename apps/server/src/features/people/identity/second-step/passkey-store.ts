import type { Reader, Tx } from '../../../../db/db.ts'
import type { StoredPasskey } from './passkey.ts'

const passkeys = (reader: Reader) =>
  reader
    .selectFrom('passkeys')
    .select([
      'id as passkeyId',
      'member_id as memberId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
      'name',
      'is_synced as isSynced',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])

export async function listPasskeys(reader: Reader, memberId: string): Promise<StoredPasskey[]> {
  const rows = await passkeys(reader).where('member_id', '=', memberId).orderBy('created_at', 'desc').execute()
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }))
}

/** The passkey that a device shows, held until its counter is saved. */
export async function lockPasskey(tx: Tx, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await passkeys(tx).where('credential_id', '=', credentialId).forUpdate().executeTakeFirst()
  return row && { ...row, counter: Number(row.counter) }
}

export async function countPasskeys(reader: Reader, memberId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('passkeys')
    .select((column) => column.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False when the credential is known already. */
export async function insertPasskey(tx: Tx, passkey: StoredPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      id: passkey.passkeyId,
      member_id: passkey.memberId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      is_synced: passkey.isSynced,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function savePasskeyUsed(tx: Tx, passkeyId: string, counter: number, now: Date): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', passkeyId).execute()
}

/** False when it is none of the member's. */
export async function savePasskeyName(tx: Tx, memberId: string, passkeyId: string, name: string): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removePasskeys(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('member_id', '=', memberId).execute()
}

/** False when it is none of the member's. */
export async function removePasskeyRow(tx: Tx, memberId: string, passkeyId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
