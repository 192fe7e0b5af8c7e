import type { BetTable } from '../base/bets/bet-table.ts'
import { dealtPlaces } from '../base/bets/bet-view.ts'

export type { BetAct as HoldemAct } from '../base/bets/bet-table.ts'

export type HoldemOptions = {
  readonly smallBlindMinor: bigint
  readonly bigBlindMinor: bigint
  readonly button: number
}

/** Cards of the board on each street. */
export const boardSizes = [0, 3, 4, 5] as const
export const riverSize = 5

export type HoldemState = BetTable & {
  readonly options: HoldemOptions
  readonly deck: readonly number[]
  /** Cards that lie open. */
  readonly boardSize: (typeof boardSizes)[number]
}

/** Two cards, dealt one by one from the left of the button. */
export function holeOf({ deck, seats, options }: HoldemState, seat: number): number[] {
  return holePlaces({ seats, options }, seat).map((place) => deck[place] ?? 0)
}

export const holePlaces = ({ seats, options }: Pick<HoldemState, 'seats' | 'options'>, seat: number): number[] =>
  dealtPlaces(seat, options.button, seats.length, 2)

/** The board follows the hands; nothing is burned. */
export const boardPlaces = ({ seats, boardSize }: HoldemState): number[] =>
  Array.from({ length: boardSize }, (_, at) => seats.length * 2 + at)

export const boardOf = (state: HoldemState): number[] => boardPlaces(state).map((place) => state.deck[place] ?? 0)
