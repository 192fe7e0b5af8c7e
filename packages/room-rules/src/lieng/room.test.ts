import { expect, it } from 'vitest'
import { after, call, check, codeOf, fold, opened, playAny, raise } from '../base/test/bet-hands.ts'
import { cardsOf } from '../base/test/cards-of.ts'
import { liengRoom } from './room.ts'

const returned = (state: Parameters<typeof liengRoom.end>[0]) =>
  liengRoom.end(state)?.map(({ returnedMinor, feeMinor }) => [returnedMinor, feeMinor])

// Dealt card by card from the left of the button: seats 1, 2, 0.
const deal = 'As Ks 2c Ac Kc 7h Ad Qh 9d'

it('everybody antes, who sits left of the button begins, and a raise is at most the pot after a call', () => {
  const state = opened(liengRoom, [1000, 1000, 1000])
  expect(state).toMatchObject({ turn: 1, hasCall: false })
  expect(liengRoom.viewOf(state, 1)).toMatchObject({
    ...{ potMinor: 30n, button: 0 },
    choices: { canCheck: true, callMinor: 0n, raise: { fromMinor: 10n, toMinor: 30n } },
  })
  expect(codeOf(liengRoom, state, 1, raise(31))).toBe('AMOUNT')
  const raised = after(liengRoom, state, [1, raise(30)])
  // A call makes the pot 90, and a raise by as much is to 120.
  expect(liengRoom.viewOf(raised, 2).choices).toEqual({
    ...{ canCheck: false, callMinor: 30n, raise: { fromMinor: 60n, toMinor: 120n } },
  })
})

it('there is one round of bets, then hands are compared: sáp wins', () => {
  const state = opened(liengRoom, [1000, 1000, 1000], deal)
  const ended = after(liengRoom, state, [1, check], [2, raise(30)], [0, fold], [1, call])
  expect(ended).toMatchObject({ turn: undefined, isShowdown: true })
  const view = liengRoom.viewOf(ended)
  // Who bet last shows first, and the winner beats him.
  expect(view.end?.shown).toEqual([2, 1])
  expect(view.seats.map(({ hole }) => hole)).toEqual([undefined, cardsOf('As Ac Ad'), cardsOf('Ks Kc Qh')])
  // 3 % of 90, floored.
  expect(view.end?.rakeMinor).toBe(2n)
  expect(returned(ended)?.map(([back]) => back)).toEqual([0n, 88n, 0n])
})

it('the last one left wins unseen, and no fee is taken where nobody called', () => {
  const state = opened(liengRoom, [1000, 1000, 1000], deal)
  const ended = after(liengRoom, state, [1, raise(30)], [2, fold], [0, fold])
  expect(returned(ended)).toEqual([
    [0n, 0n],
    [30n, 0n],
    [0n, 0n],
  ])
  expect(liengRoom.openPlaces(ended)).toEqual([])
  const checked = after(liengRoom, state, [1, check], [2, check], [0, check])
  expect(liengRoom.viewOf(checked).end).toMatchObject({ rakeMinor: 0n, shown: [1] })
})

it('who is all in with less plays for the pot he paid into', () => {
  const state = opened(liengRoom, [1000, 40, 1000], deal)
  const ended = after(liengRoom, state, [1, raise(30)], [2, raise(120)], [0, call])
  // The sáp wins 120 less the whole fee of 9; the ảnh of seat 2 beats the 8 points of the button in the other 180.
  expect(liengRoom.viewOf(ended).end?.pots).toEqual([
    { amountMinor: 111n, eligible: [0, 1, 2], winners: [1] },
    { amountMinor: 180n, eligible: [0, 2], winners: [2] },
  ])
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  playAny(liengRoom, 9, () => 0)
})
