import { prepareStatement } from '@fairground/postgres'
import type { Kysely } from 'kysely'
import type { AccountKind, AccountRef, OwnerKind } from './account.ts'

export const entriesPerPageMax = 200

export interface EntryQuery extends AccountRef {
  /** Inclusive. */
  from?: Date
  /** Exclusive. */
  to?: Date
  /** `nextBeforeId` of the page before. */
  beforeId?: bigint
  /** 1 to `entriesPerPageMax`. */
  limit: number
}

export interface Entry {
  entryId: bigint
  transferId: bigint
  transferKind: string
  /** Signed: positive when the account received it. */
  amountMinor: bigint
  /** Null on accounts that keep no running balance. */
  balanceAfterMinor: bigint | null
  accountVersion: bigint | null
  reference: string | null
  /** The transfer that this one took back. */
  reverses: bigint | null
  counterOwnerKind: OwnerKind
  counterAccountKind: AccountKind
  createdAt: Date
  effectiveAt: Date
}

export interface EntryPage {
  /** Newest first. */
  entries: Entry[]
  /** Where the next page starts; null on the last one. */
  nextBeforeId: bigint | null
}

interface EntryRow {
  entry_id: string
  transfer_id: string
  transfer_kind: string
  amount: string
  balance_after: string | null
  account_version: string | null
  reference: string | null
  reverses: string | null
  counter_owner_kind: OwnerKind
  counter_account_kind: AccountKind
  created_at: Date
  effective_at: Date
}

// A plan that is kept looks only into months whose entries can belong to the page: none of those to come.
const selectPage = prepareStatement<EntryRow>(`
  select entry_id, transfer_id, transfer_kind, amount, balance_after, account_version, reference, reverses,
    counter_owner_kind, counter_account_kind, created_at, effective_at
  from ledger.account_entries
  where account_id = (
    select account_id from ledger.account_balances
    where owner_kind = $1 and owner_id = $2 and kind = $3 and currency = $4
  ) and entry_id < $5 and created_at >= $6 and created_at < least($7, now() + interval '1 day')
  order by entry_id desc limit $8`)

const entryIdMax = 2n ** 63n - 1n

/**
 * One page of an account's history; empty for an account that was never opened.
 * @throws RangeError for a limit out of range
 */
export async function listEntries<Schema>(executor: Kysely<Schema>, query: EntryQuery): Promise<EntryPage> {
  if (!Number.isInteger(query.limit) || query.limit < 1 || query.limit > entriesPerPageMax) {
    throw new RangeError(`a page has 1 to ${entriesPerPageMax} entries, not ${query.limit}`)
  }
  const { ownerKind, ownerId, kind, currency, beforeId = entryIdMax } = query
  const { rows } = await selectPage(executor, [
    ...[ownerKind, ownerId, kind, currency, beforeId],
    ...[query.from ?? '-infinity', query.to ?? 'infinity', query.limit + 1],
  ])
  const entries = rows.slice(0, query.limit).map(toEntry)
  return { entries, nextBeforeId: rows.length > query.limit ? (entries.at(-1)?.entryId ?? null) : null }
}

const toEntry = (row: EntryRow): Entry => ({
  entryId: BigInt(row.entry_id),
  transferId: BigInt(row.transfer_id),
  transferKind: row.transfer_kind,
  amountMinor: BigInt(row.amount),
  balanceAfterMinor: optional(row.balance_after),
  accountVersion: optional(row.account_version),
  reference: row.reference,
  reverses: optional(row.reverses),
  counterOwnerKind: row.counter_owner_kind,
  counterAccountKind: row.counter_account_kind,
  createdAt: row.created_at,
  effectiveAt: row.effective_at,
})

const optional = (value: string | null): bigint | null => (value === null ? null : BigInt(value))
