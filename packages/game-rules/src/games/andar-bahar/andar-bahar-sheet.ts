import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { andarBahar, andarBaharGross, dealtCountMax, matchChance } from './andar-bahar.ts'

/** Every place over the number of cards until the match. */
export function andarBaharSheet(): SheetRow[] {
  const counts = Array.from({ length: dealtCountMax }, (_, index) => index + 1)
  return andarBahar.spots.map((spot) =>
    chancesRow(
      spot,
      counts.map((count) => ({ gross: andarBaharGross(spot, count), weight: weightOf(count) })),
    ),
  )
}

/** The chance in 51·50·49 equally likely cases. */
function weightOf(count: number): bigint {
  const { num, den } = matchChance(count)
  return (num * 51n * 50n * 49n) / den
}
