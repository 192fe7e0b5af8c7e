/** Whose scratch tickets are shown among the lotteries: by its first letters the portal knows what they are. */
export const ticketHouses = [{ slug: 'ZY_TICKETS', name: 'Lucky Tickets' }] as const satisfies readonly {
  slug: string
  name: string
}[]

export type TicketHouseSlug = (typeof ticketHouses)[number]['slug']
