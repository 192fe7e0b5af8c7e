import type { GameProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { andarBaharSheet } from './andar-bahar-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'andar-bahar': {
    sheet: andarBaharSheet,
    widestBet: chipOn('cards-41'),
    plans: () => ['andar', 'bahar', 'cards-1-5', 'cards-6-10', 'cards-16-25', 'cards-36-40', 'cards-41'].map(planOn),
  },
}
