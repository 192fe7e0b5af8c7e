import { quickDraws } from '@fairground/game-rules/exact'
import { expect } from 'vitest'
import type { BetAct, BetTable } from '../bets/bet-table.ts'
import type { RoomRules } from '../room-rules.ts'
import { cardsIn } from './cards-in.ts'
import { cardsOf, pack } from './cards-of.ts'

export const [fold, check, call] = [
  { type: 'fold' },
  { type: 'check' },
  { type: 'call' },
] as const satisfies readonly BetAct[]
export const raise = (to: number): BetAct => ({ type: 'raise', toMinor: BigInt(to) })

type Options = { readonly anteMinor: bigint; readonly button: number }
type State = BetTable & { readonly deck: readonly number[] }
type Rules<Of extends State> = RoomRules<Options, Of, BetAct, unknown>

/** An ante of 10, the button at seat 0; a deck begins with these cards. */
export function opened<Of extends State>(rules: Rules<Of>, chips: readonly number[], cards = ''): Of {
  const first = cardsOf(cards)
  const deck = [...first, ...pack.filter((card) => !first.includes(card))]
  const options = { anteMinor: 10n, button: 0 }
  return rules.open({ options, chipsMinor: chips.map(BigInt), bankMs: chips.map(() => 20_000), deck }, 0)
}

export function after<Of extends State>(
  rules: Rules<Of>,
  state: Of,
  ...acts: readonly (readonly [number, BetAct])[]
): Of {
  return acts.reduce((before, [seat, act]) => {
    const applied = rules.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat} ${act.type}: ${applied.code} ${applied.fault ?? ''}`)
    return applied.state
  }, state)
}

export const codeOf = <Of extends State>(rules: Rules<Of>, state: Of, seat: number, act: BetAct): string => {
  const applied = rules.apply(state, seat, act, 0)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}

/** Plays hands of any acts: chips are conserved, no view holds a closed card, and auto-pilot always has an act. */
export function playAny<Of extends State>(rules: Rules<Of>, seatsMax: number, openNow: (state: Of) => number): void {
  const draws = quickDraws(5)
  for (let hand = 0; hand < 60; hand += 1) {
    const seats = 2 + draws.int(seatsMax - 1)
    const chips = Array.from({ length: seats }, () => BigInt(1 + draws.int(400)))
    const options = { anteMinor: 10n, button: draws.int(seats) }
    const bankMs = chips.map(() => 0)
    let state = rules.open({ options, chipsMinor: chips, bankMs, deck: draws.deal(52, 52) }, 0)
    for (let acts = 0; state.turn !== undefined; acts += 1) {
      expect(acts).toBeLessThan(300)
      expectClosed(rules, state, openNow(state))
      const idle = rules.idle(state)
      expect(idle && codeOf(rules, state, idle.seat, idle.act)).toBe('ok')
      const allowed = rules.allowed(state, state.turn)
      state = after(rules, state, [state.turn, allowed[draws.int(allowed.length)] ?? fold])
    }
    expectClosed(rules, state)
    expectConserved(rules, state, chips)
  }
}

function expectConserved<Of extends State>(rules: Rules<Of>, state: Of, chips: readonly bigint[]): void {
  const shares = rules.end(state) ?? []
  const paid = shares.reduce((sum, share) => sum + share.contributionMinor, 0n)
  expect(shares).toHaveLength(chips.length)
  expect(shares.reduce((sum, share) => sum + share.returnedMinor + share.feeMinor, 0n)).toBe(paid)
  for (const { seat, contributionMinor } of shares) expect(contributionMinor <= (chips[seat] ?? 0n)).toBe(true)
}

/** `openNow`: how many cards lie open to everybody, while the hand is played. */
function expectClosed<Of extends State>(rules: Rules<Of>, state: Of, openNow?: number): void {
  for (const seat of [undefined, ...state.seats.keys()]) {
    const open = new Set(rules.openPlaces(state, seat).map((place) => state.deck[place]))
    expect(cardsIn(rules.viewOf(state, seat)).every((card) => open.has(card))).toBe(true)
    if (openNow !== undefined) {
      const own = rules.openPlaces(state, seat).length - rules.openPlaces(state).length
      expect(open.size).toBe(openNow + own)
    }
  }
}
