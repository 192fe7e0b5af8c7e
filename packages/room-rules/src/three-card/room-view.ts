import type { BetEnd } from '../base/bets/bet-end.ts'
import { deadlineOf } from '../base/clock.ts'
import { choicesOf, type ThreeCardChoices } from './room-choices.ts'
import { holeOf, placesOf, threeCardEnd } from './room-end.ts'
import { type Comparison, paidBy, potOfThreeCard, seatAt, type ThreeCardState } from './room-state.ts'

/** What a seat, or a spectator, may know of a hand. */
export type ThreeCardView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    /** Put in in this round. */
    readonly betMinor: bigint
    readonly paidMinor: bigint
    readonly hasFolded: boolean
    /** Has looked at its cards. */
    readonly isSeen: boolean
    /** The seat's own once it has looked, and those that were shown to it. */
    readonly hole?: readonly number[]
  }[]
  /** With the bets of this round. */
  readonly potMinor: bigint
  /** What a blind seat pays. */
  readonly stakeMinor: bigint
  readonly round: number
  readonly button: number
  readonly turn: number | undefined
  readonly deadlineMs: number | undefined
  readonly comparisons: readonly Comparison[]
  /** Of the seat in turn, told to it alone. */
  readonly moves: ThreeCardChoices | undefined
  readonly end: BetEnd | undefined
}

/**
 * Seats whose cards are opened to a seat (or to everybody): its own once it has looked, and at the end those that were
 * shown, its own, and those that it was compared with.
 */
function openSeats(state: ThreeCardState, seat?: number): number[] {
  const isOver = state.turn === undefined
  const shown = isOver ? threeCardEnd(state).shown : []
  if (seat === undefined) return [...shown]
  const own = isOver || seatAt(state, seat).isSeen ? [seat] : []
  const pairs = isOver ? state.comparisons.map(({ asker, other }) => [asker, other]) : []
  const compared = pairs.filter((pair) => pair.includes(seat)).flat()
  return [...new Set([...shown, ...own, ...compared])]
}

export const openPlaces = (state: ThreeCardState, seat?: number): number[] =>
  openSeats(state, seat).flatMap((at) => placesOf(state, at))

export function viewOf(state: ThreeCardState, seat?: number): ThreeCardView {
  const { seats, turn, clock, options, stakeMinor, round, comparisons } = state
  const open = new Set(openSeats(state, seat))
  return {
    seats: seats.map((one, at) => ({
      ...{ chipsMinor: one.chipsMinor, betMinor: one.puts[round]?.minor ?? 0n, paidMinor: paidBy(one) },
      ...{ hasFolded: one.hasFolded, isSeen: one.isSeen },
      ...(open.has(at) && { hole: holeOf(state, at) }),
    })),
    ...{ potMinor: potOfThreeCard(state), stakeMinor, round, button: options.button, turn, comparisons },
    deadlineMs: turn === undefined ? undefined : deadlineOf(clock, turn),
    moves: turn !== undefined && turn === seat ? choicesOf(state, turn) : undefined,
    end: turn === undefined ? threeCardEnd(state) : undefined,
  }
}
