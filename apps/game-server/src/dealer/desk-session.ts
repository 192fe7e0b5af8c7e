import type { DeskRight, VendorDeskTicket } from '@fairground/contract/studio'
import { bearerOf, hashOfToken, newId, newToken } from '@fairground/vendor-kit'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'

const purpose = 'desk-ticket'
const ticketMs = 60_000
/** The console renews it with a ticket every five minutes, for as long as it lets the person in. */
const sessionMs = 15 * 60_000

const Ticket = z.object({
  ticketId: z.string(),
  tableId: z.string(),
  staffId: z.string(),
  name: z.string(),
  rights: z.array(z.enum(['deal', 'supervise'])),
  sameAs: z.array(z.string()),
  language: z.string(),
  framedBy: z.string(),
  expiresAtMs: z.number(),
})
type Ticket = z.infer<typeof Ticket>

/** Whoever works at a desk, as the console let them in. */
export interface DeskStaff {
  tableId: string
  staffId: string
  name: string
  rights: DeskRight[]
  /** Other accounts that may be this person's too. */
  sameAs: readonly string[]
}

/** Whether an account may be this person's: whoever did something first is no second person for it. */
export const isOnePerson = ({ staffId, sameAs }: Pick<DeskStaff, 'staffId' | 'sameAs'>, account: string): boolean =>
  account === staffId || sameAs.includes(account)

export const isSupervisor = ({ rights }: DeskStaff): boolean => rights.includes('supervise')

/** A right of one person to open one page within a minute, sealed by this studio. */
export function newDeskTicket({ secrets, clock }: AppContext, wanted: Omit<VendorDeskTicket, 'requestId'>): string {
  const { tableId, staffId, name, rights, sameAs, language, framedBy } = wanted
  const now = clock.now()
  const ticket: Ticket = {
    ...{ ticketId: newId('dtk', now), tableId, staffId, name, rights, sameAs },
    ...{ language, framedBy, expiresAtMs: now.getTime() + ticketMs },
  }
  return secrets.seal(purpose, JSON.stringify(ticket))
}

/** What a ticket says; undefined for one that is not ours, or too old. */
export function readDeskTicket({ secrets, clock }: AppContext, sealed: string): Ticket | undefined {
  try {
    const ticket = Ticket.parse(JSON.parse(secrets.open(purpose, sealed)))
    return ticket.expiresAtMs > clock.now().getTime() ? ticket : undefined
  } catch {
    return undefined
  }
}

/** Takes a ticket, once, for the token of a page. */
export async function openDesk(
  context: AppContext,
  sealed: string,
): Promise<Outcome<{ token: string; language: string; framedBy: string; staff: DeskStaff }>> {
  const ticket = readDeskTicket(context, sealed)
  if (!ticket) return refuse('LAUNCH_LINK_USED', 'the ticket is not of this studio, or too old')
  const { ticketId, tableId, staffId, name, rights, sameAs, language, framedBy } = ticket
  const now = context.clock.now()
  const token = newToken()
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('desk_sessions')
    .values({
      ...{ session_id: newId('dsk', now), token_hash: hashOfToken(token), ticket_id: ticketId, table_id: tableId },
      ...{ staff_id: staffId, staff_name: name, rights, language, opened_at: now },
      same_as: sameAs,
      expires_at: new Date(now.getTime() + sessionMs),
    })
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return refuse('LAUNCH_LINK_USED', 'the ticket was taken before')
  return ok({ token, language, framedBy, staff: { tableId, staffId, name, rights, sameAs } })
}

/** Who calls, by the token of the page. */
export async function findDeskStaff(context: AppContext, request: FastifyRequest): Promise<DeskStaff | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const row = await context.db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', context.clock.now())
    .executeTakeFirst()
  if (!row) return undefined
  const rights = row.rights.filter((right) => right === 'deal' || right === 'supervise')
  return { tableId: row.table_id, staffId: row.staff_id, name: row.staff_name, rights, sameAs: row.same_as }
}

/** Sessions that are over are of no use to anybody. */
export const removeDeskSessions = (context: AppContext) =>
  context.db.deleteFrom('desk_sessions').where('expires_at', '<', context.clock.now()).execute()
