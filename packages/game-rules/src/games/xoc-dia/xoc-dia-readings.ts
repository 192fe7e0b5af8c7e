import { oneReading } from '../../parts/spots/one-reading.ts'
import type { ReadingsSource } from '../../tables/readings.ts'
import { coinCount, xocDia } from './xoc-dia.ts'

/** One reading: how many of the four coins lie with their red side up. Nothing is paid for which ones they are. */
export const xocDiaReadings: ReadingsSource<readonly boolean[]> = oneReading({
  tool: 'coins',
  expected: { what: 'coins', kind: 'coins' },
  read: (told) => (/^[0-4]$/.test(told) ? [Number(told)] : undefined),
  expects: 'how many coins are red, from 0 to 4',
  outcome: ([reds = 0]) => Array.from({ length: coinCount }, (_, index) => index < reds),
  eventsOf: xocDia.spotRules.eventsOf,
})
