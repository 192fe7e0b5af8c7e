import type { Tx } from '../../../../db/db.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'

/** What the device signs for: a new passkey, an entry of whoever it is, or the second step of one member. */
export type PasskeyPurpose = { kind: 'enter' } | { kind: 'add' | 'verify'; memberId: string }

const ownerOf = (purpose: PasskeyPurpose) => (purpose.kind === 'enter' ? null : purpose.memberId)

export async function insertChallenge(
  tx: Tx,
  challenge: string,
  purpose: PasskeyPurpose,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOfToken(challenge),
      purpose: purpose.kind,
      member_id: ownerOf(purpose),
      expires_at: expiresAt,
    })
    .execute()
}

/** Uses a challenge up; false when it is unknown, late, or was made for something else. */
export async function spendChallenge(tx: Tx, challenge: string, purpose: PasskeyPurpose, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOfToken(challenge))
    .returning(['purpose', 'member_id', 'expires_at'])
    .executeTakeFirst()
  return row?.purpose === purpose.kind && row.member_id === ownerOf(purpose) && row.expires_at > now
}

export async function removeChallengesBefore(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}
