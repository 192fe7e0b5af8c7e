import type { Reader } from '../../db/db.ts'

const entriesMax = 200

/** Names on the payout accounts the member has bound. */
export async function listBankNames(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('payout_accounts')
    .select('account_name')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map((row) => row.account_name)
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
