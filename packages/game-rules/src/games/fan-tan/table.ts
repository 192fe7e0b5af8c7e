import { spotTable } from '../../parts/spots/spot-table.ts'
import { fanTan } from './fan-tan.ts'

/** Beads that are counted off by fours, for everybody. Marks: what is left. */
export const fanTanTable = spotTable(fanTan.spotRules, {
  id: 'fan-tan',
  version: 1,
  groups: { main: 1, nims: 2, fans: 3 },
  groupOf(spot) {
    if (spot.startsWith('fan-')) return 'fans'
    return spot.startsWith('nim-') ? 'nims' : 'main'
  },
  momentsOf: (events, { stepMs }) => events.map(() => 5 * stepMs),
  markOf: (rest) => `${rest}`,
})
