import { choose } from '../../exact/choose.ts'
import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { outcomesRow } from '../../instant/sheet-row.ts'
import { plinkoBins, plinkoRisks, rowsMax, rowsMin } from './plinko-tables.ts'

/** Every board: a bin of n rows is reached by C(n, bin) of 2^n paths. */
export function plinkoSheet(): SheetRow[] {
  const boards = Array.from({ length: rowsMax - rowsMin + 1 }, (_, index) => rowsMin + index)
  return boards.flatMap((rows) =>
    plinkoRisks.map((risk) => {
      const chanceOf = (bin: number) => fraction(choose(rows, bin), 2n ** BigInt(rows))
      const outcomes = plinkoBins(rows, risk).map((x10000, bin) => ({ chance: chanceOf(bin), x10000 }))
      return outcomesRow(`${rows}-rows-${risk}`, outcomes)
    }),
  )
}
