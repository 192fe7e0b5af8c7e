import { LotteryDeskRight, type VendorLotteryDeskTicket } from '@fairground/contract/lottery-desk'
import { bearerOf, hashOfToken, newId, newToken, type Outcome, ok, refuse } from '@fairground/vendor-kit'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { LotteryContext } from '../context.ts'

const purpose = 'lottery-desk-ticket'
const ticketMs = 60_000
/** The console renews it with a ticket every five minutes, for as long as it lets the person in. */
const sessionMs = 15 * 60_000

const Ticket = z.object({
  ...{ ticketId: z.string(), staffId: z.string(), name: z.string(), rights: z.array(LotteryDeskRight) },
  sameAs: z.array(z.string()),
  ...{ language: z.string(), framedBy: z.string(), expiresAtMs: z.number() },
})
type Ticket = z.infer<typeof Ticket>

/** Whoever works at the desk, as the console let them in. */
export interface DeskStaff {
  staffId: string
  name: string
  rights: LotteryDeskRight[]
  /** Other accounts that may be this person's too. */
  sameAs: readonly string[]
}

export const isSupervisor = ({ rights }: DeskStaff): boolean => rights.includes('supervise')

/** A right of one person to open one page within a minute, sealed by this lottery. */
export function newDeskTicket(
  { secrets, clock }: LotteryContext,
  { staffId, name, rights, sameAs, language, framedBy }: Omit<VendorLotteryDeskTicket, 'requestId'>,
): string {
  const now = clock.now()
  const ticket: Ticket = {
    ...{ ticketId: newId('dtk', now), staffId, name, rights, sameAs, language, framedBy },
    expiresAtMs: now.getTime() + ticketMs,
  }
  return secrets.seal(purpose, JSON.stringify(ticket))
}

/** What a ticket says; undefined for one that is not ours, or too old. */
export function readDeskTicket({ secrets, clock }: LotteryContext, sealed: string): Ticket | undefined {
  try {
    const ticket = Ticket.parse(JSON.parse(secrets.open(purpose, sealed)))
    return ticket.expiresAtMs > clock.now().getTime() ? ticket : undefined
  } catch {
    return undefined
  }
}

/** Takes a ticket, once, for the token of a page. */
export async function openDesk(
  context: LotteryContext,
  sealed: string,
): Promise<Outcome<{ token: string; language: string; framedBy: string; staff: DeskStaff }>> {
  const ticket = readDeskTicket(context, sealed)
  if (!ticket) return refuse('LAUNCH_LINK_USED', 'the ticket is not of this lottery, or too old')
  const { ticketId, staffId, name, rights, sameAs, language, framedBy } = ticket
  const now = context.clock.now()
  const token = newToken()
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('desk_sessions')
    .values({
      ...{ session_id: newId('dsk', now), token_hash: hashOfToken(token), ticket_id: ticketId, staff_id: staffId },
      ...{ staff_name: name, rights, same_as: sameAs, opened_at: now, expires_at: new Date(now.getTime() + sessionMs) },
    })
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return refuse('LAUNCH_LINK_USED', 'the ticket was taken before')
  return ok({ token, language, framedBy, staff: { staffId, name, rights, sameAs } })
}

/** Who calls, by the token of the page. */
export async function findDeskStaff(context: LotteryContext, request: FastifyRequest): Promise<DeskStaff | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const row = await context.db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', context.clock.now())
    .executeTakeFirst()
  if (!row) return undefined
  const rights = row.rights.filter((right) => right === 'run' || right === 'supervise')
  return { staffId: row.staff_id, name: row.staff_name, rights, sameAs: row.same_as }
}

/** Sessions that are over are of no use to anybody. */
export const removeDeskSessions = (context: LotteryContext) =>
  context.db.deleteFrom('desk_sessions').where('expires_at', '<', context.clock.now()).execute()
