import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { cardsIn } from '../base/test/cards-in.ts'
import { cardsOf, deckFor } from '../base/test/cards-of.ts'
import { samRoom } from './room.ts'
import type { SamAct, SamState } from './room-state.ts'

const play = (text: string): SamAct => ({ type: 'play', cards: cardsOf(text) })
const [pass, waive, declare]: [SamAct, SamAct, SamAct] = [{ type: 'pass' }, { type: 'waive' }, { type: 'declare' }]

const opened = (deck: readonly number[], seats: number, leader = 0) =>
  samRoom.open(
    {
      ...{ options: { stakeMinor: 100n, leader }, deck },
      ...{ chipsMinor: Array.from({ length: seats }, () => 5_000n), bankMs: Array.from({ length: seats }, () => 0) },
    },
    0,
  )
function after(state: SamState, ...acts: readonly (readonly [number, SamAct])[]): SamState {
  return acts.reduce((before, [seat, act]) => {
    const applied = samRoom.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${applied.code}`)
    return applied.state
  }, state)
}
const code = (state: SamState, seat: number, act: SamAct, atMs = 0) => {
  const applied = samRoom.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : applied.code
}
const nets = (state: SamState) => samRoom.end(state)?.map((share) => share.returnedMinor - share.contributionMinor)

const hands = ['3s 4s 5s 8d 9h Jc Qd Kc 2s 2h', '3c 3d 7s 7c 9d Ts Jh Kd Ah 2c', '4d 4h 5d 6h 6c 6d 6s Th Qh As']
const begun = (...acts: readonly (readonly [number, SamAct])[]) =>
  after(opened(deckFor(hands, 10), 3), [0, waive], [1, waive], [2, waive], ...acts)

it('within 12 seconds the first who declares leads; when all have waived, the last winner does', () => {
  const state = opened(deckFor(hands, 10), 3)
  expect(samRoom.deadlineMs(state)).toBe(12_000)
  expect(code(state, 0, play('3s'))).toBe('NOT_ALLOWED')
  expect(code(state, 1, declare, 12_001)).toBe('TOO_LATE')
  expect(begun().turn).toBe(0)
  const declared = after(state, [0, waive], [2, declare])
  expect(declared).toMatchObject({ turn: 2, declarer: 2 })
  expect(code(declared, 1, declare)).toBe('NOT_ALLOWED')
})

it('a sâm is stopped by the first who beats a play of the declarer', () => {
  const declared = after(opened(deckFor(hands, 10), 3), [2, declare], [2, play('4d')], [0, pass], [1, play('7s')])
  expect(declared).toMatchObject({ turn: undefined, blocker: 1, winner: 1 })
  expect(nets(declared)).toEqual([0n, 3_920n, -4_000n])
})

it('a sâm that nobody stops is paid by each', () => {
  const strong = ['2s 2c 2d As Ac Ad Ks Kc Qs Qd', '3s 3c 4s 4c 5s 6c 7s 8c 9s Td']
  const acts = ['2s 2c 2d', 'As Ac Ad', 'Ks Kc'].flatMap((triple) => [[0, play(triple)] as const, [1, pass] as const])
  const ended = after(opened(deckFor(strong, 10), 2), [0, declare], ...acts, [0, play('Qs Qd')])
  expect(nets(ended)).toEqual([1_960n, -2_000n])
})

it('four alike cut a 2, and of a chain only the last cut is paid', () => {
  const cut = begun([0, play('2s')], [1, pass], [2, play('6h 6c 6d 6s')], [0, pass])
  expect(cut).toMatchObject({ turn: 2, cuts: [{ from: 0, to: 2, units: 10 }], hasPassed: [false, false, false] })
})

it('who ends with a 2 is last, and the next to go out wins', () => {
  const short = ['3s 3c 3d 4s 4c 4d 5s 5c 6s 2s', '3h 4h 5h 6h 7s 8s 9s Ts Js Ad', '6c 6d 7c 7d 8c 9d Tc Jd Kc Ks']
  const acts = ['3s 3c 3d', '4s 4c 4d', '5s 5c', '6s'].flatMap((triple) => [
    ...([[0, play(triple)]] as const),
    ...[1, 2].map((seat) => [seat, pass] as const),
  ])
  const start = after(opened(deckFor(short, 10), 3), [0, waive], [1, waive], [2, waive])
  const two = after(start, ...acts, [0, play('2s')])
  expect(two).toMatchObject({ turn: 1, endedWithTwo: [0] })
  // The next in turn leads, as the last unbeaten player is out of cards.
  const led = after(two, [1, pass], [2, pass])
  expect(led.turn).toBe(1)
  const ended = after(led, [1, play('3h 4h 5h 6h 7s 8s 9s Ts Js')], [2, pass], [1, play('Ad')])
  expect(ended).toMatchObject({ winner: 1, turn: undefined })
  // 10 of who ended with the 2, 20 of who never played.
  expect(nets(ended)).toEqual([-1_000n, 2_940n, -2_000n])
})

it('before a seat with one card a single must be the highest, else its player pays for all', () => {
  const long = ['3s 4s 5s 6s 7s 8s 9s Ts Js Kd', '3c 3d 4c 4d 5c 5d 6c 6d 8d Qd', '3h 4h 5h 7c 7d 9c 9d Tc Jd Qc']
  const start = after(opened(deckFor(long, 10), 3), [0, waive], [1, waive], [2, waive])
  const one = after(start, [0, play('3s 4s 5s 6s 7s 8s 9s Ts Js')], [1, pass], [2, pass])
  expect(one.hands[0]).toHaveLength(1)
  const passed = after({ ...one, turn: 1 }, [1, play('8d')], [2, play('9c')])
  expect(passed.liable).toEqual({ seat: 2, for: 0 })
  const ended = after(passed, [0, play('Kd')])
  // Nine cards of each of two seats, both by the third.
  expect(nets(ended)).toEqual([1_764n, 0n, -1_800n])
  expect(after({ ...one, turn: 1 }, [1, play('8d')], [2, play('Qc')]).liable).toBeUndefined()
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  const draws = quickDraws(12)
  for (let hand = 0; hand < 20; hand += 1) {
    const seats = 2 + draws.int(3)
    let state = opened(draws.deal(52, 52), seats, draws.int(seats))
    for (let acts = 0; state.winner === undefined; acts += 1) {
      expect(acts).toBeLessThan(300)
      for (const seat of [undefined, ...state.hands.keys()]) {
        const open = new Set(samRoom.openPlaces(state, seat).map((place) => state.deck[place]))
        expect(cardsIn(samRoom.viewOf(state, seat)).every((card) => open.has(card))).toBe(true)
        expect(state.hands.some((held, at) => at !== seat && held.some((card) => open.has(card)))).toBe(false)
      }
      const idle = samRoom.idle(state)
      if (!idle) throw new Error('Somebody is in turn')
      expect(code(state, idle.seat, idle.act)).toBe('ok')
      const allowed = samRoom.allowed(state, idle.seat).filter(({ type }) => type !== 'declare' || draws.int(20) === 0)
      state = after(state, [idle.seat, allowed[draws.int(allowed.length)] ?? idle.act])
    }
    const shares = samRoom.end(state) ?? []
    expect(shares.reduce((all, one) => all + one.contributionMinor - one.returnedMinor - one.feeMinor, 0n)).toBe(0n)
    expect(shares.every(({ contributionMinor }) => contributionMinor <= 5_000n)).toBe(true)
  }
})
