import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { positions } from './positions.ts'
import { rouletteGross } from './roulette.ts'

/** Every position over the 37 pockets. */
export function rouletteSheet(laPartage: boolean): SheetRow[] {
  const pockets = Array.from({ length: 37 }, (_, number) => number)
  return positions.map((position) =>
    chancesRow(
      position.spot,
      pockets.map((number) => ({ gross: rouletteGross(position, number, laPartage), weight: 1n })),
    ),
  )
}
