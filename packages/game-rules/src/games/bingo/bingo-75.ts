import type { Draws } from '../../instant/instant-game.ts'
import type { BingoGame } from './bingo-game.ts'
import { type BingoTicket, numbersOf, rowsOf } from './bingo-ticket.ts'

const side = 5
const numbersPerColumn = 15
const centre = 2

/** Cards of 5 × 5 under B I N G O with a free centre; twelve lines. Source: the studio's book, bingo 75. */
export const bingo75: BingoGame = {
  id: 'bingo-75',
  version: 2,
  ballCount: 75,
  numbersPerTicket: 24,
  drawTicket: drawCard,
  linesOf,
  jackpotSteps: [
    { fromTickets: 0, callsMax: 50 },
    { fromTickets: 1_000, callsMax: 52 },
    { fromTickets: 2_500, callsMax: 54 },
    { fromTickets: 5_000, callsMax: 56 },
  ],
}

/** Five deals of fifteen, column by column from the left and each from the top; the centre takes none. */
function drawCard(draws: Draws): BingoTicket {
  const columns = Array.from({ length: side }, (_, column) => {
    const dealt = draws.deal(numbersPerColumn, column === centre ? side - 1 : side)
    const numbers = dealt.map((number) => column * numbersPerColumn + number + 1)
    return column === centre ? [...numbers.slice(0, centre), 0, ...numbers.slice(centre)] : numbers
  })
  return Array.from({ length: side }, (_, row) => columns.map((column) => column[row] ?? 0))
}

/** Rows, columns, and both diagonals. */
function linesOf(card: BingoTicket): number[][] {
  const places = card.map((_, place) => place)
  const columns = places.map((column) => card.map((row) => row[column] ?? 0))
  const falling = places.map((place) => card[place]?.[place] ?? 0)
  const rising = places.map((place) => card[side - 1 - place]?.[place] ?? 0)
  return [...rowsOf(card), ...[...columns, falling, rising].map(numbersOf)]
}
