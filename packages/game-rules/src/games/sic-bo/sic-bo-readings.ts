import { oneReading } from '../../parts/spots/one-reading.ts'
import type { ReadingsSource } from '../../tables/readings.ts'
import { type Dice, sicBo } from './sic-bo.ts'

/** One reading: the three dice, the lowest first, so that everybody tells the same throw alike. */
export const sicBoReadings: ReadingsSource<Dice> = oneReading({
  tool: 'dice',
  expected: { what: 'dice', kind: 'dice' },
  read(told) {
    if (!/^[1-6],[1-6],[1-6]$/.test(told)) return undefined
    const [a = 0, b = 0, c = 0] = told.split(',').map(Number)
    return a <= b && b <= c ? [a, b, c] : undefined
  },
  expects: 'three dice from 1 to 6 with the lowest first, such as 1,4,6',
  outcome: ([a = 0, b = 0, c = 0]) => [a, b, c],
  eventsOf: sicBo.spotRules.eventsOf,
})
