import { type Fraction, fraction, writeFraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow } from '../../instant/sheet-row.ts'

/** A gross return as a multiple of the stake, and how often it comes among the sheet's equally likely cases. */
export type Chance = { readonly gross: Fraction; readonly weight: bigint }

/** The sheet row of a bet whose chances cover every case once. */
export function chancesRow(bet: string, chances: Iterable<Chance>): SheetRow {
  const weights = new Map<string, Chance>()
  for (const { gross, weight } of chances) {
    const key = writeFraction(gross)
    weights.set(key, { gross, weight: (weights.get(key)?.weight ?? 0n) + weight })
  }
  const list = [...weights.values()]
  const total = list.reduce((sum, { weight }) => sum + weight, 0n)
  return paidRow(
    bet,
    list.map(({ gross, weight }) => ({ gross, chance: fraction(weight, total) })),
  )
}
