import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { SenderFacts } from './transfer-policy.ts'

export interface StoredTransfer {
  id: string
  senderId: string
  receiverId: string
  direction: 'up' | 'down'
  currency: string
  amountMinor: bigint
  requestId: string
  createdAt: Date
}

/** The request with this id; taken together with the lock of the sender, so that a day's sum is of one transfer at a time. */
export async function findByRequest(tx: Tx, senderId: string, requestId: string): Promise<StoredTransfer | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfer:${senderId}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('member_transfers')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      senderId: row.sender_id,
      receiverId: row.receiver_id,
      direction: row.direction as StoredTransfer['direction'],
      currency: row.currency,
      amountMinor: BigInt(row.amount_minor),
      requestId: row.request_id,
      createdAt: row.created_at,
    }
  )
}

export async function addTransfer(tx: Tx, transfer: StoredTransfer): Promise<void> {
  await tx
    .insertInto('member_transfers')
    .values({
      id: transfer.id,
      sender_id: transfer.senderId,
      receiver_id: transfer.receiverId,
      direction: transfer.direction,
      currency: transfer.currency,
      amount_minor: transfer.amountMinor,
      request_id: transfer.requestId,
      created_at: transfer.createdAt,
    })
    .execute()
}

interface Relative {
  memberId: string
  account: string
  icon: string
}

const people = (reader: Reader) =>
  reader
    .selectFrom('members as other')
    .select(['other.id as memberId', 'other.account', 'other.icon'])
    .where('other.status', '=', 'active')

/** Whoever recommended the account, unless that one may no longer receive anything. */
export const findUpline = (reader: Reader, memberId: string, currency: string): Promise<Relative | undefined> =>
  people(reader)
    .where('other.currency', '=', currency)
    .where('other.id', '=', (with_) =>
      with_.selectFrom('members as own').select('own.recommender_id').where('own.id', '=', memberId),
    )
    .executeTakeFirst()

/** Somebody whom the account recommended itself, by account name. */
export const findDownline = (
  reader: Reader,
  { memberId, currency, account }: { memberId: string; currency: string; account: string },
): Promise<Relative | undefined> =>
  people(reader)
    .where('other.currency', '=', currency)
    .where('other.recommender_id', '=', memberId)
    .where((eb) => eb(eb.fn<string>('lower', ['other.account']), '=', account.toLowerCase()))
    .executeTakeFirst()

export async function hasDownlines(reader: Reader, memberId: string): Promise<boolean> {
  const row = await people(reader).where('other.recommender_id', '=', memberId).limit(1).executeTakeFirst()
  return row !== undefined
}

interface Sender {
  memberId: string
  currency: string
  timeZone: string
  now: Date
}

/** What the guards are decided on; today is the day of the site's time zone. */
export async function readSenderFacts(
  reader: Reader,
  { memberId, currency, timeZone, now }: Sender,
): Promise<SenderFacts> {
  const { rows } = await sql<{ sent: string }>`
    select coalesce(sum(amount_minor), 0) as sent from member_transfers
    where sender_id = ${memberId} and currency = ${currency}
      and created_at >= date_trunc('day', ${now}::timestamptz, ${timeZone}::text)`.execute(reader)
  return { sentTodayMinor: BigInt(rows[0]?.sent ?? 0) }
}

export interface ListedTransfer {
  id: string
  direction: 'up' | 'down'
  isIncoming: boolean
  account: string
  currency: string
  amountMinor: bigint
  createdAt: Date
}

/** A page of what a member sent and got, newest first. */
export async function listTransfers(
  reader: Reader,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
): Promise<{ transfers: ListedTransfer[]; total: number }> {
  const own = reader
    .selectFrom('member_transfers as t')
    .where((eb) => eb.or([eb('t.sender_id', '=', memberId), eb('t.receiver_id', '=', memberId)]))
  const { rows, total } = await readPage(
    own
      .innerJoin('members as other', (join) =>
        join.on((eb) =>
          eb('other.id', '=', sql<string>`case when t.sender_id = ${memberId} then t.receiver_id else t.sender_id end`),
        ),
      )
      .selectAll('t')
      .select('other.account')
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id', 'desc'),
    { pageNo, pageSize },
  )
  const transfers = rows.map((row) => ({
    id: row.id,
    direction: row.direction as ListedTransfer['direction'],
    isIncoming: row.receiver_id === memberId,
    account: row.account,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    createdAt: row.created_at,
  }))
  return { transfers, total }
}
