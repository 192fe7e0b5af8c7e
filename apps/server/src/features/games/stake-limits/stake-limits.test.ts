import { expect, test } from 'vitest'
import { faultOf, limitsOfPlayer, type StakeLimits } from './stake-limits.ts'

const none: StakeLimits = { stakeMinorMin: null, stakeMinorMax: null, payoutMinorMax: null, rankMaxes: [] }
const every: StakeLimits = {
  ...{ stakeMinorMin: 100n, stakeMinorMax: 1_000n, payoutMinorMax: 50_000n },
  rankMaxes: [
    { rank: 2, stakeMinorMax: 5_000n },
    { rank: 4, stakeMinorMax: 9_000n },
  ],
}

test('what a game says of itself goes before what is said of all, field by field', () => {
  expect(limitsOfPlayer({ own: undefined, every: undefined }, 6)).toEqual({
    ...{ stakeMinorMin: null, stakeMinorMax: null, payoutMinorMax: null },
  })
  const own = { ...none, stakeMinorMax: 300n }
  expect(limitsOfPlayer({ own, every }, 0)).toEqual({
    ...{ stakeMinorMin: 100n, stakeMinorMax: 300n, payoutMinorMax: 50_000n },
  })
  // The game's own largest stake holds for every rank, unless it names ranks itself.
  expect(limitsOfPlayer({ own, every }, 4).stakeMinorMax).toBe(300n)
  expect(limitsOfPlayer({ own: { ...own, rankMaxes: [{ rank: 4, stakeMinorMax: 700n }] }, every }, 5)).toMatchObject({
    stakeMinorMax: 700n,
  })
})

test('a rank without a largest stake of its own has that of the rank below', () => {
  const maxOf = (rank: number) => limitsOfPlayer({ own: undefined, every }, rank).stakeMinorMax
  expect([0, 1, 2, 3, 4, 6].map(maxOf)).toEqual([1_000n, 1_000n, 5_000n, 5_000n, 9_000n, 9_000n])
})

test('a wish that leaves no stake, or names nothing above zero, is told by its field', () => {
  expect(faultOf(every)).toBeUndefined()
  expect(faultOf({ ...every, payoutMinorMax: 0n })).toEqual({ field: 'payoutMax', key: 'aboveZero' })
  expect(faultOf({ ...every, stakeMinorMax: 99n })).toEqual({ field: 'stakeMax', key: 'amountsCrossed' })
  expect(faultOf({ ...every, stakeMinorMin: 6_000n, stakeMinorMax: null })).toEqual({
    ...{ field: 'rank.2', key: 'amountsCrossed' },
  })
  const twice = [every.rankMaxes[0], every.rankMaxes[0]].flatMap((one) => one ?? [])
  expect(faultOf({ ...every, rankMaxes: twice })).toEqual({ field: 'rank.2', key: 'listedTwice' })
  expect(faultOf({ ...none, stakeMinorMin: 500n }, { minMinor: 100n, maxMinor: 400n })).toMatchObject({ key: 'tooBig' })
  expect(faultOf({ ...none, stakeMinorMax: 50n }, { minMinor: 100n, maxMinor: 400n })).toMatchObject({
    ...{ field: 'stakeMax', key: 'tooSmall' },
  })
})
