import { lotteryTickets } from './lottery-tickets.ts'
import { scratchEdition } from './scratch.ts'

export type { ScratchEvent } from './scratch.ts'

/** By the id of the rules. */
export const scratchEditions = Object.fromEntries(
  [scratchEdition, ...lotteryTickets].map((edition) => [edition.id, edition]),
)
