import type { AppContext } from '../../../context.ts'
import { newToken } from '../../../lib/ids.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { isSessionLive } from '../../people/identity/index.ts'

export const ticketLifeMs = 30_000

export interface TicketOwner {
  sessionId: string
  memberId: string
  /** The page is in this room of the chat. */
  chatRoomId?: string
}

/** A one-time ticket for the live socket; only its hash is kept. */
export async function issueTicket(context: AppContext, owner: TicketOwner): Promise<string> {
  const ticket = newToken()
  const expiresAt = new Date(context.clock.now().getTime() + ticketLifeMs)
  await context.db
    .insertInto('live_tickets')
    .values({
      ticket_hash: hashOfToken(ticket),
      session_id: owner.sessionId,
      member_id: owner.memberId,
      chat_room_id: owner.chatRoomId ?? null,
      expires_at: expiresAt,
    })
    .execute()
  return ticket
}

/** Whose ticket it is; a ticket is gone after its first use, after 30 seconds, and with the session it was given to. */
export async function redeemTicket(context: AppContext, ticket: string): Promise<TicketOwner | undefined> {
  const row = await context.db
    .deleteFrom('live_tickets')
    .where('ticket_hash', '=', hashOfToken(ticket))
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expires_at <= context.clock.now()) return undefined
  if (!(await isSessionLive(context, row.session_id))) return undefined
  return { sessionId: row.session_id, memberId: row.member_id, chatRoomId: row.chat_room_id ?? undefined }
}
