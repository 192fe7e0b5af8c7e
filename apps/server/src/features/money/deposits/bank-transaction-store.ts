import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Deposit } from './deposit.ts'
import type { QueuedDeposit } from './deposit-queue-store.ts'
import { depositOf } from './deposit-store.ts'
import type { Credit } from './statement.ts'

export interface BankTransaction extends Credit {
  currency: string
  /** The deposit that it paid. */
  depositId: string | undefined
}

/** Keeps what was not read before; a transaction that is known stays as it is. @returns how many are new */
export async function addTransactions(
  tx: Tx,
  credits: readonly Credit[],
  { currency, now, username }: { currency: string; now: Date; username: string },
): Promise<number> {
  if (credits.length === 0) return 0
  const rows = credits.map((credit) => ({
    id: credit.bankTransactionId,
    currency,
    amount_minor: credit.amountMinor,
    description: credit.description,
    read_at: now,
    read_by: username,
  }))
  const added = await tx
    .insertInto('bank_transactions')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length
}

export async function listTransactions(reader: Reader, ids: readonly string[]): Promise<BankTransaction[]> {
  const rows = await reader
    .selectFrom('bank_transactions')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  return rows.map(transactionOf)
}

export async function lockTransaction(tx: Tx, id: string): Promise<BankTransaction | undefined> {
  const row = await tx.selectFrom('bank_transactions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && transactionOf(row)
}

/** A transaction with who read it, and when. */
export interface ReadLine extends BankTransaction {
  readAt: Date
  readBy: string
}

/** Lines that paid one of these deposits, and lines read since then that name one of their codes and paid none. */
export async function listLinesOf(
  reader: Reader,
  { deposits, since }: { deposits: readonly Pick<Deposit, 'id' | 'transferCode'>[]; since: Date },
): Promise<ReadLine[]> {
  const [ids, codes] = [deposits.map(({ id }) => id), deposits.map(({ transferCode }) => transferCode)]
  const paid = reader.selectFrom('bank_transactions').selectAll().where(sql<boolean>`deposit_id = any(${ids}::text[])`)
  const waiting = reader
    .selectFrom('bank_transactions')
    .selectAll()
    .where('deposit_id', 'is', null)
    .where('read_at', '>=', since)
    .where(
      sql<boolean>`upper(regexp_replace(description, '[^0-9A-Za-z]', '', 'g')) like any(
        select '%' || code || '%' from unnest(${codes}::text[]) code)`,
    )
  const rows = await paid.unionAll(waiting).orderBy('read_at', 'desc').execute()
  return rows.map((row) => ({ ...transactionOf(row), readAt: row.read_at, readBy: row.read_by }))
}

/** User name of who brought the statement with this line. */
export async function findReader(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader.selectFrom('bank_transactions').select('read_by').where('id', '=', id).executeTakeFirst()
  return row?.read_by
}

/** Notes which deposit a locked transaction paid. */
export async function savePaid(tx: Tx, id: string, paid: { depositId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('bank_transactions')
    .set({ deposit_id: paid.depositId, approved_at: paid.now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Deposits with one of these transfer codes or ids, and their owners. */
export async function findPaid(
  reader: Reader,
  { codes, ids }: { codes: readonly string[]; ids: readonly string[] },
): Promise<QueuedDeposit[]> {
  const rows = await reader
    .selectFrom('deposits')
    .innerJoin('members', 'members.id', 'deposits.member_id')
    .selectAll('deposits')
    .select(['members.account', 'members.icon'])
    .where(sql<boolean>`deposits.transfer_code = any(${codes}::text[]) or deposits.id = any(${ids}::text[])`)
    .execute()
  return rows.map((row) => ({ deposit: depositOf(row), account: row.account, icon: row.icon }))
}

const transactionOf = (row: Selectable<DB['bank_transactions']>): BankTransaction => ({
  bankTransactionId: row.id,
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  description: row.description,
  depositId: row.deposit_id ?? undefined,
})
