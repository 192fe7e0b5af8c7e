import type { GameProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { dragonTigerSheet } from './dragon-tiger-sheet.ts'

const sides = ['big', 'small', 'odd', 'even', 'red', 'black', 'spades', 'hearts']

export const proofs: Readonly<Record<string, GameProof>> = {
  'dragon-tiger': {
    sheet: dragonTigerSheet,
    widestBet: chipOn('suited-tie'),
    plans: () => ['dragon', 'tiger', 'tie', 'suited-tie', ...sides.map((side) => `dragon-${side}`)].map(planOn),
  },
}
