import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { scratchSheet } from './scratch-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  scratch: {
    sheet: scratchSheet,
    widestBet: {},
    plans: () => [planOf('ticket', {})],
    randomPlay: { bet: () => ({}) },
  },
}
