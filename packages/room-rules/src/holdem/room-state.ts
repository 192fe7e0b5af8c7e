import type { Clock } from '../base/clock.ts'

export type HoldemOptions = {
  readonly smallBlindMinor: bigint
  readonly bigBlindMinor: bigint
  readonly button: number
}

export type HoldemAct =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  /** A bet or a raise, by all that the seat will have put in on this street. */
  | { readonly type: 'raise'; readonly toMinor: bigint }

export type HoldemSeat = {
  /** In hand. */
  readonly chipsMinor: bigint
  /** Put in on this street. */
  readonly betMinor: bigint
  /** Put in on streets before. */
  readonly paidMinor: bigint
  readonly hasFolded: boolean
  /** Since the last full raise: a seat that has acted may call what a short all-in added, but not raise again. */
  readonly hasActed: boolean
}

/** Cards of the board on each street. */
export const boardSizes = [0, 3, 4, 5] as const
export const riverSize = 5

export type HoldemState = {
  readonly options: HoldemOptions
  readonly deck: readonly number[]
  readonly seats: readonly HoldemSeat[]
  /** Cards that lie open. */
  readonly boardSize: (typeof boardSizes)[number]
  /** What a seat must have put in on this street to stay. */
  readonly toCallMinor: bigint
  /** The last full bet or raise, which the next one must match. */
  readonly raiseMinor: bigint
  /** Undefined when the hand is over. */
  readonly turn: number | undefined
  /** Who bet or raised last on this street. */
  readonly aggressor?: number | undefined
  /** Whether hands are compared: more than one is left. */
  readonly isShowdown: boolean
  readonly clock: Clock
}

/** Two cards, dealt one by one from the left of the button. */
export function holeOf({ deck, seats, options }: HoldemState, seat: number): number[] {
  return holePlaces({ seats, options }, seat).map((place) => deck[place] ?? 0)
}

export function holePlaces({ seats, options }: Pick<HoldemState, 'seats' | 'options'>, seat: number): number[] {
  const first = (seat - options.button - 1 + seats.length * 2) % seats.length
  return [first, first + seats.length]
}

/** The board follows the hands; nothing is burned. */
export const boardPlaces = ({ seats, boardSize }: HoldemState): number[] =>
  Array.from({ length: boardSize }, (_, at) => seats.length * 2 + at)

export const boardOf = (state: HoldemState): number[] => boardPlaces(state).map((place) => state.deck[place] ?? 0)
export const contributionsOf = ({ seats }: HoldemState): bigint[] =>
  seats.map(({ betMinor, paidMinor }) => betMinor + paidMinor)
