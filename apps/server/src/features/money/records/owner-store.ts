import type { Reader } from '../../../db/db.ts'
import type { Owner } from './span.ts'

export async function findOwner(reader: Reader, memberId: string): Promise<Owner | undefined> {
  const row = await reader
    .selectFrom('members')
    .select(['id', 'currency'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row && { memberId: row.id, currency: row.currency }
}
