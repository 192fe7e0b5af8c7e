import type { Reader } from '../../../db/db.ts'
import type { Adjusted } from './adjustment.ts'

export async function listAdjusted(
  reader: Reader,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Adjusted>> {
  if (memberIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('members')
    .select(['id', 'account', 'icon'])
    .where('id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ id, account, icon }) => [id, { account, icon }]))
}

/** By account name or id; closed accounts and those of play money are nobody's to correct. */
export async function findAdjustable(reader: Reader, name: string, currency: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('currency', '=', currency)
    .where('status', '<>', 'closed')
    .where((eb) => eb.or([eb('id', '=', name), eb(eb.fn<string>('lower', ['account']), '=', name.toLowerCase())]))
    .executeTakeFirst()
  return row?.id
}
