import type { GameProof } from '../../game-module.ts'
import { climbing, planOf } from '../../long-play/plan.ts'
import { withTile } from '../../long-play/random-choice.ts'
import { minesSheet } from './mines-sheet.ts'

const safeTiles: readonly (readonly [mines: number, safe: number])[] = [
  [1, 1],
  [3, 3],
  [5, 5],
  [10, 3],
  [24, 1],
]

export const proofs: Readonly<Record<string, GameProof>> = {
  mines: {
    sheet: minesSheet,
    widestBet: { mines: 12 },
    plans: () =>
      safeTiles.map(([mines, safe]) =>
        planOf(
          `${mines}-mines-${safe}-safe`,
          { mines },
          climbing(safe, (tile) => ({ type: 'reveal', tile })),
        ),
      ),
    randomPlay: { bet: (choose) => ({ mines: 1 + choose(24) }), action: withTile(25) },
  },
}
