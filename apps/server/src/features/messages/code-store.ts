import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'

export type CodePurpose = 'login' | 'reset' | 'bind' | 'register' | 'verify'

export interface NewCode {
  id: string
  purpose: CodePurpose
  recipientKey: Buffer
  addressKey: Buffer
  memberId: string
  codeHash: Buffer
  now: Date
  expiresAt: Date
}

/** Until this transaction ends nobody else counts or sends for the same recipient or network. */
export async function lockSending(tx: Tx, recipientKey: Buffer, addressKey: Buffer): Promise<void> {
  for (const key of [recipientKey, addressKey])
    await sql`select pg_advisory_xact_lock(${key.readBigInt64BE(0).toString()}::bigint)`.execute(tx)
}

/** When codes were sent since that time, newest first. */
export async function listSent(
  reader: Reader,
  column: 'recipient_key' | 'address_key',
  key: Buffer,
  since: Date,
): Promise<Date[]> {
  const rows = await reader
    .selectFrom('codes')
    .select('created_at')
    .where(column, '=', key)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => row.created_at)
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .insertInto('codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      recipient_key: code.recipientKey,
      address_key: code.addressKey,
      member_id: code.memberId,
      code_hash: code.codeHash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()
}

interface CodeQuery {
  purpose: CodePurpose
  recipientKey: Buffer
  memberId: string
  triesMax: number
}

/** Takes one try of the newest unused code before it is compared; undefined when there is none or its tries are spent. */
export function takeCodeTry(db: Reader, { purpose, recipientKey, memberId, triesMax }: CodeQuery) {
  const newest = db
    .selectFrom('codes')
    .select('id')
    .where('recipient_key', '=', recipientKey)
    .where('purpose', '=', purpose)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)
  return db
    .updateTable('codes')
    .set({ attempt_count: sql`attempt_count + 1` })
    .where('id', '=', newest)
    .where('used_at', 'is', null)
    .where('attempt_count', '<', triesMax)
    .returning(['id', 'code_hash as codeHash', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** False when somebody else used it in the meantime. */
export async function saveCodeUsed(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeCodes(tx: Tx, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('codes').where('created_at', '<', createdBefore).execute()
}
