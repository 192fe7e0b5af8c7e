import type { GameProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { rouletteSheet } from './roulette-sheet.ts'

const proofOf = (isLaPartage: boolean): GameProof => ({
  sheet: () => rouletteSheet(isLaPartage),
  widestBet: chipOn('17'),
  plans: () => ['17', '0', '0-1', '25-26', 'red', 'odd', 'low'].map(planOn),
})

export const proofs: Readonly<Record<string, GameProof>> = {
  roulette: proofOf(false),
  'roulette-la-partage': proofOf(true),
}
