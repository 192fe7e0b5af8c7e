import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { everyThrow, sicBo, sicBoGross } from './sic-bo.ts'

/** Every place over the 216 throws. */
export function sicBoSheet(): SheetRow[] {
  return sicBo.spots.map((spot) =>
    chancesRow(
      spot,
      everyThrow.map((dice) => ({ gross: sicBoGross(spot, dice), weight: 1n })),
    ),
  )
}
