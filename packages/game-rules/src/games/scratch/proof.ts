import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { type ScratchEdition, scratchSheet } from '../../parts/prize-table/scratch-ticket.ts'
import { lotteryTickets } from './lottery-tickets.ts'
import { scratchEdition } from './scratch.ts'

const proofOf = (edition: ScratchEdition): GameProof => ({
  sheet: () => scratchSheet(edition),
  widestBet: {},
  plans: () => [planOf('ticket', {})],
  randomPlay: { bet: () => ({}) },
})

export const proofs: Readonly<Record<string, GameProof>> = Object.fromEntries(
  [scratchEdition, ...lotteryTickets].map((edition) => [edition.id, proofOf(edition)]),
)
