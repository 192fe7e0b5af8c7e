import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { limboWins } from './limbo.ts'

/** Targets from the lowest to the highest; between them the return changes only by what is cut at 2^-52. */
const targetsX100 = [
  101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000, 10_000_000, 99_999_999,
  100_000_000,
]

export const limboSheet = (): SheetRow[] =>
  targetsX100.map((target) => {
    const { num, den } = limboWins(target)
    return singlePayRow(`target-${(target / 100).toFixed(2)}`, fraction(num, den), target * 100)
  })
