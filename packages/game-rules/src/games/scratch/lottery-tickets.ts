import type { ScratchEdition } from '../../parts/prize-table/scratch-ticket.ts'
import { ticketCount } from './scratch-prizes.ts'

const edition = (id: string, prizes: ScratchEdition['prizes']): ScratchEdition => ({
  ...{ id, version: 1, ticketCount, prizes },
})

/** Scratch tickets of the lottery, from many small prizes to few large ones. Source: the studio's book, scratch. */
export const lotteryTickets: readonly ScratchEdition[] = [
  edition('zy-lotus', [
    { multiplier: 1, tickets: 220_000 },
    { multiplier: 2, tickets: 120_000 },
    { multiplier: 3, tickets: 50_000 },
    { multiplier: 5, tickets: 24_000 },
    { multiplier: 10, tickets: 9_000 },
    { multiplier: 20, tickets: 2_500 },
    { multiplier: 50, tickets: 700 },
    { multiplier: 100, tickets: 100 },
    { multiplier: 200, tickets: 15 },
    { multiplier: 1_000, tickets: 2 },
  ]),
  edition('zy-carp', [
    { multiplier: 1, tickets: 170_000 },
    { multiplier: 2, tickets: 90_000 },
    { multiplier: 5, tickets: 34_000 },
    { multiplier: 10, tickets: 14_000 },
    { multiplier: 25, tickets: 4_000 },
    { multiplier: 50, tickets: 1_200 },
    { multiplier: 100, tickets: 400 },
    { multiplier: 500, tickets: 60 },
    { multiplier: 2_000, tickets: 10 },
    { multiplier: 5_000, tickets: 2 },
  ]),
  edition('zy-phoenix', [
    { multiplier: 2, tickets: 130_000 },
    { multiplier: 4, tickets: 44_000 },
    { multiplier: 10, tickets: 14_000 },
    { multiplier: 25, tickets: 4_000 },
    { multiplier: 50, tickets: 1_200 },
    { multiplier: 100, tickets: 600 },
    { multiplier: 500, tickets: 80 },
    { multiplier: 2_000, tickets: 12 },
    { multiplier: 5_000, tickets: 10 },
    { multiplier: 10_000, tickets: 2 },
  ]),
]
