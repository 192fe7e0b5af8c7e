import type { Reader } from '../../../../db/db.ts'

/** The version of the terms that the member agreed to last; null before any. */
export async function findAgreedTerms(reader: Reader, memberId: string): Promise<string | null> {
  const { agreed } = await reader
    .selectFrom('members')
    .select('terms_version as agreed')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return agreed
}
