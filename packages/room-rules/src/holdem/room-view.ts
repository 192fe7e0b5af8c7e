import { sumOf } from '../base/amounts.ts'
import { deadlineOf } from '../base/clock.ts'
import { choicesOf, type HoldemChoices } from './betting.ts'
import { type HoldemEnd, holdemEnd } from './room-end.ts'
import { boardOf, boardPlaces, contributionsOf, type HoldemState, holeOf, holePlaces } from './room-state.ts'

/** What a seat, or a spectator, may know of a hand. */
export type HoldemView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly betMinor: bigint
    readonly hasFolded: boolean
    /** The seat's own, and those that were shown. */
    readonly hole?: readonly number[]
  }[]
  readonly board: readonly number[]
  /** With the bets of this street. */
  readonly potMinor: bigint
  readonly turn: number | undefined
  readonly deadlineMs: number | undefined
  /** Of the seat in turn, told to it alone. */
  readonly choices: HoldemChoices | undefined
  readonly end: HoldemEnd | undefined
}

export function viewOf(state: HoldemState, seat?: number): HoldemView {
  const { seats, turn, clock } = state
  const end = turn === undefined ? holdemEnd(state) : undefined
  const isOpen = (at: number) => at === seat || end?.shown.includes(at)
  return {
    seats: seats.map(({ chipsMinor, betMinor, hasFolded }, at) => ({
      ...{ chipsMinor, betMinor, hasFolded },
      ...(isOpen(at) && { hole: holeOf(state, at) }),
    })),
    board: boardOf(state),
    potMinor: sumOf(contributionsOf(state)),
    turn,
    deadlineMs: turn === undefined ? undefined : deadlineOf(clock, turn),
    choices: turn !== undefined && turn === seat ? choicesOf(state, turn) : undefined,
    end,
  }
}

/** The board, own cards, and hands that were shown: what was mucked or not dealt stays closed. */
export function openPlaces(state: HoldemState, seat?: number): number[] {
  const shown = state.turn === undefined ? holdemEnd(state).shown : []
  const seats = new Set(seat === undefined ? shown : [...shown, seat])
  return [...boardPlaces(state), ...[...seats].flatMap((at) => holePlaces(state, at))]
}
