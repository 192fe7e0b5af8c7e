import type { DeskTicketMessage } from '@fairground/contract/frame'

/** Hands the ticket of an address to the desk in the frame, and to no page of another origin that may have come there. */
export function handTicket(frame: Pick<Window, 'postMessage'> | null | undefined, url: string): void {
  const { origin, searchParams } = new URL(url)
  const ticket = searchParams.get('ticket')
  if (!frame || ticket === null) return
  frame.postMessage({ type: 'fairground.desk-ticket', ticket } satisfies DeskTicketMessage, origin)
}
