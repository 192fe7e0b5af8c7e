import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baccarat } from '../../games/baccarat/baccarat.ts'
import { dragonTiger } from '../../games/dragon-tiger/dragon-tiger.ts'
import { roulette } from '../../games/roulette/roulette.ts'
import { sicBo } from '../../games/sic-bo/sic-bo.ts'
import { worstMinor } from './exposure.ts'
import type { SpotBet } from './spot-bet.ts'
import { spotExposure } from './spot-exposure.ts'

const tables = [
  { name: 'sic-bo', spots: sicBo.spots, table: sicBo, exposure: spotExposure(sicBo.spotRules), classes: 56 },
  { name: 'roulette', spots: roulette.spots, table: roulette, exposure: spotExposure(roulette.spotRules), classes: 37 },
  {
    ...{ name: 'dragon-tiger', spots: dragonTiger.spots, table: dragonTiger },
    ...{ exposure: spotExposure(dragonTiger.spotRules), classes: undefined },
  },
  {
    ...{ name: 'baccarat', spots: baccarat.spots, table: baccarat },
    ...{ exposure: spotExposure(baccarat.spotRules), classes: undefined },
  },
]

const slipsOf = (spots: readonly string[]) =>
  fc.array(
    fc.uniqueArray(fc.record({ spot: fc.constantFrom(...spots), stakeMinor: fc.bigInt(1n, 10_000_019n) }), {
      selector: ({ spot }) => spot,
      minLength: 1,
      maxLength: 8,
    }),
    { minLength: 1, maxLength: 6 },
  )

const worstOf = (costs: Float64Array): bigint => BigInt(Math.max(...costs))

test.each(tables)(
  '$name: the worst class of slips added one by one is the worst outcome of every chip, by brute force',
  ({ spots, table, exposure, classes }) => {
    if (classes !== undefined) expect(exposure.classCount).toBe(classes)
    fc.assert(
      fc.property(slipsOf(spots), (slips) => {
        const costs = new Float64Array(exposure.classCount)
        for (const slip of slips) exposure.add(costs, slip)
        // Each slip is cut by itself, as it is paid.
        const byBruteForce = table.spotRules.worstOutcomes.map((outcome) =>
          slips.flat().reduce((sum, chip) => sum + costOf(table, chip, outcome as never), 0n),
        )
        expect(worstOf(costs)).toBe(byBruteForce.sort((a, b) => (a < b ? 1 : -1))[0])
        const [first, ...others] = slips
        for (const slip of others) exposure.add(costs, slip, -1)
        expect(worstOf(costs)).toBe(worstMinor(table as never, first ?? []))
      }),
      { numRuns: 60 },
    )
  },
)

function costOf(table: (typeof tables)[number]['table'], { spot, stakeMinor }: SpotBet, outcome: never): bigint {
  const gross = table.spotRules.grossOf(spot as never, outcome)
  return (stakeMinor * gross.num) / gross.den - stakeMinor
}

test('a class is told by one of its outcomes', () => {
  const exposure = spotExposure(roulette.spotRules)
  const costs = new Float64Array(exposure.classCount)
  exposure.add(costs, [{ spot: '17', stakeMinor: 100n }])
  expect(exposure.outcomeOf(costs.indexOf(Math.max(...costs)))).toBe(17)
  expect(() => exposure.outcomeOf(37)).toThrow(RangeError)
})
