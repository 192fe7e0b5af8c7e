import { prepareStatement } from '@fairground/postgres'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type AccountKind, type AccountRef, missing, type OwnerKind } from './account.ts'
import { type Funds, fundsOf, integer } from './outcome.ts'

export interface AccountBalance extends Funds {
  accountId: bigint
}

interface BalanceRow {
  account_id: string
  balance: string
  available: string
  version: string
}

const selectBalance = prepareStatement<BalanceRow>(`
  select account_id, balance, available, version from ledger.account_balances
  where owner_kind = $1 and owner_id = $2 and kind = $3 and currency = $4`)

/**
 * What an account holds now; undefined when it was never opened. House and vendor accounts answer too; a negative
 * balance there is a debit balance.
 */
export async function findBalance<Schema>(
  executor: Kysely<Schema>,
  { ownerKind, ownerId, kind, currency }: AccountRef,
): Promise<AccountBalance | undefined> {
  const { rows } = await selectBalance(executor, [ownerKind, ownerId, kind, currency])
  return rows[0] && { accountId: BigInt(rows[0].account_id), ...fundsOf(rows[0]) }
}

/**
 * What an account holds now, as `findBalance`.
 * @throws when the account was never opened
 */
export async function getBalance<Schema>(executor: Kysely<Schema>, ref: AccountRef): Promise<AccountBalance> {
  return (await findBalance(executor, ref)) ?? missing(ref)
}

export interface HouseBalance {
  accountId: bigint
  ownerKind: OwnerKind
  ownerId: string
  kind: AccountKind
  /** Positive when the account is on its normal side: money in a bank, winnings owed to a vendor. */
  balanceOnNormalSideMinor: bigint
}

interface HouseRow {
  account_id: string
  owner_kind: OwnerKind
  owner_id: string
  kind: AccountKind
  balance_on_normal_side: string
}

/** Every house and vendor account of a currency: one row per partner and kind, so the list is short. */
export async function listHouseBalances<Schema>(executor: Kysely<Schema>, currency: string): Promise<HouseBalance[]> {
  const { rows } = await sql<HouseRow>`
    select account_id, owner_kind, owner_id, kind, balance_on_normal_side from ledger.house_balances
    where currency = ${currency} order by kind, owner_id`.execute(executor)
  return rows.map((row) => ({
    accountId: BigInt(row.account_id),
    ownerKind: row.owner_kind,
    ownerId: row.owner_id,
    kind: row.kind,
    balanceOnNormalSideMinor: BigInt(row.balance_on_normal_side),
  }))
}

/**
 * Folds the amounts appended since the last time into the balances of house accounts and answers how many there were.
 * A job calls it; readers see the same balance at every moment.
 */
export async function rollUpHouseBalances<Schema>(tx: Transaction<Schema>): Promise<bigint> {
  const { rows } = await sql<{ count: string }>`select ledger.roll_up_house_balances() as count`.execute(tx)
  return integer(rows[0]?.count)
}
