import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { bauCua, type Pictures, pictures } from './bau-cua.ts'

const everyThrow = pictures.flatMap((a) => pictures.flatMap((b) => pictures.map((c): Pictures => [a, b, c])))

/** Every picture over the 216 throws. */
const sheet = (): SheetRow[] =>
  bauCua.spots.map((spot) =>
    chancesRow(
      spot,
      everyThrow.map((shown) => ({ gross: bauCua.spotRules.grossOf(spot, shown), weight: 1n })),
    ),
  )

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'bau-cua': spotTableProof(bauCua.spotRules, sheet),
}
