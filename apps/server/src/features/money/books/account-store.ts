import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import type { BookAccount } from './book.ts'
import { ownerName } from './owner-name.ts'

interface AccountRow {
  account_id: string
  owner_kind: BookAccount['ownerKind']
  owner_id: string
  owner_name: string
  kind: string
  currency: string
  balance: string
  held: string
}

export const foundAccountsMax = 20

const columns = sql`b.account_id, b.owner_kind, b.owner_id, ${ownerName('b.owner_kind', 'b.owner_id')} as owner_name,
  b.kind, b.currency, b.balance, b.held`

/** Accounts of the house and of vendors: a few per partner and currency. */
export const listHouseAccounts = (reader: Reader): Promise<BookAccount[]> =>
  read(reader, sql`where b.owner_kind <> 'member' order by b.currency desc, b.owner_kind, b.kind, b.owner_id limit 500`)

export async function findAccount(reader: Reader, accountId: string): Promise<BookAccount | undefined> {
  return (await read(reader, sql`where b.account_id = ${accountId}::bigint`))[0]
}

/** Ledger accounts by owner: a member's account or id, a vendor, a house kind. */
export function findAccounts(reader: Reader, name: string): Promise<BookAccount[]> {
  const prefix = prefixPattern(name.toLowerCase())
  return read(
    reader,
    sql`where (b.owner_kind = 'member' and b.owner_id in (
        select id from members where id = ${name} union all
        (select id from members where lower(account) like ${prefix} order by lower(account) <> ${name.toLowerCase()}, account
          limit ${foundAccountsMax})))
      or (b.owner_kind <> 'member' and (b.owner_id = ${name} or b.kind like ${prefix}))
    order by b.owner_kind, owner_name, b.kind, b.currency limit ${foundAccountsMax}`,
  )
}

interface Moment {
  /** Wall clock, such as `2026-11-21T20:41`. */
  at: string
  timeZone: string
}

/** What stood on the account at that moment: what stands there now without all that came after. */
export async function readBalanceAt(reader: Reader, accountId: string, { at, timeZone }: Moment): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select b.balance - coalesce((
      select sum(e.amount) from ledger.account_entries e
      where e.account_id = ${accountId}::bigint and e.created_at > ${at}::timestamp at time zone ${timeZone}), 0) as balance
    from ledger.account_balances b where b.account_id = ${accountId}::bigint`.execute(reader)
  return BigInt(rows[0]?.balance ?? 0)
}

async function read(reader: Reader, rest: RawBuilder<unknown>): Promise<BookAccount[]> {
  const { rows } = await sql<AccountRow>`select ${columns} from ledger.account_balances b ${rest}`.execute(reader)
  return rows.map((row) => ({
    accountId: row.account_id,
    ownerKind: row.owner_kind,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    kind: row.kind,
    currency: row.currency,
    balanceMinor: BigInt(row.balance),
    heldMinor: BigInt(row.held),
  }))
}
