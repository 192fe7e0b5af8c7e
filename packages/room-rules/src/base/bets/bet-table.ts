import { least, sumOf } from '../amounts.ts'
import type { Clock } from '../clock.ts'

/** An act of a game with bets. */
export type BetAct =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  /** A bet or a raise, by all that the seat will have put in in this round. */
  | { readonly type: 'raise'; readonly toMinor: bigint }

export type BetSeat = {
  /** In hand. */
  readonly chipsMinor: bigint
  /** Put in in this round. */
  readonly betMinor: bigint
  /** Put in before it. */
  readonly paidMinor: bigint
  readonly hasFolded: boolean
  /** Since the last full raise: a seat that has acted may call what a short all-in added, but not raise again. */
  readonly hasActed: boolean
}

/** What the betting of a hand needs to know of it. */
export type BetTable = {
  readonly seats: readonly BetSeat[]
  /** What a seat must have put in in this round to stay. */
  readonly toCallMinor: bigint
  /** The last full bet or raise, which the next one must match. */
  readonly raiseMinor: bigint
  /** Full raises of this round; a first bet is none. */
  readonly raises: number
  /** Whether a bet was called in this hand. */
  readonly hasCall: boolean
  /** Undefined when the hand is over. */
  readonly turn: number | undefined
  /** Who bet or raised last in this round. */
  readonly aggressor?: number | undefined
  /** Whether hands are compared: more than one is left. */
  readonly isShowdown: boolean
  readonly clock: Clock
}

/** How far bets may go; without limits, as far as the chips do. */
export type BetLimits = {
  /** A bet or a raise is at most what the pot holds after a call. */
  readonly isPot?: boolean
  /** Full raises in a round; where two are left there is no such limit. */
  readonly raisesMax?: number
}

/** @throws RangeError for a seat that is not at the table */
export function seatAt({ seats }: Pick<BetTable, 'seats'>, seat: number): BetSeat {
  const found = seats[seat]
  if (!found) throw new RangeError(`There is no seat ${seat}`)
  return found
}

/** What each seat has put in in this hand. */
export const contributionsOf = ({ seats }: Pick<BetTable, 'seats'>): bigint[] =>
  seats.map(({ betMinor, paidMinor }) => betMinor + paidMinor)

/** Everything in the middle and in front of the seats. */
export const potOf = (table: Pick<BetTable, 'seats'>): bigint => sumOf(contributionsOf(table))

export const leftIn = ({ seats }: Pick<BetTable, 'seats'>): number[] =>
  [...seats.keys()].filter((seat) => !seats[seat]?.hasFolded)

export const putIn = (seat: BetSeat, toMinor: bigint): BetSeat => ({
  ...seat,
  chipsMinor: seat.chipsMinor - (toMinor - seat.betMinor),
  betMinor: toMinor,
})

export const newSeat = (chipsMinor: bigint): BetSeat => ({
  ...{ chipsMinor, betMinor: 0n, paidMinor: 0n, hasFolded: false, hasActed: false },
})

/** A table where everybody has put the ante into the pot; who is too short is all in with it. */
export function anteTable(chipsMinor: readonly bigint[], anteMinor: bigint, clock: Clock): BetTable {
  const seats = chipsMinor.map((chips) => {
    const paidMinor = least(anteMinor, chips)
    return { ...newSeat(chips - paidMinor), paidMinor }
  })
  return {
    ...{ seats, toCallMinor: 0n, raiseMinor: anteMinor, raises: 0, hasCall: false },
    ...{ turn: undefined, isShowdown: false, clock },
  }
}
