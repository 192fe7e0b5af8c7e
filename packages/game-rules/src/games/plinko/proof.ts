import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { oneOf } from '../../long-play/random-choice.ts'
import { plinkoSheet } from './plinko-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  plinko: {
    sheet: plinkoSheet,
    widestBet: { rows: 16, risk: 'high' },
    plans: () =>
      ['low', 'medium', 'high'].flatMap((risk) =>
        [8, 12, 16].map((rows) => planOf(`${rows}-rows-${risk}`, { rows, risk })),
      ),
    randomPlay: { bet: (choose) => ({ rows: 8 + choose(9), risk: oneOf(choose, 'low', 'medium', 'high') }) },
  },
}
