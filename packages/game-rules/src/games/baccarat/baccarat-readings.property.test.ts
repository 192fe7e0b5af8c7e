import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCard } from '../../parts/cards/write-card.ts'
import { outcomeOfReadings } from '../../tables/readings.ts'
import { baccaratEvents } from './baccarat.ts'
import { baccaratReadings as source } from './baccarat-readings.ts'
import { dealBaccarat } from './deal.ts'
import { resultOf } from './result.ts'
import { baccaratTable } from './table.ts'

/** Reads cards until the rules ask for no more. */
function readAll(cards: readonly number[]) {
  let state: readonly number[] = []
  const asked: string[] = []
  for (let next = source.next(state); next; next = source.next(state)) {
    asked.push(next.what)
    const read = source.read(state, writeCard(cards[next.step] ?? 0))
    if (!read.ok) throw new Error(`step ${next.step} is not taken`)
    state = read.value
  }
  return { state, asked }
}

function drawn(cards: readonly number[]) {
  let index = 0
  const hands = dealBaccarat(() => (cards[index++] ?? 0) % 52)
  return { outcome: { hands, result: resultOf(hands) }, count: index }
}

/** A card of each value: ten, ace, two to nine. */
const valued = [32, 48, 0, 4, 8, 12, 16, 20, 24, 28]

test('every order of six values is read to the hands, the result and the number of cards that the drawn rules make of it', () => {
  let wrong = 0
  for (let order = 0; order < 1_000_000; order += 1) {
    const cards = [0, 1, 2, 3, 4, 5].map((place) => valued[Math.floor(order / 10 ** place) % 10] ?? 0)
    let state: readonly number[] = []
    while (source.next(state)) state = [...state, cards[state.length] ?? 0]
    const { outcome, count } = drawn(cards)
    const read = source.outcome(state)
    const isSame =
      read?.result.playerTotal === outcome.result.playerTotal &&
      read.result.bankerTotal === outcome.result.bankerTotal &&
      read.result.playerCards === outcome.result.playerCards &&
      read.result.bankerCards === outcome.result.bankerCards
    if (!isSame || state.length !== count) wrong += 1
  }
  expect(wrong).toBe(0)
}, 60_000)

const order = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 })

test('any six cards are read to the same outcome, events and payout as the drawn rules reach', () => {
  fc.assert(
    fc.property(order, (cards) => {
      const { state } = readAll(cards)
      const { outcome } = drawn(cards)
      expect(source.outcome(state)).toEqual(outcome)
      expect(outcomeOfReadings(source, state.map(writeCard))).toEqual(outcome)
      expect(source.eventsOf(state)).toEqual(baccaratEvents(outcome.hands))
      const bet = { stakeMinor: 100n, chips: [{ spot: 'banker', stakeMinor: 100n }] }
      expect(baccaratTable.settle(bet, source.outcome(state) as never, 10n ** 18n)).toEqual(
        baccaratTable.settle(bet, outcome, 10n ** 18n),
      )
    }),
  )
})

test('before the last card there is no outcome, no total is shown, and after it nothing more is taken', () => {
  fc.assert(
    fc.property(order, (cards) => {
      const { state, asked } = readAll(cards)
      expect(asked.slice(0, 4)).toEqual(['player-1', 'banker-1', 'player-2', 'banker-2'])
      for (let count = 0; count < state.length; count += 1) {
        const soFar = state.slice(0, count)
        expect(source.outcome(soFar)).toBeUndefined()
        expect(source.eventsOf(soFar)).toHaveLength(count)
        expect(source.eventsOf(soFar).some(({ type }) => type === 'totals')).toBe(false)
      }
      expect(source.read(state, 'As').ok).toBe(false)
    }),
  )
})

test.each(['', 'A', '1s', 'Asx', 10, null, undefined, 'as'])('%s is no card', (told) => {
  expect(source.read([], told).ok).toBe(false)
})
