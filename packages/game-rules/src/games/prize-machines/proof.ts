import type { GameProof } from '../../game-module.ts'
import { planOf } from '../../long-play/plan.ts'
import type { PrizeTable } from '../../parts/prize-table/prize-table-game.ts'
import { prizeTableSheet } from '../../parts/prize-table/prize-table-sheet.ts'
import { clawTable, coinPusherTable } from './prize-tables.ts'

const proofOf = (table: PrizeTable): GameProof => ({
  sheet: () => prizeTableSheet(table),
  widestBet: {},
  plans: () => [planOf('play', {})],
  randomPlay: { bet: () => ({}) },
})

export const proofs: Readonly<Record<string, GameProof>> = {
  'coin-pusher': proofOf(coinPusherTable),
  claw: proofOf(clawTable),
}
