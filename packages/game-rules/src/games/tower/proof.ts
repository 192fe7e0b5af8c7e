import type { GameProof } from '../../game-module.ts'
import { climbing, type Plan, planOf } from '../../long-play/plan.ts'
import { oneOf, withTile } from '../../long-play/random-choice.ts'
import { towerSheet } from './tower-sheet.ts'
import { towerConfigs } from './towers.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  tower: {
    sheet: () => towerSheet(towerConfigs.tower),
    widestBet: { difficulty: 'master' },
    plans: () => climbs({ easy: [3], medium: [3], hard: [2], expert: [2], master: [1] }),
    randomPlay: {
      bet: (choose) => ({ difficulty: oneOf(choose, 'easy', 'medium', 'hard', 'expert', 'master') }),
      action: withTile(2),
    },
  },
  'penalty-shoot-out': {
    sheet: () => towerSheet(towerConfigs.penaltyShootOut),
    widestBet: { difficulty: 'standard' },
    plans: () => climbs({ standard: [1, 3, 5] }),
    randomPlay: { bet: () => ({ difficulty: 'standard' }), action: withTile(3) },
  },
  'chicken-road': {
    sheet: () => towerSheet(towerConfigs.chickenRoad),
    widestBet: { difficulty: 'daring' },
    plans: () => climbs({ easy: [5], medium: [4], hard: [3], daring: [2] }),
    randomPlay: {
      bet: (choose) => ({ difficulty: oneOf(choose, 'easy', 'medium', 'hard', 'daring') }),
      action: withTile(25),
    },
  },
}

/** So many rows of each difficulty, the first tile in each. */
function climbs(rowsOf: Readonly<Record<string, readonly number[]>>): readonly Plan[] {
  const step = () => ({ type: 'pick', tile: 0 })
  return Object.entries(rowsOf).flatMap(([difficulty, heights]) =>
    heights.map((rows) => planOf(`${difficulty}-${rows}-rows`, { difficulty }, climbing(rows, step))),
  )
}
