import * as z from 'zod'
import type { AppContext } from '../context.ts'

const purpose = 'video-ticket'
/** Connections only begin by one; segments are fetched by one again and again, until the page asks for the next. */
const ticketMs = { publish: 60_000, play: 60_000, segments: 5 * 60_000 } as const

const Ticket = z.object({
  kind: z.enum(['publish', 'play', 'segments']),
  tableId: z.string(),
  /** The shift that shows the table, or the session that watches it. */
  of: z.string(),
  expiresAtMs: z.number(),
})
export type VideoTicket = z.infer<typeof Ticket>

/** A right to begin to show or to watch one table, sealed by this studio. */
export function newVideoTicket({ secrets, clock }: AppContext, wanted: Omit<VideoTicket, 'expiresAtMs'>): string {
  return secrets.seal(
    purpose,
    JSON.stringify({ ...wanted, expiresAtMs: clock.now().getTime() + ticketMs[wanted.kind] }),
  )
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
