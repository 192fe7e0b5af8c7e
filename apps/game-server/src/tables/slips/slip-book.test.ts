import { spotExposure } from '@fairground/game-rules/tables'
import { expect, test } from 'vitest'
import { SlipBook } from './slip-book.ts'

/** Two coins that fall apart from each other: `1-heads` is bet on the first; each pays two to one. */
const coin = spotExposure({
  spots: ['heads', 'tails'],
  worstOutcomes: ['heads', 'tails'],
  grossOf: (spot, side) => ({ num: spot === side ? 2n : 0n, den: 1n }),
})
const coins: ConstructorParameters<typeof SlipBook>[0] = {
  classCount: 4,
  blockCount: 2,
  add(costs, chips, factor) {
    for (const [block, name] of ['1-', '2-'].entries()) {
      const own = chips.filter(({ spot }) => spot.startsWith(name))
      const part = costs.subarray(2 * block, 2 * block + 2)
      coin.add(
        part,
        own.map(({ spot, stakeMinor }) => ({ spot: spot.slice(2), stakeMinor })),
        factor,
      )
    }
  },
  outcomeOf: (index) => index,
}
const on = (spot: string, stakeMinor: bigint) => [{ spot, stakeMinor }]

test('what comes apart from each other may come to its worst together', () => {
  const book = new SlipBook(coins, { version: 0, bets: [] })
  book.hold('a', on('1-heads', 60n))
  book.take('a')
  expect(book.worst()).toMatchObject({ worstMinor: 60n, worstClass: 0 })
  book.hold('b', on('2-tails', 30n))
  book.take('b')
  expect(book.worst().worstMinor).toBe(90n)
  expect(book.accepts(on('2-tails', 10n), 100n)).toBe(true)
  expect(book.accepts(on('2-tails', 11n), 100n)).toBe(false)
  // Of the other side the worst becomes less, whatever the cap is.
  expect(book.accepts(on('1-tails', 60n), 0n)).toBe(true)
})

test('with one block the worst class is the worst', () => {
  const book = new SlipBook(coin, { version: 0, bets: [] })
  book.hold('a', on('heads', 60n))
  book.take('a')
  book.hold('b', on('tails', 30n))
  book.take('b')
  expect(book.worst()).toEqual({ worstMinor: 30n, worstClass: 0 })
})
