import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'
import type { ExceptionKind, OwnTransaction } from './reconciliation.ts'

export interface FeedMark {
  /** Null before the first reading. */
  cursor: string | null
  checkedUntil: Date
}

/** How far a vendor's feed was read; a new feed is read from shortly before. */
export async function openFeed(tx: Tx, vendorId: string, now: Date, firstUntil: Date): Promise<FeedMark> {
  await tx
    .insertInto('vendor_feeds')
    .values({ vendor_id: vendorId, checked_until: firstUntil, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('vendor_feeds')
    .select(['cursor', 'checked_until'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow()
  return { cursor: row.cursor, checkedUntil: row.checked_until }
}

interface ReadPage {
  vendorId: string
  cursor: string
  transactionIds: readonly string[]
  replayedCount: number
  at: Date
}

export async function savePage(
  tx: Tx,
  { vendorId, cursor, transactionIds, replayedCount, at }: ReadPage,
): Promise<void> {
  await sql`insert into vendor_feed_marks (vendor_id, transaction_id, seen_at)
    select ${vendorId}, id, ${at} from unnest(${transactionIds}::text[]) id on conflict do nothing`.execute(tx)
  await sql`update vendor_feeds set cursor = ${cursor}, read_at = ${at}, row_count = row_count + ${transactionIds.length},
    replayed_count = replayed_count + ${replayedCount} where vendor_id = ${vendorId}`.execute(tx)
}

export async function listOwn(reader: Reader, vendorId: string, ids: readonly string[]): Promise<OwnTransaction[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('psw_transactions')
    .select(['transaction_id', 'state', 'amount_minor', 'currency'])
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    state: row.state,
    amountMinor: row.amount_minor === null ? undefined : BigInt(row.amount_minor),
    currency: row.currency ?? undefined,
  }))
}

/** Once for each id and kind: what was found before, or closed by a person, is not found again. */
export async function addException(
  tx: Tx,
  found: { vendorId: string; transactionId: string; kind: ExceptionKind; detail: object; at: Date },
): Promise<void> {
  await tx
    .insertInto('vendor_exceptions')
    .values({
      id: newId('vex', found.at.getTime()),
      vendor_id: found.vendorId,
      transaction_id: found.transactionId,
      kind: found.kind,
      detail: JSON.stringify(found.detail),
      found_at: found.at,
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'transaction_id', 'kind']).doNothing())
    .execute()
}

interface Window {
  vendorId: string
  from: Date
  until: Date
}

/** Our bets, wins and corrections of a span of time that the vendor's feed never told. */
export async function listUntold(reader: Reader, { vendorId, from, until }: Window): Promise<string[]> {
  const { rows } = await sql<{ transaction_id: string }>`
    select t.transaction_id from psw_transactions t
    where t.vendor_id = ${vendorId} and t.created_at >= ${from} and t.created_at < ${until}
      and t.call in ('bet', 'tip', 'win', 'adjust') and t.state = 'APPLIED'
      and not exists (
        select from vendor_feed_marks m where m.vendor_id = t.vendor_id and m.transaction_id = t.transaction_id)
    order by t.created_at limit 1000`.execute(reader)
  return rows.map(({ transaction_id }) => transaction_id)
}

export async function saveChecked(tx: Tx, vendorId: string, until: Date, marksBefore: Date): Promise<void> {
  await tx.updateTable('vendor_feeds').set({ checked_until: until }).where('vendor_id', '=', vendorId).execute()
  await tx
    .deleteFrom('vendor_feed_marks')
    .where('vendor_id', '=', vendorId)
    .where('seen_at', '<', marksBefore)
    .execute()
}

/** Vendors whose feed is read: those that speak PSW/1 and are not switched off. */
export async function listFeedVendors(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('vendors')
    .select('id')
    .where('dialect', '=', 'psw')
    .where('status', '<>', 'disabled')
    .execute()
  return rows.map(({ id }) => id)
}
