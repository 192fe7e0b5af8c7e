import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MarkSixTier, markSixTiers, settlePool } from './pool.ts'

const draw = { unitMinor: 10n, salesMinor: 1_000_000n, carryMinor: 0n, floorMinor: 0n }

it('shares the fund as the book says', () => {
  const end = settlePool({
    ...draw,
    winners: { '6': 1n, '5+e': 1n, '5': 4n, '4+e': 5n, '4': 90n, '3+e': 120n, '3': 1600n },
  })
  // 540,000 less 48,000 + 57,600 + 38,400 + 64,000 leaves 332,000.
  expect(end).toEqual({
    prizeMinor: { '6': 149_400n, '5+e': 49_800n, '5': 33_200n, '4+e': 9_600n, '4': 640n, '3+e': 320n, '3': 40n },
    carryMinor: 0n,
    houseMinor: 0n,
  })
})

it('a second or third prize that nobody wins goes to the first, and a first rolls on with every rest', () => {
  expect(settlePool({ ...draw, winners: { '5': 7n } })).toEqual({
    prizeMinor: { '5': 30_857n },
    carryMinor: 540_000n - 7n * 30_857n,
    houseMinor: 0n,
  })
  expect(settlePool({ ...draw, carryMinor: 5n, winners: { '6': 2n } }).prizeMinor).toEqual({ '6': 270_002n })
})

it('the house adds what the floor of a first that is won lacks, and nothing to one that is not', () => {
  const floored = { ...draw, floorMinor: 800_000n }
  expect(settlePool({ ...floored, winners: { '6': 3n } })).toEqual({
    prizeMinor: { '6': 266_666n },
    carryMinor: 2n,
    houseMinor: 260_000n,
  })
  expect(settlePool({ ...floored, winners: {} })).toEqual({ prizeMinor: {}, carryMinor: 540_000n, houseMinor: 0n })
})

it('fixed prizes that are more than the fund are all cut in proportion', () => {
  const end = settlePool({ ...draw, salesMinor: 10_000n, carryMinor: 700n, winners: { '4': 10n, '3': 100n, '6': 1n } })
  // 6,400 + 4,000 are wanted of 5,400.
  expect(end.prizeMinor).toEqual({ '4': 332n, '3': 20n, '6': 700n })
})

it('what comes in is what is paid and what rolls on', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
  const winners = fc.record(Object.fromEntries(markSixTiers.map((tier) => [tier, fc.bigInt({ min: 0n, max: 5_000n })])))
  fc.assert(
    fc.property(amount, amount, amount, winners, (salesMinor, carryMinor, floorMinor, won) => {
      const end = settlePool({ unitMinor: 10n, salesMinor, carryMinor, floorMinor, winners: won })
      const paid = Object.entries(end.prizeMinor).reduce(
        (sum, [tier, each]) => sum + each * (won[tier as MarkSixTier] ?? 0n),
        0n,
      )
      expect(paid + end.carryMinor).toBe(carryMinor + (salesMinor * 54n) / 100n + end.houseMinor)
      expect(end.carryMinor >= 0n && end.houseMinor >= 0n).toBe(true)
      if (won['6']) expect((end.prizeMinor['6'] ?? 0n) * won['6'] + won['6'] > floorMinor).toBe(true)
      else expect(end.carryMinor >= carryMinor).toBe(true)
    }),
  )
})
