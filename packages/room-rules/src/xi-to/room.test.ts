import { expect, it } from 'vitest'
import { after, call, check, codeOf, fold, opened, playAny, raise } from '../base/test/bet-hands.ts'
import { cardsOf } from '../base/test/cards-of.ts'
import { xiToRoom } from './room.ts'

// Dealt from the left of the button, seats 1, 2, 0: the closed card, then one open card a round.
const deal = '2c 3c 4c Kd 9c As Kh 9d 7s 5h 9h 8s 5d 2d Js'

it('one card lies closed and one open, and the highest that lies open acts first', () => {
  const state = opened(xiToRoom, [1000, 1000, 1000], deal)
  expect(state.turn).toBe(0)
  expect(xiToRoom.viewOf(state, 1).seats).toMatchObject([
    { cards: cardsOf('As') },
    { cards: cardsOf('Kd'), hole: cardsOf('2c') },
    { cards: cardsOf('9c') },
  ])
  expect(xiToRoom.viewOf(state).seats.every(({ hole }) => hole === undefined)).toBe(true)
})

it('each round deals an open card to who is left, and a pair that lies open begins', () => {
  const state = opened(xiToRoom, [1000, 1000, 1000], deal)
  const second = after(xiToRoom, state, [0, check], [1, check], [2, check])
  expect(second.turn).toBe(1)
  const third = after(xiToRoom, second, [1, raise(10)], [2, call], [0, fold])
  expect(third).toMatchObject({ turn: 2, dealt: [3, 4, 4] })
  expect(xiToRoom.viewOf(third).seats.map(({ cards }) => cards.length)).toEqual([2, 3, 3])
  const last = after(xiToRoom, third, [2, check], [1, check])
  const ended = after(xiToRoom, last, [2, check], [1, check])
  // Three nines beat two pairs; 5 % of 50 is 2.
  expect(xiToRoom.end(ended)?.map(({ returnedMinor }) => returnedMinor)).toEqual([0n, 0n, 48n])
  expect(xiToRoom.viewOf(ended).end?.shown).toEqual([2])
  expect(xiToRoom.viewOf(ended).seats[2]?.hole).toEqual(cardsOf('3c'))
})

it('after a bet there are three raises a round, up to the pot; between two seats there is no such limit', () => {
  const state = opened(xiToRoom, [9000, 9000, 9000], deal)
  expect(codeOf(xiToRoom, state, 0, raise(31))).toBe('AMOUNT')
  const raised = after(xiToRoom, state, [0, raise(10)], [1, raise(20)], [2, raise(30)], [0, raise(40)])
  expect(xiToRoom.viewOf(raised, 1).choices).toMatchObject({ callMinor: 20n, raise: undefined })
  expect(codeOf(xiToRoom, raised, 1, raise(50))).toBe('AMOUNT')
  expect(after(xiToRoom, raised, [1, call], [2, call])).toMatchObject({ turn: 1, raises: 0 })
  const two = after(xiToRoom, raised, [1, fold])
  expect(codeOf(xiToRoom, two, 2, raise(50))).toBe('ok')
})

it('a turn has 30 seconds before the time bank', () => {
  const state = opened(xiToRoom, [1000, 1000])
  expect(xiToRoom.deadlineMs(state)).toBe(50_000)
  const later = xiToRoom.apply(state, state.turn ?? 0, check, 37_000)
  expect(later.ok && later.state.clock.bankMs.toSorted((a, b) => a - b)).toEqual([13_000, 20_000])
})

it('the fee is five antes at most, and all-ins are dealt to the end', () => {
  const state = opened(xiToRoom, [40, 40, 40], deal)
  const ended = after(xiToRoom, state, [0, raise(30)], [1, call], [2, call])
  expect(ended).toMatchObject({ turn: undefined, isShowdown: true, dealt: [5, 5, 5] })
  expect(xiToRoom.viewOf(ended).end?.rakeMinor).toBe(6n)
  const rich = opened(xiToRoom, [9000, 9000], '')
  const turn = rich.turn ?? 0
  const called = after(
    xiToRoom,
    rich,
    [turn, raise(20)],
    [1 - turn, raise(80)],
    [turn, raise(260)],
    [1 - turn, raise(800)],
  )
  const over = after(xiToRoom, called, [turn, fold])
  // 540 were called; of 1620 it would be 81.
  expect(xiToRoom.viewOf(over).end?.rakeMinor).toBe(27n)
  const higher = after(xiToRoom, called, [turn, raise(2_400)], [1 - turn, fold])
  expect(xiToRoom.viewOf(higher).end?.rakeMinor).toBe(50n)
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  playAny(xiToRoom, 6, ({ dealt }) => dealt.reduce((sum, cards) => sum + cards - 1, 0))
})
