import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import { cashOf } from './accounts.ts'
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
  /** Of the line before the page; goes before the offset. */
  beforeId: string | undefined
  limit: number
  offset: number
}

export interface EntryRow {
  entry_id: string
  transfer_kind: string
  amount: string
  balance_after: string
  reference: string | null
  created_at: Date
}

/** A page of a member's cash account, newest first. */
export async function listRecord(reader: Reader, query: RecordQuery): Promise<RecordEntry[]> {
  const { ownerKind, ownerId, kind, currency } = cashOf(query.memberId, query.currency)
  const { rows } = await sql<EntryRow>`
    select entry_id, transfer_kind, amount, balance_after, reference, created_at from ledger.account_entries
    where account_id = (
      select account_id from ledger.account_balances
      where owner_kind = ${ownerKind} and owner_id = ${ownerId} and kind = ${kind} and currency = ${currency}
    ) ${filtersOf(query)}
    order by entry_id desc limit ${query.limit} offset ${query.beforeId === undefined ? query.offset : 0}`.execute(
    reader,
  )
  return rows.map(entryOf)
}

function filtersOf({ type, from, to, beforeId }: RecordQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (beforeId !== undefined) conditions.push(sql`and entry_id < ${beforeId}`)
  if (type) conditions.push(kindFilter(type))
  if (from) conditions.push(sql`and created_at >= ${from}`)
  if (to) conditions.push(sql`and created_at < ${to}`)
  return sql.join(conditions, sql` `)
}

/** Narrows lines to one kind. */
export function kindFilter(type: BalanceKind): RawBuilder<unknown> {
  const kinds = transferKindsOf(type)
  return kinds
    ? sql`and transfer_kind = any(${kinds}::text[])`
    : sql`and transfer_kind <> all(${namedTransferKinds}::text[])`
}

export const entryOf = (row: EntryRow): RecordEntry => ({
  id: row.entry_id,
  transferKind: row.transfer_kind,
  amountMinor: BigInt(row.amount),
  balanceAfterMinor: BigInt(row.balance_after),
  reference: row.reference ?? undefined,
  createdAt: row.created_at,
})
