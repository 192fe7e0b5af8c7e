import { type Prize, type PrizeTable, prizeTableGame } from '../../parts/prize-table/prize-table-game.ts'

const prize = (multiplier: number, weight: number): Prize => ({ x10000: Math.round(multiplier * 10_000), weight })

/** Of ten thousand pushes; they return 94 %. */
export const coinPusherTable: PrizeTable = {
  id: 'coin-pusher',
  version: 1,
  prizes: [
    prize(0, 5_288),
    prize(0.5, 2_000),
    prize(1, 1_200),
    prize(2, 700),
    prize(3, 400),
    prize(5, 240),
    prize(10, 120),
    prize(25, 40),
    prize(100, 12),
  ],
}

/** Of ten thousand grabs; they return 95 %. */
export const clawTable: PrizeTable = {
  id: 'claw',
  version: 1,
  prizes: [
    prize(0, 7_213),
    prize(1.5, 1_800),
    prize(3, 700),
    prize(8, 200),
    prize(20, 70),
    prize(75, 16),
    prize(500, 1),
  ],
}

export const coinPusher = prizeTableGame(coinPusherTable)
export const claw = prizeTableGame(clawTable)
