import { dividedBy, fraction, times } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { minesX10000, tileCount } from './mines.ts'

/** Every number of mines, cashed out after every number of safe tiles. */
export function minesSheet(): SheetRow[] {
  return upTo(tileCount - 1).flatMap((mines) =>
    upTo(tileCount - mines).map((safe) =>
      singlePayRow(`${mines}-mines-${safe}-safe`, chanceOf(mines, safe), minesX10000(mines, safe)),
    ),
  )
}

/** C(25 − mines, safe) / C(25, safe), tile by tile. */
function chanceOf(mines: number, safe: number) {
  const steps = upTo(safe).map((step) =>
    dividedBy(fraction(tileCount - mines - step + 1), fraction(tileCount - step + 1)),
  )
  return times(...steps)
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
