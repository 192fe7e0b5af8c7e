import { deadlineOf } from '../base/clock.ts'
import type { TienLenInstantWin } from './instant-win.ts'
import type { TienLenState } from './room-state.ts'

/** What a seat, or a spectator, may know of a hand. */
export type TienLenView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly cardsLeft: number
    readonly hasPassed: boolean
    /** The seat's own, and all when the hand is over. */
    readonly hand?: readonly number[]
  }[]
  readonly turn: number | undefined
  readonly deadlineMs: number | undefined
  readonly trick: { readonly seat: number; readonly cards: readonly number[] } | undefined
  /** Told to the seat that must play it. */
  readonly mustInclude: number | undefined
  readonly winner: number | undefined
  readonly instantWin: TienLenInstantWin | undefined
}

/** Only what lies open, and the seat's own cards; all of them when the hand is over. */
export function viewOf(state: TienLenState, seat?: number): TienLenView {
  const { chipsMinor, hands, hasPassed, turn, trick, clock, winner, instantWin } = state
  const isOver = turn === undefined
  return {
    seats: hands.map((hand, at) => ({
      ...{ chipsMinor: chipsMinor[at] ?? 0n, cardsLeft: hand.length, hasPassed: hasPassed[at] ?? false },
      ...((isOver || at === seat) && { hand }),
    })),
    turn,
    deadlineMs: isOver ? undefined : deadlineOf(clock, turn),
    trick: trick && { seat: trick.seat, cards: trick.cards },
    mustInclude: seat !== undefined && seat === turn ? state.mustInclude : undefined,
    winner,
    instantWin,
  }
}

/** Own cards and all that were played; every dealt card when the hand is over. */
export function openPlaces({ deck, hands, turn }: TienLenState, seat?: number): number[] {
  const closed = new Set(turn === undefined ? [] : hands.flatMap((hand, at) => (at === seat ? [] : hand)))
  const dealt = hands.length * 13
  return [...deck.keys()].filter((place) => place < dealt && !closed.has(deck[place] ?? -1))
}
