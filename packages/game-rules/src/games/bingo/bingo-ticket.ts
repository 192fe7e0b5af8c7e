/** Rows from the top; 0 where a cell has no number: the free centre of 75, the blanks of 90. */
export type BingoTicket = readonly (readonly number[])[]

/** A line or a ticket without its cells that have no number. */
export const numbersOf = (cells: readonly number[]): number[] => cells.filter((number) => number > 0)

/** Every number of a ticket, row by row. */
export const ticketNumbers = (ticket: BingoTicket): number[] => numbersOf(ticket.flat())

/** The numbers of each row. */
export const rowsOf = (ticket: BingoTicket): number[][] => ticket.map(numbersOf)
