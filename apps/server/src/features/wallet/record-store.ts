import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import { cashOf } from './accounts.ts'
import { getBalance } from './get-balance.ts'
import type { RecordEntry } from './record.ts'
import { type BalanceKind, namedTransferKinds, transferKindsOf } from './transfer-kinds.ts'

interface RecordQuery {
  memberId: string
  currency: string
  type: BalanceKind | undefined
  /** Inclusive. */
  from: Date | undefined
  /** Exclusive. */
  to: Date | undefined
  pageNo: number
  pageSize: number
}

interface EntryRow {
  entry_id: string
  transfer_kind: string
  amount: string
  balance_after: string
  reference: string | null
  created_at: Date
}

/** A page of a member's cash account, newest first, and how many entries fit the filters in all. */
export async function listRecord(
  reader: Reader,
  query: RecordQuery,
): Promise<{ entries: RecordEntry[]; total: number }> {
  const { ownerKind, ownerId, kind, currency } = cashOf(query.memberId, query.currency)
  const found = sql`ledger.account_entries
    where account_id = (
      select account_id from ledger.account_balances
      where owner_kind = ${ownerKind} and owner_id = ${ownerId} and kind = ${kind} and currency = ${currency}
    ) ${filtersOf(query)}`
  const { rows } = await sql<EntryRow>`
    select entry_id, transfer_kind, amount, balance_after, reference, created_at from ${found}
    order by entry_id desc limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`.execute(reader)
  return { entries: rows.map(entryOf), total: await countEntries(reader, query, found) }
}

/** Without filters the version of the account is the number of its entries, so a long history costs nothing to count. */
async function countEntries(reader: Reader, query: RecordQuery, found: RawBuilder<unknown>): Promise<number> {
  const { memberId, currency, type, from, to } = query
  if (!type && !from && !to) return (await getBalance(reader, memberId, currency)).version
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${found}`.execute(reader)
  return Number(rows[0]?.count)
}

function filtersOf({ type, from, to }: RecordQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (type) conditions.push(kindFilter(type))
  if (from) conditions.push(sql`and created_at >= ${from}`)
  if (to) conditions.push(sql`and created_at < ${to}`)
  return sql.join(conditions, sql` `)
}

function kindFilter(type: BalanceKind): RawBuilder<unknown> {
  const kinds = transferKindsOf(type)
  return kinds
    ? sql`and transfer_kind = any(${kinds}::text[])`
    : sql`and transfer_kind <> all(${namedTransferKinds}::text[])`
}

const entryOf = (row: EntryRow): RecordEntry => ({
  id: row.entry_id,
  transferKind: row.transfer_kind,
  amountMinor: BigInt(row.amount),
  balanceAfterMinor: BigInt(row.balance_after),
  reference: row.reference ?? undefined,
  createdAt: row.created_at,
})
