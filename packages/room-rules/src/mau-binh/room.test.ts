import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { cardsIn } from '../base/test/cards-in.ts'
import { cardsOf, deckFor } from '../base/test/cards-of.ts'
import { mauBinhRoom } from './room.ts'
import type { MauBinhAct, MauBinhState } from './room-state.ts'

const set = (back: string, middle: string, front: string): MauBinhAct => ({
  ...{ type: 'set', back: cardsOf(back), middle: cardsOf(middle), front: cardsOf(front) },
})
const opened = (deck: readonly number[], seats: number, chipsMinor = 100_000n) =>
  mauBinhRoom.open(
    {
      ...{ options: { stakeMinor: 100n, button: 0 }, deck },
      ...{
        chipsMinor: Array.from({ length: seats }, () => chipsMinor),
        bankMs: Array.from({ length: seats }, () => 0),
      },
    },
    0,
  )
const answer = (state: MauBinhState, seat: number, act: MauBinhAct, atMs = 0) => {
  const applied = mauBinhRoom.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}
function after(state: MauBinhState, ...acts: readonly (readonly [number, MauBinhAct])[]): MauBinhState {
  return acts.reduce((before, [seat, act]) => {
    const applied = mauBinhRoom.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat}: ${applied.fault ?? applied.code}`)
    return applied.state
  }, state)
}
const nets = (state: MauBinhState) =>
  mauBinhRoom.end(state)?.map((share) => share.returnedMinor - share.contributionMinor)

const hands = ['As Ah Ad Kc Ks 9d 9h 8c 8d 7s 2c 2h 5d', 'Qs Qh Qd 3c 3s Td Th 6c 6d 4s Jc Jh 9c']
const sets = [
  set('As Ah Ad Kc Ks', '9d 9h 8c 8d 7s', '2c 2h 5d'),
  set('Qs Qh Qd 3c 3s', 'Td Th 6c 6d 4s', 'Jc Jh 9c'),
] as const

it('all seats set at once, in any order, and the rows are compared when the last has set', () => {
  const state = opened(deckFor(hands), 2)
  expect(mauBinhRoom.deadlineMs(state)).toBe(60_000)
  const one = after(state, [1, sets[1]])
  expect(mauBinhRoom.end(one)).toBeUndefined()
  const ended = after(one, [0, sets[0]])
  // Back won, middle and front lost: one unit, and 2 % of what was won.
  expect(mauBinhRoom.payments(ended)).toEqual([{ from: 0, to: 1, units: 1 }])
  expect(nets(ended)).toEqual([-100n, 98n])
  expect(answer(ended, 0, sets[0])).toBe('HAND_OVER')
})

it('what is not thirteen own cards in three rows, set before, or too late, is told why', () => {
  const state = opened(deckFor(hands), 2)
  expect(answer(state, 0, set('As Ah Ad Kc', '9d 9h 8c 8d 7s', '2c 2h 5d Ks'))).toBe('NO_COMBINATION')
  expect(answer(state, 0, set('As Ah Ad Kc Kc', '9d 9h 8c 8d 7s', '2c 2h 5d'))).toBe('NO_COMBINATION')
  expect(answer(state, 0, sets[1])).toBe('NOT_HELD')
  expect(answer(after(state, [0, sets[0]]), 0, sets[0])).toBe('NOT_NOW')
  expect(answer(state, 2, sets[0])).toBe('NOT_NOW')
  expect(answer(state, 0, sets[0], 60_001)).toBe('TOO_LATE')
})

it('rows out of order are taken, and pay six units to a proper hand', () => {
  const wrong = set('2c 2h 5d 7s Kc', 'As Ah Ad Ks 9d', '9h 8c 8d')
  const ended = after(opened(deckFor(hands), 2), [0, wrong], [1, sets[1]])
  expect(mauBinhRoom.payments(ended)).toEqual([{ from: 0, to: 1, units: 6 }])
})

it('a hand that wins before it is set ends the hand as it is dealt, and is shown', () => {
  const state = opened(deckFor(['2s 3h 4d 5c 6s 7h 8d 9d Ts Js Qc Kc As', hands[1] ?? '']), 2)
  expect(nets(state)).toEqual([2_352n, -2_400n])
  expect(mauBinhRoom.viewOf(state).seats[0]).toMatchObject({ instantWin: 'dragon' })
  expect(mauBinhRoom.allowed(state, 1)).toEqual([])
})

it('auto-pilot sets every hand in order, chips are conserved, and no view holds a closed card', () => {
  const draws = quickDraws(11)
  for (let hand = 0; hand < 12; hand += 1) {
    const seats = 2 + draws.int(3)
    let state = opened(draws.deal(52, 52), seats, BigInt(1 + draws.int(900)))
    for (let acts = 0; mauBinhRoom.end(state) === undefined; acts += 1) {
      expect(acts).toBeLessThan(seats)
      expectClosed(state)
      const idle = mauBinhRoom.idle(state)
      state = after(state, [idle?.seat ?? -1, idle?.act ?? sets[0]])
    }
    expectClosed(state)
    const shares = mauBinhRoom.end(state) ?? []
    const sum = (field: 'contributionMinor' | 'returnedMinor' | 'feeMinor') =>
      shares.reduce((all, share) => all + share[field], 0n)
    expect(sum('returnedMinor') + sum('feeMinor')).toBe(sum('contributionMinor'))
    for (const { seat, contributionMinor } of shares)
      expect(contributionMinor <= (state.chipsMinor[seat] ?? 0n)).toBe(true)
  }
})

function expectClosed(state: MauBinhState): void {
  for (const seat of [undefined, ...state.hands.keys()]) {
    const open = new Set(mauBinhRoom.openPlaces(state, seat).map((place) => state.deck[place]))
    expect(cardsIn(mauBinhRoom.viewOf(state, seat)).every((card) => open.has(card))).toBe(true)
    if (mauBinhRoom.end(state) === undefined) expect(open.size).toBe(seat === undefined ? 0 : 13)
  }
}
