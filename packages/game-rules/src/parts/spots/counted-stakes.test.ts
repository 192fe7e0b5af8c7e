import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedStakes } from './counted-stakes.ts'

const lost = (spot: string, stakeMinor: bigint) => ({ spot, stakeMinor, payoutMinor: 0n })
const won = (spot: string, stakeMinor: bigint) => ({ spot, stakeMinor, payoutMinor: 2n * stakeMinor })
const pushed = (spot: string, stakeMinor: bigint) => ({ spot, stakeMinor, payoutMinor: stakeMinor })
const sides = [['player', 'banker']]

test('a stake alone counts whole, won or lost', () => {
  expect(countedStakes([won('player', 100n)], sides)).toBe(100n)
  expect(countedStakes([lost('banker', 70n), won('tie', 30n)], sides)).toBe(100n)
})

test('of opposites only the difference counts', () => {
  expect(countedStakes([won('player', 100n), lost('banker', 100n)], sides)).toBe(0n)
  expect(countedStakes([won('player', 100n), lost('banker', 80n)], sides)).toBe(20n)
  expect(countedStakes([lost('player', 80n), won('banker', 100n), lost('tie', 10n)], sides)).toBe(30n)
})

test('a stake that was given back counts nothing', () => {
  expect(countedStakes([pushed('player', 100n)], sides)).toBe(0n)
  expect(countedStakes([pushed('player', 100n), pushed('banker', 40n), won('tie', 10n)], sides)).toBe(10n)
  // On 12 at the first roll of craps: one of the line bets is lost, the other is given back.
  expect(countedStakes([lost('pass', 100n), pushed('dont-pass', 100n)], [['pass', 'dont-pass']])).toBe(0n)
  expect(countedStakes([lost('pass', 100n), pushed('dont-pass', 60n)], [['pass', 'dont-pass']])).toBe(40n)
})

test('a group of more than two is netted where all of it is taken', () => {
  const suits = [['a', 'b', 'c', 'd']]
  expect(countedStakes([lost('a', 10n), lost('b', 10n), won('c', 10n)], suits)).toBe(30n)
  expect(countedStakes([lost('a', 10n), lost('b', 10n), won('c', 10n), lost('d', 25n)], suits)).toBe(15n)
})

test('a place that does not count is netted all the same', () => {
  const result = [['home', 'draw', 'away']]
  const isHigh = (spot: string) => spot !== 'home'
  const all = [won('home', 100n), lost('draw', 100n), lost('away', 100n)]
  expect(countedStakes(all, result, isHigh)).toBe(0n)
  expect(countedStakes([...all, lost('draw', 30n)], result, isHigh)).toBe(30n)
  expect(countedStakes([...all, won('home', 50n)], result, isHigh)).toBe(0n)
  expect(countedStakes(all.slice(0, 2), result, isHigh)).toBe(100n)
})

test('never more than was staked, never below nothing', () => {
  const place = fc.record({
    spot: fc.constantFrom('player', 'banker', 'tie'),
    stakeMinor: fc.bigInt(1n, 1_000n),
    gross: fc.bigInt(0n, 3n),
  })
  fc.assert(
    fc.property(fc.uniqueArray(place, { selector: ({ spot }) => spot }), (places) => {
      const paid = places.map(({ gross, ...each }) => ({ ...each, payoutMinor: gross * each.stakeMinor }))
      const counted = countedStakes(paid, sides)
      const staked = paid.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
      return counted >= 0n && counted <= staked
    }),
  )
})
