import type { Reader } from '../../db/db.ts'

/** The code as it was given out, if it still opens something; people may type it in small letters. */
export async function findInvitation(reader: Reader, code: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('invitation_codes')
    .select('code')
    .where('code', '=', code.toUpperCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.code
}

/** Id of the member whose referral code this is. Suspended and closed accounts recommend nobody. */
export async function findRecommender(reader: Reader, code: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('referral_code', '=', code.toUpperCase())
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.id
}
