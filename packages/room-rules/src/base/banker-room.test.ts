import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { baCayRules } from '../ba-cay/room.ts'
import { niuNiuRules } from '../niu-niu/room.ts'
import type { BankerAct, BankerState } from './banker-room.ts'
import { cardsIn } from './test/cards-in.ts'
import { deckFor } from './test/cards-of.ts'

const { rules: baCayRoom, nextBanker } = baCayRules

const bet = (units: number): BankerAct => ({ type: 'bet', units })
const opened = (deck: readonly number[], chipsMinor: readonly bigint[], banker = 0) =>
  baCayRoom.open({ options: { stakeMinor: 100n, banker }, deck, chipsMinor, bankMs: chipsMinor.map(() => 0) }, 0)
const answer = (state: BankerState, seat: number, act: BankerAct, atMs = 0) => {
  const applied = baCayRoom.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}
function after(state: BankerState, ...acts: readonly (readonly [number, BankerAct])[]): BankerState {
  return acts.reduce((before, [seat, act]) => {
    const applied = baCayRoom.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat}: ${applied.fault ?? applied.code}`)
    return applied.state
  }, state)
}
const nets = (state: BankerState) => baCayRoom.end(state)?.map((share) => share.returnedMinor - share.contributionMinor)

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

it('in niu niu a bet is paid as often as the better hand says, and nobody bets what six of it would exceed', () => {
  const { rules } = niuNiuRules
  const deck = deckFor(['Ts 9s Ad 7c 4h', 'Js Jh Qc Kd Kh', '2s 3h 4d 5c 7s'], 5)
  const chipsMinor = [50_000n, 50_000n, 1_300n]
  const options = { stakeMinor: 100n, banker: 0 }
  const state = rules.open({ options, deck, chipsMinor, bankMs: [0, 0, 0] }, 0)
  expect(rules.viewOf(state, 2).unitsMax).toBe(2)
  const applied = [1, 2].reduce((before, seat) => {
    const after = rules.apply(before, seat, bet(2), 0)
    return after.ok ? after.state : before
  }, state)
  // Five faces against bull one: fivefold to the seat. Bull one beats no bull: once to the banker.
  expect(rules.payments(applied)).toEqual([
    { from: 0, to: 1, units: 10 },
    { from: 2, to: 0, units: 2 },
  ])
  expect(niuNiuRules.nextBanker(applied)).toBe(1)
})

it.each([
  ['Ba cây', baCayRules.rules, 3],
  ['Niu niu', niuNiuRules.rules, 5],
] as const)(
  '%s: in any hand chips are conserved, cards are shown at the end alone, and auto-pilot always has an act',
  (_name, rules, handSize) => {
    const draws = quickDraws(7)
    for (let hand = 0; hand < 150; hand += 1) {
      const seats = 2 + draws.int(5)
      const chips = Array.from({ length: seats }, () => BigInt(1 + draws.int(9_000)))
      const options = { stakeMinor: 100n, banker: draws.int(seats) }
      let state = rules.open({ options, deck: draws.deal(52, 52), chipsMinor: chips, bankMs: chips.map(() => 0) }, 0)
      for (let idle = rules.idle(state); idle; idle = rules.idle(state)) {
        expect(rules.openPlaces(state)).toEqual([])
        const allowed = rules.allowed(state, idle.seat)
        const applied = rules.apply(state, idle.seat, allowed[draws.int(allowed.length)] ?? idle.act, 0)
        expect(applied.ok).toBe(true)
        if (applied.ok) state = applied.state
      }
      const shares = rules.end(state) ?? []
      const sum = (field: 'contributionMinor' | 'returnedMinor' | 'feeMinor') =>
        shares.reduce((all, share) => all + share[field], 0n)
      expect(sum('returnedMinor') + sum('feeMinor')).toBe(sum('contributionMinor'))
      for (const { seat, contributionMinor } of shares) expect(contributionMinor <= (chips[seat] ?? 0n)).toBe(true)
      const open = rules.openPlaces(state).map((place) => state.deck[place])
      expect(open.toSorted()).toEqual(cardsIn(rules.viewOf(state)).toSorted())
      expect(open).toHaveLength(seats * handSize)
    }
  },
)
