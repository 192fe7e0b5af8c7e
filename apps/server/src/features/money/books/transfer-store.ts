import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { BookEntry, BookSide, BookTransfer } from './book.ts'
import { ownerName } from './owner-name.ts'

export interface TransferFilter {
  kind: string | undefined
  /** First and last day, such as `2026-11-21`, of the time zone. */
  from: string | undefined
  to: string | undefined
  timeZone: string
  /** Keyset: of the last row of the page before. */
  before: string | undefined
  limit: number
}

export interface TransferPage {
  transfers: BookTransfer[]
  /** Where the next page begins. */
  next: string | undefined
}

type SideRow<Side extends string> = {
  [Key in `${Side}_account_id` | `${Side}_owner_id` | `${Side}_name` | `${Side}_kind`]: string
} & { [Key in `${Side}_owner_kind`]: BookSide['ownerKind'] }

type TransferRow = SideRow<'debit'> &
  SideRow<'credit'> & {
    transfer_id: string
    scope: string
    key: string
    kind: string
    code: string | null
    amount: string
    currency: string
    reference: string | null
    reverses: string | null
    reversed_by: string | null
    actor: string
    created_at: Date
    entry_id?: string
    balance_after?: string | null
  }

const columns = sql`t.transfer_id, t.scope, t.key, t.kind, t.code, t.amount, t.currency, t.reference, t.reverses,
  t.reversed_by, t.actor, t.created_at,
  t.debit_account_id, t.debit_owner_kind, t.debit_owner_id, t.debit_kind,
  ${ownerName('t.debit_owner_kind', 't.debit_owner_id')} as debit_name,
  t.credit_account_id, t.credit_owner_kind, t.credit_owner_id, t.credit_kind,
  ${ownerName('t.credit_owner_kind', 't.credit_owner_id')} as credit_name`

/** With these words the planner sees that the small index beside all bets and wins is enough. */
const besidePlay = sql`t.kind not in ('bet', 'win', 'reversal')`

/** All transfers, newest first. */
export async function listTransfers(reader: Reader, filter: TransferFilter): Promise<TransferPage> {
  const rare = filter.kind && !['bet', 'win', 'reversal'].includes(filter.kind) ? sql`and ${besidePlay}` : sql``
  const { rows } = await sql<TransferRow>`
    select ${columns} from ledger.transfer_sides t
    where true ${rare} ${conditions(filter)} ${before('t.transfer_id', filter)}
    order by t.transfer_id desc limit ${filter.limit + 1}`.execute(reader)
  return pageOf(rows, filter, (row) => row.transfer_id)
}

/** What one account was debited and credited, newest first, with the balance after each. */
export async function listAccountTransfers(
  reader: Reader,
  accountId: string,
  filter: TransferFilter,
): Promise<TransferPage> {
  const { rows } = await sql<TransferRow>`
    select ${columns}, e.entry_id, e.balance_after
    from ledger.account_entries e join ledger.transfer_sides t on t.transfer_id = e.transfer_id
    where e.account_id = ${accountId}::bigint ${conditions(filter, 'e.transfer_kind', 'e.created_at')}
      ${before('e.entry_id', filter)}
    order by e.entry_id desc limit ${filter.limit + 1}`.execute(reader)
  return pageOf(rows, filter, (row) => row.entry_id ?? row.transfer_id)
}

/** Those of these ids, newest first. */
export async function listTransfersOf(
  reader: Reader,
  ids: readonly bigint[],
  filter: TransferFilter,
): Promise<TransferPage> {
  const { rows } = await sql<TransferRow>`
    select ${columns} from ledger.transfer_sides t
    where t.transfer_id = any(${ids.map(String)}::bigint[]) ${conditions(filter)} ${before('t.transfer_id', filter)}
    order by t.transfer_id desc limit ${filter.limit + 1}`.execute(reader)
  return pageOf(rows, filter, (row) => row.transfer_id)
}

const foundMax = 500

/** Transfers of an order, by its id: deposits, withdrawals, adjustments. */
export async function findByReference(reader: Reader, reference: string): Promise<bigint[]> {
  const { rows } = await sql<{ id: string }>`
    select t.transfer_id as id from ledger.transfer_sides t where t.reference = ${reference} and ${besidePlay}
    order by t.transfer_id desc limit ${foundMax}`.execute(reader)
  return rows.map(({ id }) => BigInt(id))
}

/** Transfers of a round, or of one transaction, by the vendor's own id. */
export async function findByVendorText(reader: Reader, text: string): Promise<bigint[]> {
  const { rows } = await sql<{ id: string }>`
    select portal_transaction_id as id from psw_transactions where round_id = ${text}
    union select portal_transaction_id from psw_transactions
      where vendor_id in (select id from vendors) and transaction_id = ${text}
    limit ${foundMax}`.execute(reader)
  return rows.flatMap(({ id }) => (/^trf_\d+$/.test(id ?? '') ? [BigInt(id.slice(4))] : []))
}

export async function findTransfer(reader: Reader, transferId: string): Promise<BookTransfer | undefined> {
  const { rows } = await sql<TransferRow>`
    select ${columns} from ledger.transfer_sides t where t.transfer_id = ${transferId}::bigint`.execute(reader)
  return rows[0] && transferOf(rows[0])
}

/** The two entries of an applied transfer, the debited account first. */
export async function listEntriesOf(reader: Reader, transferId: string): Promise<BookEntry[]> {
  const { rows } = await sql<{ entry_id: string; account_id: string; amount: string; balance_after: string | null }>`
    select e.entry_id, e.account_id, e.amount, e.balance_after
    from ledger.transfer_sides t join ledger.account_entries e on e.transfer_id = t.transfer_id
      and e.created_at = t.created_at and e.account_id in (t.debit_account_id, t.credit_account_id)
    where t.transfer_id = ${transferId}::bigint order by e.amount`.execute(reader)
  return rows.map((row) => ({
    entryId: row.entry_id,
    accountId: row.account_id,
    amountMinor: BigInt(row.amount),
    balanceAfterMinor: row.balance_after === null ? undefined : BigInt(row.balance_after),
  }))
}

function conditions({ kind, from, to, timeZone }: TransferFilter, kindColumn = 't.kind', timeColumn = 't.created_at') {
  return sql.join(
    [
      ...(kind ? [sql`and ${sql.ref(kindColumn)} = ${kind}`] : []),
      ...(from ? [sql`and ${sql.ref(timeColumn)} >= ${from}::timestamp at time zone ${timeZone}`] : []),
      ...(to ? [sql`and ${sql.ref(timeColumn)} < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
    ],
    sql` `,
  )
}

const before = (column: string, { before: id }: TransferFilter): RawBuilder<unknown> =>
  id ? sql`and ${sql.ref(column)} < ${id}::bigint` : sql``

function pageOf(rows: TransferRow[], { limit }: TransferFilter, keyOf: (row: TransferRow) => string): TransferPage {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { transfers: shown.map(transferOf), next: rows.length > limit && last ? keyOf(last) : undefined }
}

const transferOf = (row: TransferRow): BookTransfer => ({
  transferId: row.transfer_id,
  scope: row.scope,
  key: row.key,
  kind: row.kind,
  code: row.code,
  amountMinor: BigInt(row.amount),
  currency: row.currency,
  debit: {
    accountId: row.debit_account_id,
    ownerKind: row.debit_owner_kind,
    ownerId: row.debit_owner_id,
    ownerName: row.debit_name,
    kind: row.debit_kind,
  },
  credit: {
    accountId: row.credit_account_id,
    ownerKind: row.credit_owner_kind,
    ownerId: row.credit_owner_id,
    ownerName: row.credit_name,
    kind: row.credit_kind,
  },
  reference: row.reference,
  reverses: row.reverses,
  reversedBy: row.reversed_by,
  actor: row.actor,
  createdAt: row.created_at,
  balanceAfterMinor:
    row.balance_after === undefined || row.balance_after === null ? undefined : BigInt(row.balance_after),
})
