import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { fanTan, rests } from './fan-tan.ts'

/** Every place over the four rests. */
const sheet = (): SheetRow[] =>
  fanTan.spots.map((spot) =>
    chancesRow(
      spot,
      rests.map((rest) => ({ gross: fanTan.spotRules.grossOf(spot, rest), weight: 1n })),
    ),
  )

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'fan-tan': spotTableProof(fanTan.spotRules, sheet, ['fan-3', 'kwok-2-4', 'nim-1-4', 'ssh-1-2-4']),
}
