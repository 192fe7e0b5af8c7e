import { StaffDeskRight, type VendorStaffDeskTicket } from '@fairground/contract/staff-desk'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { newId } from '../lib/new-id.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { hashOfToken, newToken } from '../lib/secret-box.ts'
import { bearerOf } from '../sessions/player-route.ts'
import type { VendorKit } from '../vendor-kit.ts'
import type { DeskSchema } from './desk-schema.ts'
import type { DeskStaff } from './desk-staff.ts'

const ticketMs = 60_000
/** The console renews it with a ticket every five minutes, for as long as it lets the person in. */
const sessionMs = 15 * 60_000

type Sealing = Pick<VendorKit, 'secrets' | 'clock' | 'config'>
export type DeskKit = Sealing & { db: Kysely<DeskSchema> }

const Ticket = z.object({
  ...{ ticketId: z.string(), staffId: z.string(), name: z.string(), rights: z.array(StaffDeskRight) },
  sameAs: z.array(z.string()),
  ...{ language: z.string(), framedBy: z.string(), expiresAtMs: z.number() },
})
type Ticket = z.infer<typeof Ticket>

/** Vendors that have the same seed key do not open each other's tickets. */
const purposeOf = ({ config }: Sealing): string => `${config.pswKey.vendorId}-desk-ticket`

/** A right of one person to open one page within a minute, sealed by this vendor. */
export function newDeskTicket(kit: Sealing, wanted: Omit<VendorStaffDeskTicket, 'requestId'>): string {
  const { staffId, name, rights, sameAs, language, framedBy } = wanted
  const now = kit.clock.now()
  const ticket: Ticket = {
    ...{ ticketId: newId('dtk', now), staffId, name, rights, sameAs, language, framedBy },
    expiresAtMs: now.getTime() + ticketMs,
  }
  return kit.secrets.seal(purposeOf(kit), JSON.stringify(ticket))
}

/** What a ticket says; undefined for one that is not ours, or too old. */
function readDeskTicket(kit: Sealing, sealed: string): Ticket | undefined {
  try {
    const ticket = Ticket.parse(JSON.parse(kit.secrets.open(purposeOf(kit), sealed)))
    return ticket.expiresAtMs > kit.clock.now().getTime() ? ticket : undefined
  } catch {
    return undefined
  }
}

/** Who may frame the page of a desk: the page that its ticket was given to, and nobody without one. */
export function framersOfDesk(kit: Sealing, { query }: FastifyRequest): string[] {
  const { ticket } = query as { ticket?: unknown }
  const framedBy = typeof ticket === 'string' ? readDeskTicket(kit, ticket)?.framedBy : undefined
  return [framedBy ?? "'none'"]
}

/** Takes a ticket, once, for the token of a page. */
export async function openDesk(
  kit: DeskKit,
  sealed: string,
): Promise<Outcome<{ token: string; language: string; framedBy: string; staff: DeskStaff }>> {
  const ticket = readDeskTicket(kit, sealed)
  if (!ticket) return refuse('LAUNCH_LINK_USED', 'the ticket is not of this vendor, or too old')
  const { ticketId, staffId, name, rights, sameAs, language, framedBy } = ticket
  const now = kit.clock.now()
  const token = newToken()
  const { numInsertedOrUpdatedRows } = await kit.db
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
export async function findDeskStaff(
  { db, clock }: Pick<DeskKit, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<DeskStaff | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const row = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!row) return undefined
  const rights = row.rights.filter((right) => right === 'run' || right === 'supervise')
  return { staffId: row.staff_id, name: row.staff_name, rights, sameAs: row.same_as }
}

/** Sessions that are over are of no use to anybody. */
export const removeDeskSessions = ({ db, clock }: Pick<DeskKit, 'db' | 'clock'>) =>
  db.deleteFrom('desk_sessions').where('expires_at', '<', clock.now()).execute()
