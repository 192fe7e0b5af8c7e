/** Winning tickets per million by payout in stakes; the index is the symbol. */
export const scratchPrizes = [
  { multiplier: 1, tickets: 170_000 },
  { multiplier: 2, tickets: 95_000 },
  { multiplier: 5, tickets: 36_000 },
  { multiplier: 10, tickets: 15_000 },
  { multiplier: 20, tickets: 5_000 },
  { multiplier: 50, tickets: 1_100 },
  { multiplier: 100, tickets: 300 },
  { multiplier: 500, tickets: 40 },
  { multiplier: 1_000, tickets: 8 },
  { multiplier: 5_000, tickets: 2 },
] as const

export const ticketCount = 1_000_000
