import { sql } from 'kysely'
import type { Reader } from '../../../../db/db.ts'
import type { FeedCursor } from './feed-cursor.ts'

/** A time as a cursor carries it, to the microsecond. */
const precise = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A second earlier than it was written: clocks of database and server differ by less. */
export async function findVendorCreatedAt(reader: Reader, vendorId: string): Promise<Date> {
  const { created_at: at } = await reader
    .selectFrom('vendors')
    .select('created_at')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow()
  return new Date(at.getTime() - 1_000)
}

export interface FeedSpan {
  after: FeedCursor
  until: Date
  limit: number
}

/** Transactions of a vendor after the cursor, oldest first. The span keeps the rows that are sorted few. */
export const listTransactionRows = (reader: Reader, vendorId: string, { after, until, limit }: FeedSpan) =>
  reader
    .selectFrom('psw_transactions')
    .selectAll()
    .select(precise('created_at').as('at'))
    .where('vendor_id', '=', vendorId)
    .where('created_at', '>=', sql<Date>`${after.at}::timestamptz`)
    .where('created_at', '<', until)
    .where(sql<boolean>`(created_at, transaction_id) > (${after.at}::timestamptz, ${after.id})`)
    .orderBy('created_at')
    .orderBy('transaction_id')
    .limit(limit)
    .execute()

/** Rounds of a vendor that are open since before that time, the oldest first. */
export const listOpenRoundRows = (
  reader: Reader,
  vendorId: string,
  { after, until, limit }: Omit<FeedSpan, 'after'> & { after: FeedCursor | undefined },
) =>
  reader
    .selectFrom('game_rounds')
    .selectAll()
    .select(precise('opened_at').as('at'))
    .where('state', '=', 'open')
    .where('vendor_id', '=', vendorId)
    .where('opened_at', '<', until)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(opened_at, round_id) > (${after?.at ?? ''}::timestamptz, ${after?.id ?? ''})`),
    )
    .orderBy('opened_at')
    .orderBy('round_id')
    .limit(limit)
    .execute()
