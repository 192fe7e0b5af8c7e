import * as z from 'zod'
import type { AppContext } from '../context.ts'

const purpose = 'replay-ticket'
const lifeMs = 5 * 60_000

const Ticket = z.object({
  roundId: z.string(),
  language: z.string(),
  /** Origin of the page that may frame the replay. */
  framedBy: z.string(),
  expiresAtMs: z.number(),
})
type ReplayTicket = z.infer<typeof Ticket>

/** A right to see one round again, sealed by this studio: it needs no memory, and nobody else can make one. */
export function newReplayTicket({ secrets, clock }: AppContext, wanted: Omit<ReplayTicket, 'expiresAtMs'>): string {
  const ticket: ReplayTicket = { ...wanted, expiresAtMs: clock.now().getTime() + lifeMs }
  return secrets.seal(purpose, JSON.stringify(ticket))
}

/** What a ticket allows; undefined for one that is not ours, or too old. */
export function openReplayTicket({ secrets, clock }: AppContext, sealed: string): ReplayTicket | undefined {
  try {
    const ticket = Ticket.parse(JSON.parse(secrets.open(purpose, sealed)))
    return ticket.expiresAtMs > clock.now().getTime() ? ticket : undefined
  } catch {
    return undefined
  }
}
