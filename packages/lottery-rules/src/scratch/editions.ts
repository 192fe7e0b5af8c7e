import type { ScratchEdition, ScratchPrize } from '@fairground/game-rules/scratch-ticket'

/** Tickets of an edition. */
const ticketCount = 1_000_000

const edition = (id: string, prizes: readonly (readonly [multiplier: number, tickets: number])[]): ScratchEdition => ({
  ...{ id, version: 1, ticketCount },
  prizes: prizes.map(([multiplier, tickets]): ScratchPrize => ({ multiplier, tickets })),
})

/** Scratch tickets of the lottery: many small prizes, a middle, and few large ones. Multiples of the price of a ticket. */
export const scratchEditions: readonly ScratchEdition[] = [
  edition('zy-lotus', [
    [1, 220_000],
    [2, 120_000],
    [3, 50_000],
    [5, 24_000],
    [10, 9_000],
    [20, 2_500],
    [50, 700],
    [200, 60],
    [1_000, 5],
  ]),
  edition('zy-carp', [
    [1, 170_000],
    [2, 90_000],
    [5, 34_000],
    [10, 14_000],
    [25, 4_000],
    [50, 1_200],
    [100, 400],
    [500, 60],
    [2_000, 10],
    [10_000, 1],
  ]),
  edition('zy-phoenix', [
    [2, 130_000],
    [4, 44_000],
    [10, 14_000],
    [25, 4_000],
    [50, 1_200],
    [100, 600],
    [500, 80],
    [2_000, 12],
    [10_000, 2],
    [50_000, 1],
  ]),
]
