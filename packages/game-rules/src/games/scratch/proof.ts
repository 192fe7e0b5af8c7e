import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { scratchSheet } from '../../parts/prize-table/scratch-ticket.ts'
import { scratchEdition } from './scratch.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  scratch: {
    sheet: () => scratchSheet(scratchEdition),
    widestBet: {},
    plans: () => [planOf('ticket', {})],
    randomPlay: { bet: () => ({}) },
  },
}
