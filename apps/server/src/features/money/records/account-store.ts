import type { Reader } from '../../../db/db.ts'

/** The accounts of members by their ids. */
export async function listAccounts(reader: Reader, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('members')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(memberIds)])
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}
