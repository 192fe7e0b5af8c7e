import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { oneOf } from '../../long-play/random-choice.ts'
import { wheelSheet } from './wheel-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  wheel: {
    sheet: wheelSheet,
    widestBet: { segments: 50, risk: 'high' },
    plans: () =>
      ['low', 'medium', 'high'].flatMap((risk) =>
        [10, 30, 50].map((segments) => planOf(`${segments}-segments-${risk}`, { segments, risk })),
      ),
    randomPlay: {
      bet: (choose) => ({ segments: 10 * (1 + choose(5)), risk: oneOf(choose, 'low', 'medium', 'high') }),
    },
  },
}
