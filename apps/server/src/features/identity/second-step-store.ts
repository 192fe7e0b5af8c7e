import type { AppContext } from '../../context.ts'
import type { Reader } from '../../db/db.ts'
import { openBankName } from './bank-name.ts'

const entriesMax = 200

/** Names on the payout accounts the member has bound. */
export async function listBankNames(app: AppContext, reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('payout_accounts')
    .select(['id', 'account_name_sealed as sealed'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ id, sealed }) => openBankName(app, id, sealed))
}

export async function hasBankName(reader: Reader, memberId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('payout_accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Addresses of the member's newest entries. */
export async function listEntryAddresses(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('login_history')
    .select('ip')
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'entered')
    .orderBy('at', 'desc')
    .limit(entriesMax)
    .execute()
  return rows.map((row) => row.ip)
}
