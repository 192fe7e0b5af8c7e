import type { AppContext } from '../../../context.ts'
import { newToken } from '../../../lib/ids.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { ticketLifeMs } from './live-ticket.ts'

/** A one-time ticket for the console's live socket; only its hash is kept. */
export async function issueStaffTicket({ db, clock }: AppContext, sessionId: string): Promise<string> {
  const ticket = newToken()
  const expiresAt = new Date(clock.now().getTime() + ticketLifeMs)
  await db
    .insertInto('staff_live_tickets')
    .values({ ticket_hash: hashOfToken(ticket), session_id: sessionId, expires_at: expiresAt })
    .execute()
  return ticket
}

/** Which staff session it was given to; a ticket is gone after its first use and 30 seconds. */
export async function redeemStaffTicket({ db, clock }: AppContext, ticket: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_live_tickets')
    .where('ticket_hash', '=', hashOfToken(ticket))
    .returningAll()
    .executeTakeFirst()
  return row && row.expires_at > clock.now() ? row.session_id : undefined
}
