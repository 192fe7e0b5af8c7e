import type { GameProof } from '../../game-module.ts'
import { everyThird, planOf } from '../../long-play/plan.ts'
import { oneOf, picksOf } from '../../long-play/random-choice.ts'
import { keno40Sheet } from './keno-40-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'keno-40': {
    sheet: keno40Sheet,
    widestBet: { risk: 'high', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    plans: () =>
      ['classic', 'low', 'medium', 'high'].flatMap((risk) =>
        [1, 5, 8].map((count) => planOf(`${risk}-${count}-picks`, { risk, picks: everyThird(count) })),
      ),
    randomPlay: {
      bet: (choose) => ({ risk: oneOf(choose, 'classic', 'low', 'medium', 'high'), picks: picksOf(choose, 40) }),
    },
  },
}
