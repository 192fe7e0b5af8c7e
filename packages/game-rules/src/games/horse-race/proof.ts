import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { horseRaceSheet } from './horse-race-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'horse-race': {
    sheet: horseRaceSheet,
    widestBet: { on: 'forecast', first: 5, second: 4 },
    plans: () => [
      ...[0, 1, 2, 3, 4, 5].map((runner) => planOf(`win-${runner + 1}`, { on: 'win', runner })),
      planOf('forecast-1-2', { on: 'forecast', first: 0, second: 1 }),
      planOf('forecast-4-3', { on: 'forecast', first: 3, second: 2 }),
    ],
    randomPlay: {
      bet: (choose) => {
        const runner = choose(6)
        return choose(2) === 0
          ? { on: 'win', runner }
          : { on: 'forecast', first: runner, second: (runner + 1 + choose(5)) % 6 }
      },
    },
  },
}
