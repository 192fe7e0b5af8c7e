import type { GameProof } from '../../game-module.ts'
import { everyThird, planOf } from '../../long-play/plan.ts'
import { oneOf, picksOf } from '../../long-play/random-choice.ts'
import { keno80Sheet } from './keno-80-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'keno-80': {
    sheet: keno80Sheet,
    widestBet: { on: 'numbers', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    plans: () => [
      ...[1, 4, 7].map((count) => planOf(`${count}-picks`, { on: 'numbers', picks: everyThird(count) })),
      ...['over', 'odd', 'more-low', 'ten-ten', 'gold', 'water'].map((on) => planOf(on, { on })),
    ],
    randomPlay: {
      bet: (choose) =>
        choose(2) === 0
          ? { on: 'numbers', picks: picksOf(choose, 80) }
          : { on: oneOf(choose, 'over', 'under', 'odd', 'more-low', 'ten-ten', 'gold', 'earth') },
    },
  },
}
