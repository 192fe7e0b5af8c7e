import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { cardsIn } from '../base/test/cards-in.ts'
import { deckFor } from '../base/test/cards-of.ts'
import { type BaCayAct, type BaCayState, baCayRoom, nextBanker } from './room.ts'

const bet = (units: number): BaCayAct => ({ type: 'bet', units })
const opened = (deck: readonly number[], chipsMinor: readonly bigint[], banker = 0) =>
  baCayRoom.open({ options: { stakeMinor: 100n, banker }, deck, chipsMinor, bankMs: chipsMinor.map(() => 0) }, 0)
const answer = (state: BaCayState, seat: number, act: BaCayAct, atMs = 0) => {
  const applied = baCayRoom.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}
function after(state: BaCayState, ...acts: readonly (readonly [number, BaCayAct])[]): BaCayState {
  return acts.reduce((before, [seat, act]) => {
    const applied = baCayRoom.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat}: ${applied.fault ?? applied.code}`)
    return applied.state
  }, state)
}
const nets = (state: BaCayState) => baCayRoom.end(state)?.map((share) => share.returnedMinor - share.contributionMinor)

/** Nine points for the banker, ten for seat 1, three for seat 2. */
const hands = ['2s 3h 4d', 'Ad 4s 5h', '6c 6s As']
const rich = [5_000n, 5_000n, 5_000n]

it('every seat bets against the banker, nobody sees a card before, and then all cards are shown', () => {
  const state = opened(deckFor(hands, 3), rich)
  expect(baCayRoom.viewOf(state, 1)).toMatchObject({ banker: 0, isOver: false, unitsMax: 5 })
  expect(baCayRoom.viewOf(state, 0).unitsMax).toBeUndefined()
  expect(cardsIn(baCayRoom.viewOf(state, 1))).toEqual([])
  const ended = after(state, [2, bet(5)], [1, bet(2)])
  expect(baCayRoom.payments(ended)).toEqual([
    { from: 0, to: 1, units: 2 },
    { from: 2, to: 0, units: 5 },
  ])
  expect(nets(ended)).toEqual([294n, 196n, -500n])
  expect(nextBanker(ended)).toBe(1)
})

it('a trio takes the bank before ten points do; without either it stays', () => {
  const trio = after(opened(deckFor(['2s 3h 4d', 'Ad 4s 5h', '6c 6s 6h'], 3), rich), [1, bet(1)], [2, bet(1)])
  expect(nextBanker(trio)).toBe(2)
  const none = after(opened(deckFor(['2s 3h 4d', 'Ad 2h 5h', '6c 6s Ah'], 3), rich, 2), [0, bet(1)], [1, bet(1)])
  expect(nextBanker(none)).toBe(2)
})

it('a bet of the banker, a second one, one out of range or late, is told why; nobody bets more than he has', () => {
  const state = opened(deckFor(hands, 3), [5_000n, 250n, 50n])
  expect(answer(state, 0, bet(1))).toBe('NOT_NOW')
  expect(answer(after(state, [1, bet(1)]), 1, bet(1))).toBe('NOT_NOW')
  for (const units of [0, 3, 1.5]) expect(answer(state, 1, bet(units))).toBe('AMOUNT')
  expect(answer(state, 1, bet(2), 15_001)).toBe('TOO_LATE')
  expect(baCayRoom.allowed(state, 1)).toEqual([bet(1), bet(2)])
  // Less than the ante: all of it is at risk.
  const ended = after(state, [1, bet(2)], [2, bet(1)])
  expect(nets(ended)).toEqual([-150n, 196n, -50n])
  expect(answer(ended, 1, bet(1))).toBe('HAND_OVER')
})

it('in any hand only cards of the pack are dealt, chips are conserved, and auto-pilot always has an act', () => {
  const draws = quickDraws(7)
  for (let hand = 0; hand < 200; hand += 1) {
    const seats = 2 + draws.int(5)
    const chips = Array.from({ length: seats }, () => BigInt(1 + draws.int(900)))
    let state = opened(draws.deal(52, 52), chips, draws.int(seats))
    for (let idle = baCayRoom.idle(state); idle; idle = baCayRoom.idle(state)) {
      expect(baCayRoom.openPlaces(state)).toEqual([])
      const allowed = baCayRoom.allowed(state, idle.seat)
      state = after(state, [idle.seat, allowed[draws.int(allowed.length)] ?? idle.act])
    }
    const shares = baCayRoom.end(state) ?? []
    const sum = (field: 'contributionMinor' | 'returnedMinor' | 'feeMinor') =>
      shares.reduce((all, share) => all + share[field], 0n)
    expect(sum('returnedMinor') + sum('feeMinor')).toBe(sum('contributionMinor'))
    for (const { seat, contributionMinor } of shares) expect(contributionMinor <= (chips[seat] ?? 0n)).toBe(true)
    const open = baCayRoom.openPlaces(state).map((place) => state.deck[place])
    expect(open.toSorted()).toEqual(cardsIn(baCayRoom.viewOf(state)).toSorted())
    expect(open).toHaveLength(seats * 3)
  }
})
