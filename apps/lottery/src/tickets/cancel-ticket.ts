import type { LotteryCode } from '@fairground/contract/lottery'
import { type Outcome, ok, refuse, type Session, transact, type VendorCode } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { keepFromClosing } from '../draws/draw-store.ts'
import { giveBackTickets } from './ticket-ends.ts'

/** Gives a ticket back whose draw is still on sale; its stake is owed from this commit on. */
export async function cancelTicket(
  context: LotteryContext,
  { playerId }: Session,
  ticketId: string,
): Promise<Outcome<{ ticketId: string }, VendorCode | LotteryCode>> {
  const cancelled = await transact(context.db, async (tx) => {
    const ticket = await tx
      .selectFrom('rounds')
      .select(['draw_id', 'state'])
      .where('round_id', '=', ticketId)
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (!ticket) return refuse('NOT_FOUND', 'no such ticket')
    const now = context.clock.now()
    const [draw] = await keepFromClosing(tx, [ticket.draw_id])
    // Pressed twice: it is void already.
    if (ticket.state === 'void') return ok({ ticketId })
    if (draw?.state !== 'open' || draw.closes_at <= now)
      return refuse('DRAW_CLOSED', 'its draw is not on sale any more')
    const count = await giveBackTickets(tx, { round_ids: [ticketId] }, 'the player gave the ticket back', now)
    return count > 0 ? ok({ ticketId }) : refuse('ROUND_UNFINISHED', 'the wallet has not answered yet; try again')
  })
  if (cancelled.ok) context.callsDue.ring()
  return cancelled as Outcome<{ ticketId: string }, VendorCode | LotteryCode>
}
