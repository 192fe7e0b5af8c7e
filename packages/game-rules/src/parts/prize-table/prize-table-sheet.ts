import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { outcomesRow } from '../../instant/sheet-row.ts'
import type { PrizeTable } from './prize-table-game.ts'

/** One play with all its prizes. */
export function prizeTableSheet({ prizes }: PrizeTable): SheetRow[] {
  const weightSum = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const outcomes = prizes.map(({ x10000, weight }) => ({ chance: fraction(weight, weightSum), x10000 }))
  return [outcomesRow('play', outcomes)]
}
