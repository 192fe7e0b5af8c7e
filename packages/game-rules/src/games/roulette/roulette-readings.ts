import { refuse } from '../../instant/read-input.ts'
import type { ReadingsSource } from '../../shared/readings.ts'
import { roulette } from './roulette.ts'

const pockets = 37

/** One reading: the pocket the ball lies in. */
export const rouletteReadings: ReadingsSource<number> = {
  kind: 'readings',
  hasShoe: false,
  next: (read) => (read.length === 0 ? { step: 0, what: 'ball', kind: 'pocket' } : undefined),
  read(read, told) {
    const pocket = typeof told === 'string' && /^(0|[1-9]\d?)$/.test(told) ? Number(told) : pockets
    if (pocket >= pockets) return refuse('told', 'a pocket from 0 to 36')
    return read.length === 0 ? { ok: true, value: [pocket] } : refuse('told', 'nothing: the ball has fallen')
  },
  outcome: ([pocket]) => pocket,
  eventsOf: ([pocket]) => (pocket === undefined ? [] : roulette.spotRules.eventsOf(pocket)),
}
