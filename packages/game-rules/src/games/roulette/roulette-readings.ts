import { oneReading } from '../../parts/spots/one-reading.ts'
import type { ReadingsSource } from '../../tables/readings.ts'
import { roulette } from './roulette.ts'

const pockets = 37

/** One reading: the pocket the ball lies in. */
export const rouletteReadings: ReadingsSource<number> = oneReading({
  tool: 'wheel',
  expected: { what: 'ball', kind: 'pocket' },
  read(told) {
    const pocket = /^(0|[1-9]\d?)$/.test(told) ? Number(told) : pockets
    return pocket < pockets ? [pocket] : undefined
  },
  expects: 'a pocket from 0 to 36',
  outcome: ([pocket]) => pocket,
  eventsOf: roulette.spotRules.eventsOf,
})
