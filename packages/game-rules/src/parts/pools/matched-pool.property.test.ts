import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPool, type PoolBet, settleMatchedPool } from './matched-pool.ts'

type Side = 'tai' | 'xiu'
const bet = (id: string, side: Side, amountMinor: bigint): PoolBet<Side> => ({ id, side, amountMinor })

test('the latest bets of the heavier side go back first, the one at the boundary in part', () => {
  const bets = [bet('a', 'tai', 100n), bet('b', 'xiu', 130n), bet('c', 'tai', 80n), bet('d', 'tai', 40n)]
  expect(settleMatchedPool(bets, 'tai')).toEqual([
    { id: 'a', refundedMinor: 0n, payoutMinor: 198n },
    { id: 'b', refundedMinor: 0n, payoutMinor: 0n },
    // 30 of 80 stand: 50 back, 30 and 29 won.
    { id: 'c', refundedMinor: 50n, payoutMinor: 109n },
    { id: 'd', refundedMinor: 40n, payoutMinor: 40n },
  ])
})

test('a side that nobody bets on gives everything back', () => {
  expect(settleMatchedPool([bet('a', 'tai', 5n), bet('b', 'tai', 7n)], 'xiu')).toEqual([
    { id: 'a', refundedMinor: 5n, payoutMinor: 5n },
    { id: 'b', refundedMinor: 7n, payoutMinor: 7n },
  ])
})

test('what stands is equal on both sides, and the house pays nothing of its own', () => {
  const any = fc.record({ side: fc.constantFrom<Side>('tai', 'xiu'), amountMinor: fc.bigInt(1n, 10n ** 12n) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), fc.constantFrom<Side>('tai', 'xiu'), (given, result) => {
      const bets = given.map((one, index) => ({ ...one, id: `${index}` }))
      const ends = settleMatchedPool(bets, result)
      const standing = (side: Side) =>
        bets.reduce(
          (sum, one, index) => (one.side === side ? sum + one.amountMinor - ends[index]!.refundedMinor : sum),
          0n,
        )
      expect(standing('tai')).toBe(standing('xiu'))
      const staked = bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
      const paid = ends.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n)
      expect(paid).toBeLessThanOrEqual(staked)
    }),
  )
})

test('refunds are last in, first out: at most one bet stands in part, and no later one of its side stands at all', () => {
  const any = fc.record({ side: fc.constantFrom<Side>('tai', 'xiu'), amountMinor: fc.bigInt(1n, 50n) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), fc.constantFrom<Side>('tai', 'xiu'), (given, result) => {
      const bets = given.map((one, index) => ({ ...one, id: `${index}` }))
      const ends = settleMatchedPool(bets, result)
      const { cut, matchedMinor } = matchPool(bets)
      for (const side of ['tai', 'xiu'] as const) {
        const standing = bets.flatMap((one, index) =>
          one.side === side ? [{ whole: one.amountMinor, left: one.amountMinor - ends[index]!.refundedMinor }] : [],
        )
        expect(standing.every(({ whole, left }) => left >= 0n && left <= whole)).toBe(true)
        expect(standing.reduce((sum, { left }) => sum + left, 0n)).toBe(matchedMinor)
        const first = standing.findIndex(({ whole, left }) => left < whole)
        if (side !== cut?.side) expect(first).toBe(-1)
        else expect(standing.slice(first + 1).every(({ left }) => left === 0n)).toBe(true)
      }
    }),
  )
})
