import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividendMaxX100, dividendsOf } from './tote.ts'

test.each([
  // 95 % of 200,000 are 190,000: 1.58 times 120,000 and 2.37 times 80,000, cut.
  [120_000n, 80_000n, { meron: 158, wala: 237 }],
  [100n, 100n, { meron: 190, wala: 190 }],
  // 950 / 879 = 1.0807 stands, 950 / 888 = 1.0698 does not.
  [879n, 121n, { meron: 108, wala: 785 }],
  [888n, 112n, undefined],
  [112n, 888n, undefined],
  [500n, 0n, undefined],
  [0n, 0n, undefined],
])('%i on Meron and %i on Wala return %o hundredths', (meronMinor, walaMinor, dividends) => {
  expect(dividendsOf({ meronMinor, walaMinor })).toEqual(dividends)
})

const minor = fc.bigInt(1n, 10n ** 15n)

test('what comes in is what goes out, 5 %, and less than a hundredth of a winner’s stakes', () => {
  let played = 0
  fc.assert(
    fc.property(minor, fc.integer({ min: 150, max: 7_000 }), (meronMinor, per) => {
      const walaMinor = (meronMinor * BigInt(per)) / 1_000n
      const dividends = dividendsOf({ meronMinor, walaMinor })
      if (!dividends) return
      played += 1
      const totalMinor = meronMinor + walaMinor
      for (const [stakeMinor, x100] of [
        [meronMinor, dividends.meron],
        [walaMinor, dividends.wala],
      ] as const) {
        // In hundredths of minor units, so that nothing is cut.
        const keptX100 = 100n * totalMinor - stakeMinor * BigInt(x100)
        const roundingX100 = keptX100 - 5n * totalMinor
        expect(roundingX100).toBeGreaterThanOrEqual(0n)
        expect(roundingX100).toBeLessThan(stakeMinor)
        expect(x100).toBeGreaterThan(107)
        expect(x100).toBeLessThanOrEqual(dividendMaxX100)
      }
    }),
  )
  expect(played).toBeGreaterThan(20)
})
