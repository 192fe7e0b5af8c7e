import type { GameProof, TableProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { roulette, rouletteLaPartage } from './roulette.ts'
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

const played = ['17', '0-1', 'red', 'dozen-2']

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'live-roulette': spotTableProof(roulette.spotRules, () => rouletteSheet(false), played),
  'live-roulette-la-partage': spotTableProof(rouletteLaPartage.spotRules, () => rouletteSheet(true), played),
}
