import { expect, it } from 'vitest'
import { hasShower, timesStakeTenths, winTier } from './win-tier.ts'

const stake = 2_000_000n

it('never celebrates a return that does not exceed the stake', () => {
  for (const amount of [0n, 1n, stake / 2n, stake]) {
    expect(winTier(amount, stake)).toBe('none')
    expect(hasShower(amount, stake)).toBe(false)
  }
})

it('tells wins below 5, 15 and 50 times the stake as plain, nice and big, and above 50 as mega', () => {
  const tiers = [stake + 1n, 5n * stake - 1n, 5n * stake, 15n * stake - 1n, 15n * stake, 50n * stake, 50n * stake + 1n]
  expect(tiers.map((amount) => winTier(amount, stake))).toEqual([
    'plain',
    'plain',
    'nice',
    'nice',
    'big',
    'big',
    'mega',
  ])
})

it('showers light only above ten times the stake', () => {
  expect(hasShower(10n * stake, stake)).toBe(false)
  expect(hasShower(10n * stake + 1n, stake)).toBe(true)
})

it('says how many times the stake, cut to a tenth and never rounded up', () => {
  expect(timesStakeTenths(6_400_000n, stake)).toBe(32)
  expect(timesStakeTenths(3_999_999n, stake)).toBe(19)
})
