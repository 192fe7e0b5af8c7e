import { type BetTable, leftIn } from '../base/bets/bet-table.ts'
import { dealtPlaces } from '../base/bets/bet-view.ts'
import { gathered, type NextRound } from '../base/bets/betting.ts'
import { xiToFirst } from './xi-to.ts'

export type XiToOptions = { readonly anteMinor: bigint; readonly button: number }

export type XiToState = BetTable & {
  readonly options: XiToOptions
  readonly deck: readonly number[]
  /** Cards of each seat; who is out gets no more. */
  readonly dealt: readonly number[]
}

export const handSize = 5

/** Every seat has its places in the deck, so that nobody changes by folding what another gets. */
export const placesOf = ({ options, seats, dealt }: XiToState, seat: number): number[] =>
  dealtPlaces(seat, options.button, seats.length, dealt[seat] ?? 0)

export const cardsOf = (state: XiToState, seat: number): number[] =>
  placesOf(state, seat).map((place) => state.deck[place] ?? 0)

/** The closed card. */
export const downOf = (state: XiToState, seat: number): number[] => cardsOf(state, seat).slice(0, 1)
export const cardsUp = (state: XiToState, seat: number): number[] => cardsOf(state, seat).slice(1)

/** The seat that acts first: the highest of the hands that lie open. */
export const firstOf = (state: XiToState): number =>
  xiToFirst(state.seats.map(({ hasFolded }, seat) => (hasFolded ? [] : cardsUp(state, seat))))

/** One more open card to each who is left. */
export function nextRound(state: XiToState): NextRound<XiToState> | undefined {
  const left = leftIn(state)
  if (left.some((seat) => state.dealt[seat] === handSize)) return undefined
  const dealt = state.dealt.map((cards, seat) => (left.includes(seat) ? cards + 1 : cards))
  const table = { ...gathered(state, state.options.anteMinor), dealt }
  return { table, after: firstOf(table) - 1 + state.seats.length }
}
