import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { cardsIn } from '../base/test/cards-in.ts'
import { cardsOf, deckFor } from '../base/test/cards-of.ts'
import { threeCardRoom as rules, threeCardRoundsMax } from './room.ts'
import type { ThreeCardAct, ThreeCardState } from './room-state.ts'

const [look, fold, call] = [{ type: 'look' }, { type: 'fold' }, { type: 'call' }] as const
const raise = (to: number): ThreeCardAct => ({ type: 'raise', toMinor: BigInt(to) })
const compare = (seat: number): ThreeCardAct => ({ type: 'compare', seat })

/** An ante of 10; the last seat has the button, so that seat 0 begins and is dealt first. */
const opened = (chips: readonly number[], hands: readonly string[]): ThreeCardState => {
  const options = { anteMinor: 10n, button: chips.length - 1 }
  return rules.open(
    { options, deck: deckFor(hands, 3), chipsMinor: chips.map(BigInt), bankMs: chips.map(() => 20_000) },
    0,
  )
}
const answer = (state: ThreeCardState, seat: number, act: ThreeCardAct, atMs = 0): string => {
  const applied = rules.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}
const after = (state: ThreeCardState, ...acts: readonly (readonly [number, ThreeCardAct])[]): ThreeCardState =>
  acts.reduce((before, [seat, act]) => {
    const applied = rules.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat} ${act.type}: ${applied.fault ?? applied.code}`)
    return applied.state
  }, state)
const shares = (state: ThreeCardState) =>
  rules.end(state)?.map(({ contributionMinor, returnedMinor }) => [contributionMinor, returnedMinor])

/** A pair, three alike, nothing. */
const hands = ['9s 9c 2d', 'As Ac Ad', '4s 7c Td']
const rich = [1_000, 1_000, 1_000]

it('a seat that has not looked sees no card and pays half of what one pays that has', () => {
  const state = opened(rich, hands)
  expect(state).toMatchObject({ turn: 0, round: 1, stakeMinor: 10n })
  expect(rules.viewOf(state, 0)).toMatchObject({
    moves: { canLook: true, callMinor: 10n, compare: undefined },
    potMinor: 30n,
  })
  expect(cardsIn(rules.viewOf(state, 0))).toEqual([])
  const seen = after(state, [0, look])
  expect(rules.viewOf(seen, 0).seats[0]?.hole).toEqual(cardsOf('9s 9c 2d'))
  expect(cardsIn(rules.viewOf(seen, 1))).toEqual([])
  expect(rules.viewOf(seen, 1).seats[0]).toMatchObject({ isSeen: true })
  expect(rules.viewOf(seen, 0).moves).toMatchObject({
    ...{ canLook: false, callMinor: 20n },
    raises: [
      { toMinor: 20n, costMinor: 40n },
      { toMinor: 50n, costMinor: 100n },
      { toMinor: 100n, costMinor: 200n },
    ],
  })
  expect(answer(seen, 0, look)).toBe('NOT_NOW')
  expect(answer(seen, 0, raise(30))).toBe('AMOUNT')
  expect(answer(seen, 1, call)).toBe('NOT_YOUR_TURN')
  expect(answer(seen, 0, call, 35_001)).toBe('TOO_LATE')
})

it('from the second round on a seat compares with another for a call, and the weaker one is out', () => {
  const second = after(opened(rich, hands), [0, call], [1, look], [1, call], [2, call])
  expect(second).toMatchObject({ turn: 0, round: 2 })
  expect(answer(after(opened(rich, hands)), 0, compare(2))).toBe('NOT_NOW')
  expect(answer(second, 0, compare(0))).toBe('NOT_NOW')
  const compared = after(second, [0, compare(2)])
  expect(compared).toMatchObject({ turn: 1, comparisons: [{ asker: 0, other: 2, loser: 2 }] })
  expect(cardsIn(rules.viewOf(compared, 2))).toEqual([])
  const ended = after(compared, [1, compare(0)])
  // Seat 0 paid 10 + 10 + 10, seat 1 10 + 20 + 20, seat 2 10 + 10; 3 % of 100.
  expect(shares(ended)).toEqual([
    [30n, 0n],
    [50n, 97n],
    [20n, 0n],
  ])
  // Nobody shows, but each sees the hand that it was compared with.
  expect(rules.openPlaces(ended)).toEqual([])
  expect(rules.viewOf(ended, 2).seats.map(({ hole }) => hole?.length)).toEqual([3, undefined, 3])
})

it('who asked loses a tie', () => {
  const state = after(opened([1_000, 1_000], ['As Kc 9d', 'Ac Kd 9h']), [0, call], [1, call])
  expect(after(state, [0, compare(1)]).comparisons).toEqual([{ asker: 0, other: 1, loser: 0 }])
})

it('a raise that all others fold to goes back as far as nobody paid as much', () => {
  const ended = after(opened(rich, hands), [0, look], [0, call], [1, raise(100)], [2, fold], [0, fold])
  // Seat 0 put in 20 + 20 counted as seen, seat 1 20 + 200: 180 too much, 90 of its chips.
  expect(shares(ended)).toEqual([
    [30n, 0n],
    [20n, 59n],
    [10n, 0n],
  ])
})

it('who is all in with a part of the price wins that part of what others paid', () => {
  // Seat 1 has 5 for a price of 10: half of the second prices is in the main pot.
  const state = after(opened([1_000, 15, 1_000], hands), [0, look], [0, call], [1, call], [2, call])
  expect(state).toMatchObject({ turn: 0, round: 2 })
  expect(answer(state, 0, compare(1))).toBe('NOT_NOW')
  const ended = after(state, [0, compare(2)])
  // 30 of antes, and 10 + 5 + 5 of half a price; 3 % of 65 are 1. Seat 2 did not answer the second price of seat 0.
  expect(rules.viewOf(ended).end?.pots).toEqual([
    { amountMinor: 49n, eligible: [0, 1], winners: [1] },
    { amountMinor: 15n, eligible: [0], winners: [0] },
  ])
})

it('who is alone with chips answers an all-in of more, and no other', () => {
  const state = after(opened([1_000, 30], ['9s 9c 2d', 'As Ac Ad']), [0, call])
  expect(after(state, [1, raise(20)])).toMatchObject({ turn: undefined, isShowdown: true })
  const other = after(opened([30, 1_000], ['9s 9c 2d', 'As Ac Ad']), [0, raise(20)])
  expect(rules.viewOf(other, 1).moves).toMatchObject({ callMinor: 20n, raises: [], compare: undefined })
  expect(after(other, [1, call])).toMatchObject({ turn: undefined, isShowdown: true })
})

it('after twenty rounds, or 400 antes, all who are left show; equal hands share', () => {
  let state = opened([1_000, 1_000], ['As Kc 9d', 'Ac Kd 9h'])
  for (let acts = 0; state.turn !== undefined; acts += 1) {
    expect(acts).toBeLessThan(threeCardRoundsMax * 2)
    state = after(state, [state.turn, call])
  }
  expect(state).toMatchObject({ round: threeCardRoundsMax, isShowdown: true })
  expect(shares(state)).toEqual([
    [210n, 204n],
    [210n, 204n],
  ])
  let large = after(opened([9_000, 9_000], hands.slice(0, 2)), [0, look], [0, raise(100)], [1, look], [1, call])
  while (large.turn !== undefined) large = after(large, [large.turn, call])
  expect(large.round).toBe(10)
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  const draws = quickDraws(11)
  for (let hand = 0; hand < 80; hand += 1) {
    const chips = Array.from({ length: 2 + draws.int(4) }, () => BigInt(1 + draws.int(600)))
    const options = { anteMinor: 10n, button: draws.int(chips.length) }
    const bankMs = chips.map(() => 0)
    let state = rules.open({ options, chipsMinor: chips, bankMs, deck: draws.deal(52, 52) }, 0)
    for (let acts = 0; state.turn !== undefined; acts += 1) {
      expect(acts).toBeLessThan(300)
      expectClosed(state)
      const idle = rules.idle(state)
      expect(idle && answer(state, idle.seat, idle.act)).toBe('ok')
      const allowed = rules.allowed(state, state.turn).filter(({ type }) => type !== 'fold' || draws.int(3) === 0)
      state = after(state, [state.turn, allowed[draws.int(allowed.length)] ?? fold])
    }
    expectClosed(state)
    const end = rules.end(state) ?? []
    const paid = end.reduce((sum, { contributionMinor }) => sum + contributionMinor, 0n)
    expect(end.reduce((sum, { returnedMinor, feeMinor }) => sum + returnedMinor + feeMinor, 0n)).toBe(paid)
    for (const [seat, { contributionMinor }] of end.entries())
      expect(contributionMinor <= (chips[seat] ?? 0n) - (state.seats[seat]?.chipsMinor ?? 0n)).toBe(true)
  }
})

function expectClosed(state: ThreeCardState): void {
  for (const seat of [undefined, ...state.seats.keys()]) {
    const open = rules.openPlaces(state, seat).map((place) => state.deck[place] ?? -1)
    expect(cardsIn(rules.viewOf(state, seat)).toSorted()).toEqual(open.toSorted())
    if (state.turn === undefined) continue
    expect(open).toHaveLength(seat !== undefined && state.seats[seat]?.isSeen ? 3 : 0)
  }
}
