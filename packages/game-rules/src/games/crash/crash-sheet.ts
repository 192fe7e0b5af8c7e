import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { crashX100Max, crashX100Min } from './crash.ts'

const draws = 2n ** 52n
/** From the lowest target to the highest; between them the return changes only by what is cut at 2^-52. */
const targetsX100 = [crashX100Min, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, crashX100Max]

/** Every target is reached by floor(99 · 2^52 / target) of the 2^52 draws. */
export const crashSheet = (): SheetRow[] =>
  targetsX100.map((target) =>
    singlePayRow(`target-${(target / 100).toFixed(2)}`, fraction((99n * draws) / BigInt(target), draws), target * 100),
  )
