import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { countedMax } from './code-policy.ts'
import type { Channel } from './message.ts'

export type CodePurpose = 'login' | 'reset' | 'bind' | 'register' | 'verify'

export interface NewCode {
  id: string
  purpose: CodePurpose
  channel: Channel
  recipientKey: Buffer
  /** Of the network that asked, and of the /56 and the /48 around one of IPv6. */
  addressKeys: readonly Buffer[]
  /** Of a number: its block. */
  prefixKey: Buffer | null
  memberId: string
  codeHash: Buffer
  now: Date
  expiresAt: Date
}

/** As `addressGroups` orders them. */
export const addressColumns = ['address_key', 'address_56_key', 'address_48_key'] as const

/** Until this transaction ends nobody else counts or sends for the same recipient, network or block of numbers. */
export async function lockSending(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  for (const key of [...keys].sort(Buffer.compare))
    await sql`select pg_advisory_xact_lock(${key.readBigInt64BE(0).toString()}::bigint)`.execute(tx)
}

/** When codes were sent since that time, newest first. */
export async function listSent(
  reader: Reader,
  column: 'recipient_key' | 'prefix_key' | (typeof addressColumns)[number],
  key: Buffer,
  since: Date,
): Promise<Date[]> {
  const rows = await reader
    .selectFrom('codes')
    .select('created_at')
    .where(column, '=', key)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(countedMax)
    .execute()
  return rows.map((row) => row.created_at)
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .insertInto('codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      channel: code.channel,
      recipient_key: code.recipientKey,
      address_key: code.addressKeys[0] ?? Buffer.alloc(0),
      address_56_key: code.addressKeys[1] ?? null,
      address_48_key: code.addressKeys[2] ?? null,
      prefix_key: code.prefixKey,
      member_id: code.memberId,
      code_hash: code.codeHash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()
}

interface CodeSpan {
  channel: Channel
  from: Date
  until: Date
}

/** Codes that were sent in that time, and those of them that were brought back since. */
export async function countCodes(reader: Reader, { channel, from, until }: CodeSpan) {
  const { sent, used } = await reader
    .selectFrom('codes')
    .select((column) => [column.fn.countAll<string>().as('sent'), column.fn.count<string>('used_at').as('used')])
    .where('channel', '=', channel)
    .where('created_at', '>', from)
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow()
  return { sent: Number(sent), used: Number(used) }
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

/** Every code, with the limits that are counted by them. */
export async function removeAllCodes(db: Reader): Promise<void> {
  await db.deleteFrom('codes').execute()
}
