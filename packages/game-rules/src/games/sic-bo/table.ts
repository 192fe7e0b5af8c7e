import { spotTable } from '../../parts/spots/spot-table.ts'
import { sicBo } from './sic-bo.ts'
import { sicBoReadings } from './sic-bo-readings.ts'

const evenChances = ['small', 'big', 'odd', 'even']
const bigFrom = 11
/** The least of the totals 3 to 18. */
const [leastTotal, totals] = [3, 16]

/** Three dice for everybody. Marks: T three of a kind, B big, S small. */
export const sicBoTable = spotTable(sicBo.spotRules, {
  id: 'live-sic-bo',
  version: 1,
  groups: { main: 1, totals: 10, triples: 50 },
  groupOf(spot) {
    if (evenChances.includes(spot)) return 'main'
    return spot.includes('triple') ? 'triples' : 'totals'
  },
  readings: sicBoReadings,
  momentsOf: (events, { stepMs }) => events.map(() => 3 * stepMs),
  tally: { size: totals, of: (dice) => dice[0] + dice[1] + dice[2] - leastTotal },
  markOf(dice) {
    if (new Set(dice).size === 1) return 'T'
    return dice[0] + dice[1] + dice[2] >= bigFrom ? 'B' : 'S'
  },
})
