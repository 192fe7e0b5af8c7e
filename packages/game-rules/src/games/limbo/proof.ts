import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import { limboSheet } from './limbo-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  limbo: {
    sheet: limboSheet,
    widestBet: { targetX100: 100_000_000 },
    plans: () =>
      ['1.01', '2.00', '10.00', '1000.00'].map((target) =>
        planOf(`target-${target}`, { targetX100: Math.round(Number(target) * 100) }),
      ),
    randomPlay: { bet: (choose) => ({ targetX100: 101 + choose(10 ** (2 + choose(6))) }) },
  },
}
