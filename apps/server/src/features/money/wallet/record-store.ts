import { prepareStatement } from '@fairground/postgres'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
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

// Planned once a connection; no plan looks into the months to come.
const selectRecord = prepareStatement<EntryRow>(`
  select entry_id, transfer_kind, amount, balance_after, reference, created_at from ledger.account_entries
  where account_id = (
    select account_id from ledger.account_balances
    where owner_kind = $1 and owner_id = $2 and kind = $3 and currency = $4
  ) and entry_id < $5 and created_at >= $6 and created_at < least($7, now() + interval '1 day')
    and ($8::text[] is null or transfer_kind = any($8)) and ($9::text[] is null or transfer_kind <> all($9))
  order by entry_id desc limit $10 offset $11`)

const entryIdMax = String(2n ** 63n - 1n)

/** A page of a member's cash account, newest first. */
export async function listRecord(reader: Reader, query: RecordQuery): Promise<RecordEntry[]> {
  const { ownerKind, ownerId, kind, currency } = cashOf(query.memberId, query.currency)
  const { type, from, to, beforeId, limit, offset } = query
  const kinds = type && transferKindsOf(type)
  const { rows } = await selectRecord(reader, [
    ...[ownerKind, ownerId, kind, currency, beforeId ?? entryIdMax, from ?? '-infinity', to ?? 'infinity'],
    ...[kinds ?? null, type && !kinds ? namedTransferKinds : null, limit, beforeId === undefined ? offset : 0],
  ])
  return rows.map(entryOf)
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
