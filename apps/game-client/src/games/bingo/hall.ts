import {
  type BingoGame,
  type BingoPrize,
  type BingoTicket,
  bingoPrizes,
  ticketNumbers,
  toGo,
} from '@fairground/game-rules/games/bingo'

/** One ticket of the player, as the studio dealt it. */
export interface OwnTicket {
  /** Its number in the round, from 1. */
  number: number
  cells: BingoTicket
}

/** A ticket as it stands after the calls so far. */
export interface TicketNow extends OwnTicket {
  called: ReadonlySet<number>
  /** Numbers it still waits for until the prize that is played for. */
  waiting: readonly number[]
}

/** What a win says of itself; amounts in minor units. */
export interface HallWin {
  prize: BingoPrize | 'jackpot'
  call: number
  amountMinor: bigint
  eachMinor: bigint
  tickets: readonly number[]
}

/** The prize that is played for: the first that nobody has won; undefined once all are. */
export const openPrizeOf = (wins: readonly HallWin[]): BingoPrize | undefined =>
  bingoPrizes.find((prize) => !wins.some((win) => win.prize === prize))

/**
 * Nearest to the open prize first, and once all are won those that have won; tickets as near as each other stay in the
 * order of their numbers.
 */
export function sortedTickets(
  game: BingoGame,
  tickets: readonly OwnTicket[],
  { balls, wins }: { balls: readonly number[]; wins: readonly HallWin[] },
): TicketNow[] {
  const called = new Set(balls)
  const open = openPrizeOf(wins)
  const hasWon = ({ number }: OwnTicket) => wins.some((win) => win.tickets.includes(number))
  return tickets
    .map((ticket) => ({ ...ticket, called, waiting: open ? toGo(game, ticket.cells, called, open) : [] }))
    .sort((a, b) => {
      const nearer = open ? a.waiting.length - b.waiting.length : Number(hasWon(b)) - Number(hasWon(a))
      return nearer || a.number - b.number
    })
}

/** Whether the last ball stands on one of the tickets. */
export const isOnTickets = (tickets: readonly OwnTicket[], ball: number | undefined): boolean =>
  ball !== undefined && tickets.some(({ cells }) => ticketNumbers(cells).includes(ball))

/** Which of the five letters, or of the nine tens, a number belongs to; from 0. */
export function columnOf({ id }: BingoGame, number: number): number {
  if (id === 'bingo-75') return Math.floor((number - 1) / 15)
  return number === 90 ? 8 : Math.floor(number / 10)
}

/** The letter on the ball; balls of 90 have none. */
export const letterOf = (game: BingoGame, number: number): string | undefined =>
  game.id === 'bingo-75' ? 'BINGO'[columnOf(game, number)] : undefined
