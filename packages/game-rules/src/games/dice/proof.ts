import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { oneOf } from '../../long-play/random-choice.ts'
import { diceSheet } from './dice-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  dice: {
    sheet: diceSheet,
    widestBet: { chance: 1, side: 'under' },
    plans: () => [10, 1_000, 4_950, 9_800].map((chance) => planOf(`chance-${chance}`, { chance, side: 'over' })),
    randomPlay: { bet: (choose) => ({ chance: 1 + choose(9_800), side: oneOf(choose, 'under', 'over') }) },
  },
}
