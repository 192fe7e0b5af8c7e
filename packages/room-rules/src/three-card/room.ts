import { fraction } from '@fairground/game-rules/exact'
import { deadlineOf, nextTurn, resumed } from '../base/clock.ts'
import { type Applied, notAllowed, type RoomRules, refusalOf } from '../base/room-rules.ts'
import { seatsFrom } from '../base/seats.ts'
import { choicesOf, isIn, owedPart, priceOf } from './room-choices.ts'
import { holeOf, threeCardEnd } from './room-end.ts'
import {
  compareLevels,
  liveIn,
  opened,
  potOfThreeCard,
  seatAt,
  type ThreeCardAct,
  type ThreeCardOptions,
  type ThreeCardState,
} from './room-state.ts'
import { openPlaces, type ThreeCardView, viewOf } from './room-view.ts'
import { askerWins } from './three-card.ts'

/** All who are left show after so many rounds, or when a round ends with so many antes in the pot. */
export const threeCardRoundsMax = 20
export const threeCardPotMax = 400n

/** Zha jin hua: three closed cards, and bets of seats that have looked at theirs or play blind for half. */
export const threeCardRoom: RoomRules<ThreeCardOptions, ThreeCardState, ThreeCardAct, ThreeCardView> = {
  open: (opening, atMs) => goOn(opened(opening, atMs), opening.options.button),
  allowed: (state, seat) => (seat === state.turn ? actsOf(state, seat) : []),
  apply,
  deadlineMs: ({ turn, clock }) => (turn === undefined ? undefined : deadlineOf(clock, turn)),
  idle: ({ turn }) => (turn === undefined ? undefined : { seat: turn, act: { type: 'fold' } }),
  resume: resumed,
  viewOf,
  openPlaces,
  payments: () => [],
  end: (state) => (state.turn === undefined ? threeCardEnd(state).shares : undefined),
}

function actsOf(state: ThreeCardState, seat: number): ThreeCardAct[] {
  const { canLook, raises, compare } = choicesOf(state, seat)
  return [
    ...(canLook ? [{ type: 'look' } as const] : []),
    ...[{ type: 'fold' } as const, { type: 'call' } as const],
    ...raises.map(({ toMinor }) => ({ type: 'raise', toMinor }) as const),
    ...(compare?.seats ?? []).map((other) => ({ type: 'compare', seat: other }) as const),
  ]
}

function apply(state: ThreeCardState, seat: number, act: ThreeCardAct, atMs: number): Applied<ThreeCardState> {
  const code = refusalOf(state, seat === state.turn, atMs)
  if (code) return { ok: false, code }
  const { canLook, raises, compare } = choicesOf(state, seat)
  if (act.type === 'raise' && !raises.some(({ toMinor }) => toMinor === act.toMinor)) return notAllowed('AMOUNT')
  if (act.type === 'compare' && !compare?.seats.includes(act.seat)) return notAllowed('NOT_NOW')
  if (act.type === 'look')
    return canLook ? { ok: true, state: changed(state, seat, { isSeen: true }) } : notAllowed('NOT_NOW')
  const clock = nextTurn(state.clock, seat, atMs)
  return { ok: true, state: goOn(acted({ ...state, clock }, seat, act), seat) }
}

const changed = (
  state: ThreeCardState,
  seat: number,
  change: Partial<ThreeCardState['seats'][number]>,
): ThreeCardState => ({ ...state, seats: state.seats.with(seat, { ...seatAt(state, seat), ...change }) })

function acted(state: ThreeCardState, seat: number, act: Exclude<ThreeCardAct, { type: 'look' }>): ThreeCardState {
  if (act.type === 'fold') return changed(state, seat, { hasFolded: true })
  if (act.type === 'raise') return putIn({ ...state, stakeMinor: act.toMinor }, seat)
  const paid = putIn(state, seat)
  if (act.type === 'call') return paid
  const loser = askerWins(holeOf(state, seat), holeOf(state, act.seat)) ? act.seat : seat
  const comparisons = [...state.comparisons, { asker: seat, other: act.seat, loser }]
  return { ...changed(paid, loser, { hasFolded: true }), comparisons }
}

/** A seat pays its price, or goes all in with a part of it. */
function putIn(state: ThreeCardState, seat: number): ThreeCardState {
  const { chipsMinor, puts, isSeen } = seatAt(state, seat)
  const minor = choicesOf(state, seat).callMinor
  const price = priceOf(state, seat)
  const owed = owedPart(state, seat)
  const paid = fraction(minor, price)
  return changed(state, seat, {
    ...{ chipsMinor: chipsMinor - minor, puts: [...puts, { minor, isSeen }] },
    part: compareLevels(paid, owed) > 0 ? owed : paid,
  })
}

/** Gives the turn to the next seat, begins the next round, or ends the hand. */
function goOn(state: ThreeCardState, from: number): ThreeCardState {
  if (liveIn(state).length === 1) return { ...state, turn: undefined }
  const turn = seatsFrom(from, state.seats.length).find((seat) => hasToAct(state, seat))
  if (turn !== undefined) return { ...state, turn }
  const canBet = [...state.seats.keys()].filter((seat) => isIn(state, seat)).length > 1
  const isLast = state.round >= threeCardRoundsMax || potOfThreeCard(state) >= threeCardPotMax * state.options.anteMinor
  if (!canBet || isLast) return { ...state, turn: undefined, isShowdown: true }
  return goOn({ ...state, round: state.round + 1 }, state.options.button)
}

const hasToAct = (state: ThreeCardState, seat: number): boolean =>
  isIn(state, seat) && seatAt(state, seat).puts.length <= state.round && owedPart(state, seat).num > 0n
