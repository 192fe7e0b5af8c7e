import { type Selectable, sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { openBankName, sealBankName } from '../../people/identity/index.ts'
import type { SealedNumber } from './account-number.ts'
import type { PayoutAccount } from './payout-account.ts'

/** A member's payout accounts in the order they were added. */
export async function listPayoutAccounts(app: AppContext, reader: Reader, memberId: string): Promise<PayoutAccount[]> {
  const rows = await reader
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => payoutAccountOf(app, row))
}

/** Whether the member ever had a payout account, removed ones counted. */
export async function hadPayoutAccount(reader: Reader, memberId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('payout_accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One of the member's own accounts: whether it is offered first, and from when it is paid to. A stranger's or a removed one is not found. */
export async function findOwnAccount(
  reader: Reader,
  memberId: string,
  id: string,
): Promise<Pick<PayoutAccount, 'usableAt' | 'isDefault'> | undefined> {
  const row = await reader
    .selectFrom('payout_accounts')
    .select(['usable_at', 'is_default'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && { usableAt: row.usable_at, isDefault: row.is_default }
}

/** The accounts with these ids, removed ones too. @throws for an id that does not exist, when it is asked for */
export async function getPayoutAccounts(
  app: AppContext,
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => PayoutAccount> {
  const rows = await reader
    .selectFrom('payout_accounts')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const accounts = new Map(rows.map((row) => [row.id, payoutAccountOf(app, row)]))
  return (id) => {
    const account = accounts.get(id)
    if (!account) throw new Error(`payout account ${id} does not exist`)
    return account
  }
}

/** The sealed number, for the payout and for a look that is recorded. @throws when the account does not exist */
export async function getSealedNumber(reader: Reader, id: string): Promise<string> {
  const row = await reader
    .selectFrom('payout_accounts')
    .select('account_no_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.account_no_sealed
}

/** Whether the number belongs to this member already, or ever belonged to another one. */
export async function isNumberTaken(reader: Reader, memberId: string, hash: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('payout_accounts')
    .select('id')
    .where('account_no_hash', '=', hash)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('member_id', '<>', memberId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Others who have or had an account of this number, and whether they have excluded themselves. */
export async function listNumberHolders(
  reader: Reader,
  { memberId, hash, now }: { memberId: string; hash: Buffer; now: Date },
): Promise<{ memberId: string; account: string; isExcluded: boolean }[]> {
  return reader
    .selectFrom('payout_accounts')
    .innerJoin('members', 'members.id', 'payout_accounts.member_id')
    .select(['members.id as memberId', 'members.account'])
    .select(sql<boolean>`is_excluded(members.id, ${now})`.as('isExcluded'))
    .distinct()
    .where('account_no_hash', '=', hash)
    .where('member_id', '<>', memberId)
    .execute()
}

/** Adds an account. @returns false when another member took the number a moment ago; nothing is written then */
export async function addAccount(
  app: AppContext,
  tx: Tx,
  account: PayoutAccount,
  number: SealedNumber,
): Promise<boolean> {
  const added = await tx
    .insertInto('payout_accounts')
    .values({
      id: account.id,
      member_id: account.memberId,
      bank_code: account.bankCode,
      account_name_sealed: sealBankName(app, account.id, account.accountName),
      account_no_sealed: number.sealed,
      account_no_last4: number.last4,
      account_no_hash: number.hash,
      created_at: account.createdAt,
      usable_at: account.usableAt,
      is_default: account.isDefault,
    })
    .onConflict((conflict) => conflict.column('account_no_hash').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Removes an account. If it was the default, the oldest remaining one becomes it. */
export async function saveRemoved(tx: Tx, memberId: string, id: string, at: Date): Promise<void> {
  const removed = { removed_at: at, is_default: false }
  await tx.updateTable('payout_accounts').set(removed).where('id', '=', id).executeTakeFirstOrThrow()
  await sql`
    update payout_accounts set is_default = true
    where id = (
      select id from payout_accounts where member_id = ${memberId} and removed_at is null order by created_at, id limit 1
    ) and not exists (
      select from payout_accounts where member_id = ${memberId} and removed_at is null and is_default
    )`.execute(tx)
}

/** Makes the account the one that is offered first. */
export async function saveDefault(tx: Tx, memberId: string, id: string): Promise<void> {
  const own = tx.updateTable('payout_accounts').where('member_id', '=', memberId)
  await own.set({ is_default: false }).where('is_default', '=', true).execute()
  await own.set({ is_default: true }).where('id', '=', id).executeTakeFirstOrThrow()
}

const payoutAccountOf = (app: AppContext, row: Selectable<DB['payout_accounts']>): PayoutAccount => ({
  id: row.id,
  memberId: row.member_id,
  bankCode: row.bank_code,
  accountName: openBankName(app, row.id, row.account_name_sealed),
  last4: row.account_no_last4,
  createdAt: row.created_at,
  usableAt: row.usable_at,
  isDefault: row.is_default,
  removedAt: row.removed_at ?? undefined,
})
