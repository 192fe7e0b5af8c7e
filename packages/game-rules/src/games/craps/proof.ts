import type { GameProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { crapsSheet } from './craps-sheet.ts'

const spots = [
  ...['pass', 'dont-pass', 'field', 'any-seven', 'any-craps', 'two', 'eleven'],
  ...['place-4', 'place-5', 'place-6', 'hard-4', 'hard-6'],
]

export const proofs: Readonly<Record<string, GameProof>> = {
  craps: {
    sheet: crapsSheet,
    widestBet: chipOn('pass'),
    plans: () => spots.map((spot) => ({ ...planOn(spot), next: () => ({ type: 'roll' }) })),
  },
}
