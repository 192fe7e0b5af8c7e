import { expect, test } from 'vitest'
import { type Chips, SlipBook } from './slip-book.ts'

/** One class of a place each, and one that pays every chip a thousand times. */
const exposure = {
  classCount: 2,
  add(costs: Float64Array, chips: Chips, factor = 1) {
    for (const { spot, stakeMinor } of chips) {
      costs[0] = (costs[0] ?? 0) + factor * Number(stakeMinor) * (spot === 'one' ? 1 : -1)
      costs[1] = (costs[1] ?? 0) + factor * Number(stakeMinor) * 1_000
    }
  },
  outcomeOf: (index: number) => index,
}
const chips: Chips = [{ spot: 'one', stakeMinor: 10n }]
const bookOf = (capTimes?: (index: number) => number) =>
  new SlipBook({ ...exposure, ...(capTimes && { capTimes }) }, { version: 0, bets: [] })

test('a class may cost as many times the cap as its rules say, and no more', () => {
  expect(bookOf().accepts(chips, 100n)).toBe(false)
  const book = bookOf((index) => (index === 1 ? 1_000 : 1))
  expect(book.accepts(chips, 10n)).toBe(true)
  expect(book.accepts(chips, 9n)).toBe(false)
})

test('the worst class is the one that is nearest to its cap, told with what it costs', () => {
  const book = bookOf((index) => (index === 1 ? 2_000 : 1))
  book.hold('a', chips)
  expect(book.worst()).toEqual({ worstMinor: 10n, worstClass: 0 })
  const other = bookOf((index) => (index === 1 ? 500 : 1))
  other.hold('a', chips)
  expect(other.worst()).toEqual({ worstMinor: 10_000n, worstClass: 1 })
})
