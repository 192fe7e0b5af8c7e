import type { GameProof } from '../../game-module.ts'
import { climbing, planOf } from '../../long-play/plan.ts'
import { oneOf } from '../../long-play/random-choice.ts'
import { coinFlipSheet } from './coin-flip-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'coin-flip': {
    sheet: coinFlipSheet,
    widestBet: {},
    plans: () =>
      [1, 3, 6].map((flips) =>
        planOf(
          `${flips}-right`,
          {},
          climbing(flips, () => ({ type: 'flip', side: 'heads' })),
        ),
      ),
    randomPlay: { bet: () => ({}), action: (type, choose) => ({ type, side: oneOf(choose, 'heads', 'tails') }) },
  },
}
