import { expect, test } from 'vitest'
import type { InstantEvent } from '../../instant/instant-game.ts'
import type { Played } from './baccarat.ts'
import { dealBaccarat } from './deal.ts'
import { resultOf } from './result.ts'
import { squeezeTable } from './squeeze.ts'

const played = (cards: readonly number[]): Played => {
  let next = 0
  const hands = dealBaccarat(() => cards[next++] ?? 0)
  return { hands, result: resultOf(hands) }
}
/** Cards by rank, two to ace, in spades. */
const card = (rank: number) => (rank - 2) * 4
/** 9 against 5: nobody draws. And 4 against 2: both draw. */
const natural = played([card(4), card(2), card(5), card(3)])
const thirds = played([card(2), card(10), card(2), card(2), card(3), card(4)])

const toldAt = (outcome: Played, atMs: number) => squeezeTable.shownAt({ outcome, atMs })
const is = (type: string, hand?: string) => (event: InstantEvent) =>
  event.type === type && (hand === undefined || event.hand === hand)

test('players have 27 seconds to bet, 8 for each hand, and see the result for 5', () => {
  expect(squeezeTable.schedule(0).closesAtMs).toBe(27_000)
  expect([squeezeTable.lockMs, squeezeTable.resultMs]).toEqual([1_000, 5_000])
  expect(squeezeTable.runMs(natural)).toBe(4 * 600 + 2 * 8_000)
})

test('a hand is told face down, and open to everybody eight seconds later', () => {
  const cards = toldAt(natural, 2_400).filter(is('dealt'))
  expect(cards).toHaveLength(4)
  expect(toldAt(natural, 2_400).find(is('squeeze', 'player'))).toMatchObject({ untilMs: 10_400 })
  expect(toldAt(natural, 10_399).some(is('opened'))).toBe(false)
  expect(toldAt(natural, 10_400).find(is('opened', 'player'))).toMatchObject({ count: 2 })
  expect(toldAt(natural, 18_399).some(is('opened', 'banker'))).toBe(false)
})

test('a third card is not told before both hands are open, and the totals not before the last card is', () => {
  expect(toldAt(thirds, 18_399).filter(is('dealt'))).toHaveLength(4)
  expect(toldAt(thirds, 18_400).filter(is('dealt'))).toHaveLength(5)
  expect(toldAt(thirds, 22_400).find(is('squeeze', 'banker'))).toBeDefined()
  const endMs = squeezeTable.runMs(thirds)
  expect(endMs).toBe(26_400)
  expect(toldAt(thirds, endMs - 1).some(is('totals'))).toBe(false)
  expect(
    toldAt(thirds, endMs)
      .filter(is('opened'))
      .map(({ hand, count }) => [hand, count]),
  ).toEqual([
    ['player', 2],
    ['banker', 2],
    ['player', 3],
    ['banker', 3],
  ])
})
