import * as z from 'zod'
import type { AppContext } from '../context.ts'

const purpose = 'video-ticket'
const ticketMs = 60_000

const Ticket = z.object({
  kind: z.enum(['publish', 'play']),
  tableId: z.string(),
  /** The shift that shows the table, or the session that watches it. */
  of: z.string(),
  expiresAtMs: z.number(),
})
export type VideoTicket = z.infer<typeof Ticket>

/** A right to begin to show or to watch one table, sealed by this studio. */
export function newVideoTicket({ secrets, clock }: AppContext, wanted: Omit<VideoTicket, 'expiresAtMs'>): string {
  return secrets.seal(purpose, JSON.stringify({ ...wanted, expiresAtMs: clock.now().getTime() + ticketMs }))
}

/** What a ticket allows; undefined for one that is not ours, of the other kind, or too old. */
export function readVideoTicket(
  { secrets, clock }: AppContext,
  sealed: string,
  kind: VideoTicket['kind'],
): VideoTicket | undefined {
  try {
    const ticket = Ticket.parse(JSON.parse(secrets.open(purpose, sealed)))
    return ticket.kind === kind && ticket.expiresAtMs > clock.now().getTime() ? ticket : undefined
  } catch {
    return undefined
  }
}
