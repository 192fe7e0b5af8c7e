import type { BingoGame } from './bingo-game.ts'
import type { BingoPrize } from './bingo-prizes.ts'
import { type BingoTicket, ticketNumbers } from './bingo-ticket.ts'

/** Numbers that a ticket still waits for until it has this prize: the fewest that would do. */
export function toGo(game: BingoGame, ticket: BingoTicket, called: ReadonlySet<number>, prize: BingoPrize): number[] {
  const missing = (numbers: readonly number[]) => numbers.filter((number) => !called.has(number))
  if (prize === 'house') return missing(ticketNumbers(ticket))
  const lines = game.linesOf(ticket).map(missing)
  return fewest(prize === 'line' ? lines : pairsOf(lines))
}

/** Two lines may share a number. */
const pairsOf = (lines: readonly number[][]): number[][] =>
  lines.flatMap((line, place) => lines.slice(place + 1).map((other) => [...new Set([...line, ...other])]))

const fewest = (choices: readonly number[][]): number[] =>
  choices.reduce((best, choice) => (choice.length < best.length ? choice : best))
