import type { GameProof, TableProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { dragonTigerSheet } from './dragon-tiger-sheet.ts'

const sides = ['big', 'small', 'odd', 'even', 'red', 'black', 'spades', 'hearts']

export const proofs: Readonly<Record<string, GameProof>> = {
  'dragon-tiger': {
    sheet: dragonTigerSheet,
    widestBet: chipOn('suited-tie'),
    plans: () => ['dragon', 'tiger', 'tie', 'suited-tie', ...sides.map((side) => `dragon-${side}`)].map(planOn),
  },
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'live-dragon-tiger': spotTableProof(dragonTiger.spotRules, dragonTigerSheet, [
    ...(['dragon', 'tie', 'suited-tie', 'dragon-big', 'tiger-red'] as const),
  ]),
}
