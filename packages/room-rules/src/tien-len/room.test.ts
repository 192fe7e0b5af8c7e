import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { actionMs } from '../base/clock.ts'
import { cardsIn } from '../base/test/cards-in.ts'
import { cardsOf, deckFor } from '../base/test/cards-of.ts'
import { tienLenRoom } from './room.ts'
import type { TienLenAct, TienLenState } from './room-state.ts'

const play = (text: string): TienLenAct => ({ type: 'play', cards: cardsOf(text) })
const pass: TienLenAct = { type: 'pass' }

const opened = (deck: readonly number[], seats: number, leader?: number) =>
  tienLenRoom.open(
    {
      ...{ options: { stakeMinor: 100n, leader }, deck },
      ...{
        chipsMinor: Array.from({ length: seats }, () => 5_000n),
        bankMs: Array.from({ length: seats }, () => 20_000),
      },
    },
    0,
  )

function after(state: TienLenState, ...acts: readonly (readonly [number, TienLenAct])[]): TienLenState {
  return acts.reduce((before, [seat, act]) => {
    const applied = tienLenRoom.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${applied.code}`)
    return applied.state
  }, state)
}
const code = (state: TienLenState, seat: number, act: TienLenAct, atMs = 0) => {
  const applied = tienLenRoom.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : applied.code
}

const run4 = '6s 6c 7s 7c 8s 8c 9s 9c'
const hands = [
  '3s 4c 2s 2h Ks 4d 5c 6h 7d 8d 9d Jc Qs',
  `5d ${run4} Th Jh Qc Kd`,
  '3c 3d 3h 5s Jd Qd 4s 4h 6d 7h Ts Kc As',
]

it('the holder of the lowest card leads a first hand with it, a last winner leads freely', () => {
  const first = opened(deckFor(hands), 3)
  expect(first.turn).toBe(0)
  expect(code(first, 0, play('4c'))).toBe('NOT_ALLOWED')
  expect(code(first, 0, pass)).toBe('NOT_ALLOWED')
  expect(code(first, 1, play('5d'))).toBe('NOT_YOUR_TURN')
  expect(code(first, 0, play('3s'))).toBe('ok')
  expect(code(opened(deckFor(hands), 3, 2), 2, play('5s'))).toBe('ok')
})

it('who passes is out of the trick, and the last unbeaten player leads', () => {
  const state = after(
    opened(deckFor(hands), 3),
    [0, play('3s')],
    [1, play('5d')],
    [2, pass],
    [0, play('Ks')],
    [1, pass],
  )
  expect(state).toMatchObject({ turn: 0, trick: undefined, hasPassed: [false, false, false] })
})

it('four pairs in a row cut a 2 out of turn and after passing, and are paid for it', () => {
  const led = after(opened(deckFor(hands), 3, 0), [0, play('2h')], [1, pass])
  expect(led.turn).toBe(2)
  const cut = after(led, [1, play(run4)])
  expect(cut).toMatchObject({ turn: 2, chain: { from: 0, to: 1, units: 6 }, hasPassed: [false, false, false] })
  expect(after(cut, [2, pass], [0, pass])).toMatchObject({ turn: 1, cuts: [{ from: 0, to: 1, units: 6 }] })
  expect(code(led, 1, play('Th'))).toBe('NOT_YOUR_TURN')
})

it('the hand ends with the first who is out, and losers pay by their cards', () => {
  // Two seats, and thirteen turns in which only the winner plays.
  const alone = ['3s 3c 3d 4s 4c 4d 5s 5c 5d 6s 6c 6d 2s', '7s 7c 7d 7h 9s 9c 9d Ts Tc Td Js Jc Kd']
  const acts = ['3s 3c 3d', '4s 4c 4d', '5s 5c 5d', '6s 6c 6d'].flatMap((triple) => [
    [0, play(triple)] as const,
    [1, pass] as const,
  ])
  const ended = after(opened(deckFor(alone), 2, 0), ...acts, [0, play('2s')])
  expect(ended).toMatchObject({ turn: undefined, winner: 0 })
  // Never played: 26, 12 for four sevens, 9 for three pairs in a row.
  expect(tienLenRoom.end(ended)).toEqual([
    { seat: 0, contributionMinor: 0n, returnedMinor: 4_606n, feeMinor: 94n },
    { seat: 1, contributionMinor: 4_700n, returnedMinor: 0n, feeMinor: 0n },
  ])
})

it('an instant win ends the hand at the deal', () => {
  const dragon = '3c 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As Ah'
  const state = opened(deckFor(['2s', dragon]), 2, 0)
  expect(state).toMatchObject({ turn: undefined, winner: 1, instantWin: 'dragon-straight' })
  expect(tienLenRoom.end(state)?.map(({ contributionMinor }) => contributionMinor)).toEqual([2_600n, 0n])
})

it('a turn has 15 seconds and the bank of the seat, which is used up by what took longer', () => {
  const first = opened(deckFor(hands), 3)
  const end = tienLenRoom.deadlineMs(first) ?? 0
  expect(end).toBe(actionMs + 20_000)
  expect(code(first, 0, play('3s'), end + 1)).toBe('TOO_LATE')
  const applied = tienLenRoom.apply(first, 0, play('3s'), actionMs + 5_000)
  expect(applied.ok && applied.state.clock).toEqual({ fromMs: actionMs + 5_000, bankMs: [15_000, 20_000, 20_000] })
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  const draws = quickDraws(11)
  let decided = 0
  for (let hand = 0; hand < 20; hand += 1) {
    const seats = 2 + draws.int(3)
    let state = opened(draws.deal(52, 52), seats, draws.int(2) === 0 ? undefined : draws.int(seats))
    const dealt = state.hands
    for (let acts = 0; state.turn !== undefined; acts += 1) {
      expect(acts).toBeLessThan(300)
      for (const seat of [undefined, ...state.hands.keys()]) {
        const open = new Set(tienLenRoom.openPlaces(state, seat).map((place) => state.deck[place]))
        expect(cardsIn(tienLenRoom.viewOf(state, seat)).every((card) => open.has(card))).toBe(true)
        const others = state.hands.filter((_, at) => at !== seat).flat()
        expect(others.some((card) => open.has(card))).toBe(false)
      }
      const allowed = tienLenRoom.allowed(state, state.turn)
      const idle = tienLenRoom.idle(state)
      const act = allowed[draws.int(allowed.length)]
      if (!act || !idle) throw new Error('A seat in turn can act')
      expect(code(state, state.turn, idle.act)).toBe('ok')
      state = after(state, [state.turn, act])
    }
    const shares = tienLenRoom.end(state) ?? []
    const sum = shares.reduce((all, one) => all + one.contributionMinor - one.returnedMinor - one.feeMinor, 0n)
    expect(sum).toBe(0n)
    expect(shares.every(({ contributionMinor }) => contributionMinor <= 5_000n)).toBe(true)
    expect(dealt.flat()).toHaveLength(13 * seats)
    decided += Number(state.winner !== undefined)
  }
  expect(decided).toBe(20)
})
