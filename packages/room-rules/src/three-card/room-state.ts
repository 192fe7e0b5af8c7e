import { type Fraction, fraction, minus, plus } from '@fairground/game-rules/exact'
import { least, sumOf } from '../base/amounts.ts'
import type { Clock } from '../base/clock.ts'
import type { Opening } from '../base/room-rules.ts'

export type ThreeCardOptions = { readonly anteMinor: bigint; readonly button: number }

export type ThreeCardAct =
  /** Turns up the own cards, for the seat alone: from now on it pays double. */
  | { readonly type: 'look' }
  | { readonly type: 'fold' }
  | { readonly type: 'call' }
  /** To a higher stake, as a blind seat pays it. */
  | { readonly type: 'raise'; readonly toMinor: bigint }
  /** Pays a call; then the weaker of the two is out. */
  | { readonly type: 'compare'; readonly seat: number }

/** What a seat paid at one time. */
export type Put = { readonly minor: bigint; readonly isSeen: boolean }

export type ThreeCardSeat = {
  /** In hand. */
  readonly chipsMinor: bigint
  /** The ante, then one for each round. */
  readonly puts: readonly Put[]
  /** How much of the last price was paid: below 1 of a seat that went all in with less. */
  readonly part: Fraction
  readonly isSeen: boolean
  readonly hasFolded: boolean
}

export type Comparison = { readonly asker: number; readonly other: number; readonly loser: number }

export type ThreeCardState = {
  readonly options: ThreeCardOptions
  readonly deck: readonly number[]
  readonly seats: readonly ThreeCardSeat[]
  /** What a blind seat pays; a seen one pays double. */
  readonly stakeMinor: bigint
  /** From 1. */
  readonly round: number
  /** Undefined when the hand is over. */
  readonly turn: number | undefined
  readonly isShowdown: boolean
  readonly comparisons: readonly Comparison[]
  readonly clock: Clock
}

export const threeCardSize = 3
const one = fraction(1)

export function opened({ options, deck, chipsMinor, bankMs }: Opening<ThreeCardOptions>, atMs: number): ThreeCardState {
  const seats = chipsMinor.map((chips): ThreeCardSeat => {
    const minor = least(options.anteMinor, chips)
    return {
      ...{ chipsMinor: chips - minor, puts: [{ minor, isSeen: false }], part: fraction(minor, options.anteMinor) },
      ...{ isSeen: false, hasFolded: false },
    }
  })
  return {
    ...{ options, deck, seats, stakeMinor: options.anteMinor, round: 1, turn: undefined, isShowdown: false },
    ...{ comparisons: [], clock: { fromMs: atMs, bankMs } },
  }
}

/** @throws RangeError for a seat that is not at the table */
export function seatAt({ seats }: Pick<ThreeCardState, 'seats'>, seat: number): ThreeCardSeat {
  const found = seats[seat]
  if (!found) throw new RangeError(`There is no seat ${seat}`)
  return found
}

export const paidBy = ({ puts }: Pick<ThreeCardSeat, 'puts'>): bigint => sumOf(puts.map(({ minor }) => minor))

export const potOfThreeCard = ({ seats }: Pick<ThreeCardState, 'seats'>): bigint => sumOf(seats.map(paidBy))

export const liveIn = ({ seats }: Pick<ThreeCardState, 'seats'>): number[] =>
  [...seats.keys()].filter((seat) => !seats[seat]?.hasFolded)

/** How many prices a seat has paid, the last one perhaps in part: what it can win of the others goes as far. */
export const levelOf = ({ puts, part }: Pick<ThreeCardSeat, 'puts' | 'part'>): Fraction =>
  plus(fraction(puts.length - 1), part)

/** Above 0 when `a` is higher. */
export const compareLevels = (a: Fraction, b: Fraction): number => Number(minus(a, b).num)

export const highest = (levels: readonly Fraction[]): Fraction =>
  levels.reduce((high, level) => (compareLevels(level, high) > 0 ? level : high), fraction(0))

/** What a seat has paid up to a level; of a price that it reaches in part the same part, floored. */
export function paidUpTo(seat: ThreeCardSeat, level: Fraction): bigint {
  if (compareLevels(levelOf(seat), level) <= 0) return paidBy(seat)
  const whole = Number(level.num / level.den)
  const part = minus(level, fraction(whole))
  const last = seat.puts[whole]?.minor ?? 0n
  const paid = whole === seat.puts.length - 1 ? seat.part : one
  const before = paidBy({ puts: seat.puts.slice(0, whole) })
  return before + (last * part.num * paid.den) / (part.den * paid.num)
}
