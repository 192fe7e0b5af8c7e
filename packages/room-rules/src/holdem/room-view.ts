import { type BetView, betView, openSeats } from '../base/bets/bet-view.ts'
import { holdemEnd } from './room-end.ts'
import { boardOf, boardPlaces, type HoldemState, holeOf, holePlaces } from './room-state.ts'

export type HoldemView = BetView & { readonly board: readonly number[] }

export const viewOf = (state: HoldemState, seat?: number): HoldemView => ({
  ...betView({ endOf: holdemEnd, holeOf }, state, seat),
  board: boardOf(state),
})

/** The board, own cards, and hands that were shown: what was mucked or not dealt stays closed. */
export const openPlaces = (state: HoldemState, seat?: number): number[] => [
  ...boardPlaces(state),
  ...openSeats(holdemEnd, state, seat).flatMap((at) => holePlaces(state, at)),
]
