import { expect, it } from 'vitest'
import { turnTo } from './turn-to.ts'

it('stops with the prize’s middle on top, always turning forwards', () => {
  for (const prizeCount of [2, 6, 12])
    for (let prize = 0; prize < prizeCount; prize += 1)
      for (const turned of [0, 1975, 3600]) {
        const stop = turnTo(prize, { prizeCount, turned })
        expect(stop).toBeGreaterThanOrEqual(turned + 1800)
        expect((stop + ((prize + 0.5) * 360) / prizeCount) % 360).toBeCloseTo(0)
      }
})
