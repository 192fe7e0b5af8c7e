import { fraction } from '../../exact/fraction.ts'
import { singlePayRow } from '../../solo/sheet-row.ts'
import type { SheetRow } from '../../solo/solo-game.ts'
import { coinFlipX10000, flipsMax } from './coin-flip.ts'

/** Cashed out after every number of right calls. */
export const coinFlipSheet = (): SheetRow[] =>
  Array.from({ length: flipsMax }, (_, index) => index + 1).map((flips) =>
    singlePayRow(`${flips}-right`, fraction(1, 2n ** BigInt(flips)), coinFlipX10000(flips)),
  )
