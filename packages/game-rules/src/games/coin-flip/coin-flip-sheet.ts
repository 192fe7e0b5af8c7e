import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { coinFlipX10000, flipsMax } from './coin-flip.ts'

/** Cashed out after every number of right calls. */
export const coinFlipSheet = (): SheetRow[] =>
  Array.from({ length: flipsMax }, (_, index) => index + 1).map((flips) =>
    singlePayRow(`${flips}-right`, fraction(1, 2n ** BigInt(flips)), coinFlipX10000(flips)),
  )
