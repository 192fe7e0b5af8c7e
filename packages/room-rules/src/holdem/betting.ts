import { least, most } from '../base/amounts.ts'
import { seatsFrom } from '../base/seats.ts'
import { boardSizes, type HoldemAct, type HoldemSeat, type HoldemState, riverSize } from './room-state.ts'

/** What a seat may do now: `raise` holds the least and the most it may raise to. */
export type HoldemChoices = {
  readonly canCheck: boolean
  /** What a call costs; all chips at most. */
  readonly callMinor: bigint
  readonly raise: { readonly fromMinor: bigint; readonly toMinor: bigint } | undefined
}

/** @throws RangeError for a seat that is not at the table */
export function seatAt({ seats }: HoldemState, seat: number): HoldemSeat {
  const found = seats[seat]
  if (!found) throw new RangeError(`There is no seat ${seat}`)
  return found
}

export function choicesOf(state: HoldemState, seat: number): HoldemChoices {
  const { chipsMinor, betMinor, hasActed } = seatAt(state, seat)
  const owed = owedBy(state, seat)
  const all = betMinor + chipsMinor
  const full = state.toCallMinor + state.raiseMinor
  const isOpen = !hasActed && all > state.toCallMinor && hasRival(state, seat)
  return {
    canCheck: owed === 0n,
    callMinor: least(owed, chipsMinor),
    // Fewer chips than a full raise needs may all go in.
    raise: isOpen ? { fromMinor: least(full, all), toMinor: all } : undefined,
  }
}

/** A seat that is alone with chips owes no more than the others have put in. */
function owedBy(state: HoldemState, seat: number): bigint {
  const { betMinor } = seatAt(state, seat)
  const others = state.seats.filter(({ hasFolded }, at) => at !== seat && !hasFolded)
  const highest = others.reduce((high, other) => most(other.betMinor, high), 0n)
  const level = hasRival(state, seat) || highest > state.toCallMinor ? state.toCallMinor : highest
  return most(level - betMinor, 0n)
}

/** Whether another seat could still answer a raise. */
const hasRival = ({ seats }: HoldemState, seat: number): boolean =>
  seats.some(({ hasFolded, chipsMinor }, at) => at !== seat && !hasFolded && chipsMinor > 0n)

/** The state after an act that is allowed: chips put in, and who has to answer. */
export function acted(state: HoldemState, seat: number, act: HoldemAct): HoldemState {
  const own = { ...seatAt(state, seat), hasActed: true }
  if (act.type === 'fold') return { ...state, seats: state.seats.with(seat, { ...own, hasFolded: true }) }
  if (act.type === 'check') return { ...state, seats: state.seats.with(seat, own) }
  if (act.type === 'call')
    return { ...state, seats: state.seats.with(seat, putIn(own, own.betMinor + choicesOf(state, seat).callMinor)) }
  const raised = act.toMinor - state.toCallMinor
  const isFull = raised >= state.raiseMinor
  const others = state.seats.map((other) => (isFull ? { ...other, hasActed: false } : other))
  return {
    ...state,
    seats: others.with(seat, putIn(own, act.toMinor)),
    toCallMinor: act.toMinor,
    raiseMinor: isFull ? raised : state.raiseMinor,
    aggressor: seat,
  }
}

export const putIn = (seat: HoldemSeat, toMinor: bigint): HoldemSeat => ({
  ...seat,
  chipsMinor: seat.chipsMinor - (toMinor - seat.betMinor),
  betMinor: toMinor,
})

/** Gives the turn to the next seat that has to act, deals the next street, or ends the hand. */
export function goOn(state: HoldemState, from: number): HoldemState {
  const left = [...state.seats.keys()].filter((seat) => !state.seats[seat]?.hasFolded)
  if (left.length === 1) return { ...state, turn: undefined, isShowdown: false }
  const next = seatsFrom(from, state.seats.length).find((seat) => hasToAct(state, seat))
  if (next !== undefined) return { ...state, turn: next }
  if (state.boardSize === riverSize) return { ...state, turn: undefined, isShowdown: true }
  return goOn(nextStreet(state), state.options.button)
}

function hasToAct(state: HoldemState, seat: number): boolean {
  const { hasFolded, chipsMinor, hasActed } = seatAt(state, seat)
  if (hasFolded || chipsMinor === 0n) return false
  return owedBy(state, seat) > 0n || (!hasActed && hasRival(state, seat))
}

/** Bets go to the pot; who raised last on the river, or nobody, shows first. */
function nextStreet(state: HoldemState): HoldemState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({
      ...seat,
      paidMinor: seat.paidMinor + seat.betMinor,
      betMinor: 0n,
      hasActed: false,
    })),
    boardSize: boardSizes.find((size) => size > state.boardSize) ?? riverSize,
    toCallMinor: 0n,
    raiseMinor: state.options.bigBlindMinor,
    aggressor: undefined,
  }
}
