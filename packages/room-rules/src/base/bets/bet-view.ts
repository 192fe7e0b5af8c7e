import { deadlineOf } from '../clock.ts'
import type { BetEnd } from './bet-end.ts'
import { type BetLimits, type BetTable, potOf } from './bet-table.ts'
import { type BetChoices, choicesOf } from './betting.ts'

/** What a seat, or a spectator, may know of a hand with bets. */
export type BetView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly betMinor: bigint
    readonly hasFolded: boolean
    /** Cards that were dealt closed: the seat's own, and those that were shown. */
    readonly hole?: readonly number[]
  }[]
  /** With the bets of this round. */
  readonly potMinor: bigint
  readonly button: number
  readonly turn: number | undefined
  readonly deadlineMs: number | undefined
  /** Of the seat in turn, told to it alone. */
  readonly choices: BetChoices | undefined
  readonly end: BetEnd | undefined
}

type State = BetTable & { readonly options: { readonly button: number } }

export type ViewedGame<Of> = {
  readonly limits?: BetLimits
  endOf(state: Of): BetEnd
  holeOf(state: Of, seat: number): readonly number[]
}

export function betView<Of extends State>(game: ViewedGame<Of>, state: Of, seat?: number): BetView {
  const { seats, turn, clock, options } = state
  const end = turn === undefined ? game.endOf(state) : undefined
  const isOpen = (at: number) => at === seat || end?.shown.includes(at)
  return {
    seats: seats.map(({ chipsMinor, betMinor, hasFolded }, at) => ({
      ...{ chipsMinor, betMinor, hasFolded },
      ...(isOpen(at) && { hole: game.holeOf(state, at) }),
    })),
    potMinor: potOf(state),
    button: options.button,
    turn,
    deadlineMs: turn === undefined ? undefined : deadlineOf(clock, turn),
    choices: turn !== undefined && turn === seat ? choicesOf(state, turn, game.limits) : undefined,
    end,
  }
}

/** Seats whose closed cards may be opened to a seat (or to everybody): its own, and those that were shown. */
export function openSeats<Of extends BetTable>(endOf: (state: Of) => BetEnd, state: Of, seat?: number): number[] {
  const shown = state.turn === undefined ? endOf(state).shown : []
  return [...new Set(seat === undefined ? shown : [...shown, seat])]
}

/** The places in the deck of cards that are dealt one by one, from the left of the button. */
export const dealtPlaces = (seat: number, button: number, seatCount: number, cards: number): number[] =>
  Array.from({ length: cards }, (_, card) => ((seat - button - 1 + seatCount * 2) % seatCount) + card * seatCount)
