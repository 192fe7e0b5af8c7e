import { spotTable } from '../../parts/spots/spot-table.ts'
import { redsOf, type XocDiaSpot, xocDia } from './xoc-dia.ts'
import { xocDiaReadings } from './xoc-dia-readings.ts'

const groups: Readonly<Record<XocDiaSpot, string>> = {
  ...{ even: 'main', odd: 'main', 'two-two': 'pairs', 'three-red': 'threes', 'three-white': 'threes' },
  ...{ 'four-red': 'fours', 'four-white': 'fours' },
}

/** Four coins under the bowl for everybody. Marks: how many are red. */
export const xocDiaTable = spotTable(xocDia.spotRules, {
  id: 'xoc-dia',
  version: 1,
  groups: { main: 1, pairs: 2, threes: 3, fours: 12 },
  groupOf: (spot) => groups[spot as XocDiaSpot] ?? 'main',
  readings: xocDiaReadings,
  momentsOf: (events, { stepMs }) => events.map(() => 3 * stepMs),
  markOf: (red) => `${redsOf(red)}`,
})
