import type { Reader } from '../../../../db/db.ts'

const member = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('members')
    .select([
      'id as memberId',
      'nickname',
      'type',
      'language',
      'payee_name_sealed as payeeNameSealed',
      'mobile_sealed as mobileSealed',
      'email_sealed as emailSealed',
      'recommender_id as recommenderId',
      'invitation_code as invitationCode',
      'initial_password_until as initialPasswordUntil',
    ])
    .where('id', '=', memberId)

export interface StoredProfile {
  member: NonNullable<Awaited<ReturnType<ReturnType<typeof member>['executeTakeFirst']>>>
  details: { field: string; sealed: string }[]
  recommender: { memberId: string; account: string } | undefined
}

/** Stored data of a member apart from money and log-ins; sealed parts stay sealed. */
export async function findProfile(reader: Reader, memberId: string): Promise<StoredProfile | undefined> {
  const found = await member(reader, memberId).executeTakeFirst()
  if (!found) return undefined
  const details = await reader
    .selectFrom('member_details')
    .select(['field', 'sealed'])
    .where('member_id', '=', memberId)
    .execute()
  const recommender = found.recommenderId
    ? await reader
        .selectFrom('members')
        .select(['id as memberId', 'account'])
        .where('id', '=', found.recommenderId)
        .executeTakeFirst()
    : undefined
  return { member: found, details, recommender }
}
