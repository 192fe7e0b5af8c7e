/** The last characters of an id, enough to tell the rows of one list apart; the whole id stands in the detail. */
export const shortId = (id: string): string => id.slice(-6)
