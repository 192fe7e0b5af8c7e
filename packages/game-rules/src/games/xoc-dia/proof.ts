import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { xocDia } from './xoc-dia.ts'

const coins = [1, 2, 4, 8]
/** The 16 ways in which four coins fall. */
const everyFall = Array.from({ length: 16 }, (_, bits) => coins.map((coin) => (bits & coin) !== 0))

const sheet = (): SheetRow[] =>
  xocDia.spots.map((spot) =>
    chancesRow(
      spot,
      everyFall.map((red) => ({ gross: xocDia.spotRules.grossOf(spot, red), weight: 1n })),
    ),
  )

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'xoc-dia': spotTableProof(xocDia.spotRules, sheet),
}
