import { DeskTicketMessage } from '@fairground/contract/frame'

/** Hears the tickets of the page that frames this one: of that window alone, and only while it is of that origin. */
export function hearTickets(page: Window, framedBy: string, onTicket: (ticket: string) => void): void {
  const origin = new URL(framedBy).origin
  page.addEventListener('message', (event) => {
    if (event.source !== page.parent || event.origin !== origin) return
    const message = DeskTicketMessage.safeParse(event.data)
    if (message.success) onTicket(message.data.ticket)
  })
}
