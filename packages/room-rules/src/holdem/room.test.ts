import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { cardsIn } from '../base/test/cards-in.ts'
import { cardsOf, pack } from '../base/test/cards-of.ts'
import { holdemRoom } from './room.ts'
import type { HoldemAct, HoldemState } from './room-state.ts'

const [fold, check, call] = [{ type: 'fold' }, { type: 'check' }, { type: 'call' }] as const satisfies HoldemAct[]
const raise = (to: number): HoldemAct => ({ type: 'raise', toMinor: BigInt(to) })

/** Blinds 5 and 10, the button at seat 0; a deck begins with these cards. */
const opened = (chips: readonly number[], cards = '') => {
  const first = cardsOf(cards)
  return holdemRoom.open(
    {
      options: { smallBlindMinor: 5n, bigBlindMinor: 10n, button: 0 },
      chipsMinor: chips.map(BigInt),
      bankMs: chips.map(() => 20_000),
      deck: [...first, ...pack.filter((card) => !first.includes(card))],
    },
    0,
  )
}

const code = (state: HoldemState, seat: number, act: HoldemAct = fold) => {
  const applied = holdemRoom.apply(state, seat, act, 0)
  return applied.ok ? 'ok' : applied.code
}

function after(state: HoldemState, ...acts: readonly (readonly [number, HoldemAct])[]): HoldemState {
  return acts.reduce((before, [seat, act]) => {
    const applied = holdemRoom.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat} ${act.type}: ${applied.code}`)
    return applied.state
  }, state)
}
const returned = (state: HoldemState) => holdemRoom.end(state)?.map(({ returnedMinor }) => returnedMinor)

it('who sits left of the big blind begins, and the big blind may still raise', () => {
  const state = opened([1000, 1000, 1000])
  expect(state.turn).toBe(0)
  const limped = after(state, [0, call], [1, call])
  expect(limped).toMatchObject({ turn: 2, boardSize: 0 })
  expect(holdemRoom.viewOf(limped, 2).choices).toEqual({
    ...{ canCheck: true, callMinor: 0n, raise: { fromMinor: 20n, toMinor: 1000n } },
  })
  expect(after(limped, [2, check])).toMatchObject({ turn: 1, boardSize: 3 })
})

it('of two seats the button posts the small blind, begins, and is last after the flop', () => {
  const state = opened([1000, 1000])
  expect(state.seats.map(({ betMinor }) => betMinor)).toEqual([5n, 10n])
  expect(state.turn).toBe(0)
  expect(after(state, [0, call], [1, check])).toMatchObject({ turn: 1, boardSize: 3 })
})

it('a raise is at least the last one, and a short all-in does not reopen the betting', () => {
  const state = after(opened([1000, 1000, 110, 1000]), [3, raise(60)])
  expect(code(state, 0, raise(109))).toBe('NOT_ALLOWED')
  expect(code(state, 0, raise(110))).toBe('ok')
  const short = after(state, [0, call], [1, fold], [2, raise(110)])
  expect(short.turn).toBe(3)
  // 110 is a full raise of 50: it reopens. With 100 it is not.
  expect(code(short, 3, raise(300))).toBe('ok')
  const shorter = after(opened([1000, 1000, 100, 1000]), [3, raise(60)], [0, call], [1, fold], [2, raise(100)])
  expect(code(shorter, 3, raise(300))).toBe('NOT_ALLOWED')
  expect(after(shorter, [3, call], [0, call])).toMatchObject({ boardSize: 3, turn: 3 })
})

it('the last one left wins unseen, gets back what nobody called, and pays no rake without a flop', () => {
  const state = after(opened([1000, 1000, 1000]), [0, raise(500)], [1, fold], [2, fold])
  expect(holdemRoom.end(state)).toEqual([
    { seat: 0, contributionMinor: 10n, returnedMinor: 25n, feeMinor: 0n },
    { seat: 1, contributionMinor: 5n, returnedMinor: 0n, feeMinor: 0n },
    { seat: 2, contributionMinor: 10n, returnedMinor: 0n, feeMinor: 0n },
  ])
  expect(holdemRoom.openPlaces(state)).toEqual([])
})

it('all-ins make side pots, the board is dealt out, and the rake is capped at three big blinds', () => {
  // Dealt from the left of the button: seat 1, 2, 0, and again.
  const state = opened([300, 100, 900], 'As Ks Qs Ah Kh Qh 2c 3d 7h 8s 9c')
  const ended = after(state, [0, raise(300)], [1, call], [2, call])
  expect(ended).toMatchObject({ turn: undefined, boardSize: 5 })
  // 300 for the aces less a rake of 30, 400 for the kings; 600 of the third were never in.
  expect(returned(ended)).toEqual([0n, 270n, 400n])
  expect(holdemRoom.viewOf(ended).end?.rakeMinor).toBe(30n)
})

it('at the showdown the last aggressor shows first, and a beaten hand stays closed', () => {
  const state = opened([1000, 1000, 1000], 'As Ks Qs Ah Kh Qh 2c 3d 7h 8s 9c')
  const flop = after(state, [0, call], [1, call], [2, check])
  const turn = after(flop, [1, check], [2, check], [0, check])
  const river = after(turn, [1, check], [2, check], [0, check])
  const ended = after(river, [1, raise(10)], [2, call], [0, call])
  expect(holdemRoom.viewOf(ended).end?.shown).toEqual([1])
  expect(holdemRoom.viewOf(ended).seats.map(({ hole }) => hole)).toEqual([undefined, cardsOf('As Ah'), undefined])
  const checked = after(river, [1, check], [2, raise(10)], [0, call], [1, call])
  expect(holdemRoom.viewOf(checked).end?.shown).toEqual([2, 1])
})

it('a seat that is too short for its blind is all in with it', () => {
  const state = opened([1000, 3], 'As Ks Ah Kh')
  expect(state).toMatchObject({ turn: undefined, boardSize: 5 })
  expect(holdemRoom.end(state)?.map(({ contributionMinor }) => contributionMinor)).toEqual([3n, 3n])
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  const draws = quickDraws(5)
  for (let hand = 0; hand < 60; hand += 1) {
    const seats = 2 + draws.int(8)
    const chips = Array.from({ length: seats }, () => 1 + draws.int(400))
    const options = { smallBlindMinor: 5n, bigBlindMinor: 10n, button: draws.int(seats) }
    const opening = { options, chipsMinor: chips.map(BigInt), bankMs: chips.map(() => 0), deck: draws.deal(52, 52) }
    let state = holdemRoom.open(opening, 0)
    for (let acts = 0; state.turn !== undefined; acts += 1) {
      expect(acts).toBeLessThan(200)
      expectClosed(state)
      const idle = holdemRoom.idle(state)
      expect(idle && code(state, idle.seat, idle.act)).toBe('ok')
      const allowed = holdemRoom.allowed(state, state.turn)
      state = after(state, [state.turn, allowed[draws.int(allowed.length)] ?? fold])
    }
    expectClosed(state)
    const shares = holdemRoom.end(state) ?? []
    const paid = shares.reduce((sum, share) => sum + share.contributionMinor, 0n)
    expect(shares.reduce((sum, share) => sum + share.returnedMinor + share.feeMinor, 0n)).toBe(paid)
    for (const { seat, contributionMinor } of shares) expect(contributionMinor <= BigInt(chips[seat] ?? 0)).toBe(true)
  }
})

function expectClosed(state: HoldemState): void {
  for (const seat of [undefined, ...state.seats.keys()]) {
    const open = new Set(holdemRoom.openPlaces(state, seat).map((place) => state.deck[place]))
    expect(cardsIn(holdemRoom.viewOf(state, seat)).every((card) => open.has(card))).toBe(true)
    const isOver = state.turn === undefined
    if (!isOver) expect(open.size).toBe(state.boardSize + (seat === undefined ? 0 : 2))
  }
}
