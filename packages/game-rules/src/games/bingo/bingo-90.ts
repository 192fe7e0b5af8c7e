import type { Draws } from '../../instant/instant-game.ts'
import type { BingoGame } from './bingo-game.ts'
import { type BingoTicket, rowsOf } from './bingo-ticket.ts'
import { layoutAt, layoutCount, type RowMask, rowCount } from './ticket-layouts.ts'

/** Tickets of 3 × 9 with five numbers in a row; a line is a row. Source: the studio's book, bingo 90. */
export const bingo90: BingoGame = {
  id: 'bingo-90',
  version: 2,
  ballCount: 90,
  numbersPerTicket: 15,
  drawTicket,
  linesOf: rowsOf,
  jackpotSteps: [
    { fromTickets: 0, callsMax: 44 },
    { fromTickets: 1_000, callsMax: 47 },
    { fromTickets: 2_500, callsMax: 50 },
    { fromTickets: 5_000, callsMax: 53 },
  ],
}

/** First which cells have numbers, every layout alike; then the numbers, column by column, ascending from the top. */
function drawTicket(draws: Draws): BingoTicket {
  const columns = layoutAt(draws.int(layoutCount)).map((mask, column) => columnOf(mask, column, draws))
  return Array.from({ length: rowCount }, (_, row) => columns.map((column) => column[row] ?? 0))
}

function columnOf(mask: RowMask, column: number, draws: Draws): number[] {
  const { first, count } = rangeOf(column)
  const rows = Array.from({ length: rowCount }, (_, row) => row).filter((row) => (mask & (1 << row)) !== 0)
  const numbers = draws.deal(count, rows.length).sort((a, b) => a - b)
  return Array.from({ length: rowCount }, (_, row) => {
    const dealt = numbers[rows.indexOf(row)]
    return dealt === undefined ? 0 : first + dealt
  })
}

/** 1–9, then tens, and 90 with the eighties. */
function rangeOf(column: number): { first: number; count: number } {
  if (column === 0) return { first: 1, count: 9 }
  return { first: column * 10, count: column === 8 ? 11 : 10 }
}
