import type { AppContext } from '../../../context.ts'

/** Forgets what can neither be answered nor spent any more. */
export async function removeExpiredChallenges({ db, clock }: AppContext): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<', clock.now()).execute()
}
