import type { InstantGame } from '../../instant/instant-game.ts'
import { scratchTicket } from '../../parts/prize-table/scratch-ticket.ts'
import { lotteryTickets } from './lottery-tickets.ts'
import { scratch } from './scratch.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [scratch, ...lotteryTickets.map(scratchTicket)]
