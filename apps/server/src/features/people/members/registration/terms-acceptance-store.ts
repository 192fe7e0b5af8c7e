import type { Reader, Tx } from '../../../../db/db.ts'

interface Acceptance {
  memberId: string
  version: string
  ip: string
  now: Date
}

/** Keeps who agreed to what, when and from where; false when the member had agreed to that version before. */
export async function saveAcceptance(tx: Tx, { memberId, version, ip, now }: Acceptance): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('terms_acceptances')
    .values({ member_id: memberId, version, accepted_at: now, ip })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await tx
    .updateTable('members')
    .set({ terms_version: version, terms_accepted_at: now })
    .where('id', '=', memberId)
    .execute()
  return true
}

/** Every version the member agreed to, newest first. */
export const listAcceptances = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('terms_acceptances')
    .select(['version', 'accepted_at as acceptedAt', 'ip'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at', 'desc')
    .execute()
