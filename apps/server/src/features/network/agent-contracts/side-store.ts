import { isHouseAgent } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'

/** One side of a contract. */
export interface Relative {
  memberId: string
  currency: string
  /** Whether the house settles the contracts that this agent offers. */
  isHouseSettled: boolean
}

/** Somebody directly below an agent who may have contracts, by account name. */
export async function findDirectDownline(
  reader: Reader,
  { memberId, currency }: Relative,
  account: string,
): Promise<Relative | undefined> {
  const row = await reader
    .selectFrom('members')
    .select(['id', 'type'])
    .where('recommender_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'active')
    .where((eb) => eb(eb.fn<string>('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst()
  return row && { memberId: row.id, currency, isHouseSettled: isHouseAgent(row.type) }
}

/** Account names of members, by id. */
export async function findAccounts(reader: Reader, memberIds: readonly string[]): Promise<(id: string) => string> {
  const rows = await reader.selectFrom('members').select(['id', 'account']).where('id', 'in', memberIds).execute()
  const accounts = new Map(rows.map(({ id, account }) => [id, account]))
  return (id) => accounts.get(id) ?? ''
}
