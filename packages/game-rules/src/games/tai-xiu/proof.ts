import { fraction } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { matchPool, payPoolBet } from '../../parts/pools/matched-pool.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { sideOf } from './tai-xiu.ts'
import { taiXiuSides } from './tai-xiu-pool.ts'

const faces = [1, 2, 3, 4, 5, 6]
const everyThrow = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
const stakeMinor = 10_000n
const returned = fraction(99, 50)

/** What a matched stake returns over the 216 throws. What is not matched is given back, and is no stake. */
const sheet = (): SheetRow[] =>
  taiXiuSides.map((side) =>
    chancesRow(
      side,
      everyThrow.map((dice) => ({ gross: sideOf(dice) === side ? returned : fraction(0), weight: 1n })),
    ),
  )

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'tai-xiu': {
    sheet,
    maxWinX: 2,
    longBets: () =>
      taiXiuSides.map((side) => ({
        bet: side,
        exact: 0.99,
        halfWidth: 0,
        play(draws) {
          const stream = draws()
          const dice = [stream.int(6) + 1, stream.int(6) + 1, stream.int(6) + 1]
          const bets = taiXiuSides.map((one) => ({ id: one, side: one, amountMinor: stakeMinor }))
          if (matchPool(bets).matchedMinor !== stakeMinor) throw new Error('equal sides stand whole')
          const hasWon = sideOf(dice) === side
          const paid = payPoolBet({ amountMinor: stakeMinor, standingMinor: stakeMinor, hasWon })
          return Number(paid.payoutMinor) / Number(stakeMinor)
        },
      })),
  },
}
