import { bingo75 } from './bingo-75.ts'
import { bingo90 } from './bingo-90.ts'
import type { BingoGame } from './bingo-game.ts'

export type { BingoGame } from './bingo-game.ts'
export type { BingoHall } from './bingo-hall.ts'
export { houseChance, jackpotCallsMax } from './bingo-jackpot.ts'
export { type BingoPrize, bingoPrizes, splitSales } from './bingo-prizes.ts'
export {
  type BingoEvent,
  type BingoOutcome,
  type BingoOwnEvent,
  bingoPriceMinor,
  dealTickets,
  purchasesMax,
  purchaseTicketsMax,
} from './bingo-room.ts'
export { type BingoTicket, ticketNumbers } from './bingo-ticket.ts'
export { toGo } from './to-go.ts'

/** Every bingo of the house. */
export const bingoGames: readonly BingoGame[] = [bingo75, bingo90]
