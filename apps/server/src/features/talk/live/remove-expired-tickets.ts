import type { AppContext } from '../../../context.ts'

/** Forgets tickets that nobody used in their 30 seconds, of players and of staff. */
export async function removeExpiredTickets({ db, clock }: AppContext): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('live_tickets').where('expires_at', '<=', now).execute()
  await db.deleteFrom('staff_live_tickets').where('expires_at', '<=', now).execute()
}
