import { least } from '../base/amounts.ts'
import { deadlineOf, nextTurn, resumed } from '../base/clock.ts'
import { type Applied, notAllowed, type Opening, type RoomRules, refusalOf } from '../base/room-rules.ts'
import { seatsFrom } from '../base/seats.ts'
import { acted, choicesOf, goOn, putIn } from './betting.ts'
import { holdemEnd } from './room-end.ts'
import type { HoldemAct, HoldemOptions, HoldemState } from './room-state.ts'
import { type HoldemView, openPlaces, viewOf } from './room-view.ts'

/** Texas hold'em without limit. */
export const holdemRoom: RoomRules<HoldemOptions, HoldemState, HoldemAct, HoldemView> = {
  open,
  allowed,
  apply,
  deadlineMs: ({ turn, clock }) => (turn === undefined ? undefined : deadlineOf(clock, turn)),
  idle,
  viewOf,
  openPlaces,
  resume: resumed,
  payments: () => [],
  end: (state) => (state.turn === undefined ? holdemEnd(state).shares : undefined),
}

/** Blinds are posted by the two seats left of the button; of two seats the button posts the small one. */
function open({ options, chipsMinor, bankMs, deck }: Opening<HoldemOptions>, atMs: number): HoldemState {
  const { button, smallBlindMinor, bigBlindMinor } = options
  const [first = 0, second = 0] = seatsFrom(button, chipsMinor.length)
  const [small, big] = chipsMinor.length === 2 ? [button, first] : [first, second]
  const blindOf = (seat: number) => (seat === small ? smallBlindMinor : seat === big ? bigBlindMinor : 0n)
  const seats = chipsMinor.map((chips, seat) => {
    const blind = blindOf(seat)
    const empty = { chipsMinor: chips, betMinor: 0n, paidMinor: 0n, hasFolded: false, hasActed: false }
    return putIn(empty, least(blind, chips))
  })
  const dealt: HoldemState = {
    ...{ options, deck, seats, boardSize: 0, turn: undefined, isShowdown: false },
    ...{ toCallMinor: bigBlindMinor, raiseMinor: bigBlindMinor },
    clock: { fromMs: atMs, bankMs },
  }
  return goOn(dealt, big)
}

/** Of raises, the least and the most. */
function allowed(state: HoldemState, seat: number): HoldemAct[] {
  if (seat !== state.turn) return []
  const { canCheck, raise } = choicesOf(state, seat)
  const answer: HoldemAct[] = canCheck ? [{ type: 'check' }] : [{ type: 'fold' }, { type: 'call' }]
  const raises = raise ? [...new Set([raise.fromMinor, raise.toMinor])] : []
  return [...answer, ...raises.map((toMinor): HoldemAct => ({ type: 'raise', toMinor }))]
}

function apply(state: HoldemState, seat: number, act: HoldemAct, atMs: number): Applied<HoldemState> {
  const code = refusalOf(state, seat === state.turn, atMs)
  if (code) return { ok: false, code }
  if (!isAllowed(state, seat, act)) return notAllowed(act.type === 'raise' ? 'AMOUNT' : 'NOT_NOW')
  const clock = nextTurn(state.clock, seat, atMs)
  return { ok: true, state: goOn(acted({ ...state, clock }, seat, act), seat) }
}

function isAllowed(state: HoldemState, seat: number, act: HoldemAct): boolean {
  const { canCheck, raise } = choicesOf(state, seat)
  if (act.type === 'check') return canCheck
  if (act.type !== 'raise') return !canCheck
  return raise !== undefined && act.toMinor >= raise.fromMinor && act.toMinor <= raise.toMinor
}

function idle(state: HoldemState): { seat: number; act: HoldemAct } | undefined {
  const { turn } = state
  if (turn === undefined) return undefined
  return { seat: turn, act: { type: choicesOf(state, turn).canCheck ? 'check' : 'fold' } }
}
