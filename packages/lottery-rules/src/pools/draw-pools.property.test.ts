import fc from 'fast-check'
import { expect, it } from 'vitest'
import { poolRules, sharesPool } from './draw-pools.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 13n })
const count = fc.bigInt({ min: 0n, max: 9n })

it('no minor unit of a pool is lost or made, whoever wins', () => {
  for (const rules of Object.values(poolRules)) {
    const tiers = ['6', '5+e', '5', '4+e', '4', '3+e', '3', '5+b', '5+1']
    const byTier = (of: fc.Arbitrary<bigint>) => fc.record(Object.fromEntries(tiers.map((tier) => [tier, of])))
    const draws = fc.record({
      ...{ salesMinor: amount, fixedMinor: amount, winners: byTier(count) },
      ...{ beforeMinor: byTier(amount), floorMinor: byTier(amount) },
    })
    fc.assert(
      fc.property(draws, (draw) => {
        const { pools, prizeMinor } = rules.settle(draw)
        let paid = 0n
        for (const tier of rules.tiers) {
          const change = pools[tier]
          if (!change) throw new Error(tier)
          const { joinedMinor, fixedMinor, houseMinor, paidMinor, afterMinor } = change
          expect((draw.beforeMinor[tier] ?? 0n) + joinedMinor - fixedMinor + houseMinor - paidMinor).toBe(afterMinor)
          expect([joinedMinor, fixedMinor, houseMinor, paidMinor, afterMinor].every((one) => one >= 0n)).toBe(true)
          expect(joinedMinor).toBe(rules.joined(draw.salesMinor)[tier])
          paid += paidMinor
        }
        const owed = Object.entries(prizeMinor).reduce(
          (sum, [tier, each]) => sum + each * (draw.winners[tier] ?? 0n),
          0n,
        )
        expect(paid).toBe(owed)
      }),
    )
  }
})

it('a pool that is won below its floor is filled up by the house, and only then', () => {
  const rules = poolRules['vietlott-645']
  const draw = { salesMinor: 10_000n, fixedMinor: 0n, beforeMinor: { '6': 900n }, floorMinor: { '6': 10_000n } }
  expect(rules?.settle({ ...draw, winners: { '6': 3n } })).toEqual({
    prizeMinor: { '6': 3_333n },
    pools: { '6': { joinedMinor: 4_100n, fixedMinor: 0n, houseMinor: 5_000n, paidMinor: 9_999n, afterMinor: 1n } },
  })
  expect(rules?.settle({ ...draw, winners: {} }).pools['6']).toMatchObject({ houseMinor: 0n, afterMinor: 5_000n })
})

it('the fixed prizes of five of 35 come out of its share, and never out of more than there is', () => {
  const rules = poolRules['vietlott-535']
  const draw = { salesMinor: 10_000n, beforeMinor: { '5+1': 900n }, floorMinor: {}, winners: {} }
  const change = { joinedMinor: 5_500n, houseMinor: 0n, paidMinor: 0n }
  expect(rules?.settle({ ...draw, fixedMinor: 500n }).pools['5+1']).toEqual({
    ...change,
    fixedMinor: 500n,
    afterMinor: 5_900n,
  })
  expect(rules?.settle({ ...draw, fixedMinor: 9_999n }).pools['5+1']).toEqual({
    ...change,
    fixedMinor: 6_400n,
    afterMinor: 0n,
  })
})

it('only tickets share: bets at fixed odds on the same draw do not', () => {
  expect([sharesPool('mark-six', 'tickets'), sharesPool('mark-six', 'special'), sharesPool('k3', 'tickets')]).toEqual([
    true,
    false,
    false,
  ])
})
