import type { TrickTable } from './trick.ts'

/** What a seat, or a spectator, may know of a hand where the first without cards wins. */
export type ShedView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly cardsLeft: number
    readonly hasPassed: boolean
    /** The seat's own, and all when the hand is over. */
    readonly hand?: readonly number[]
  }[]
  readonly turn: number | undefined
  readonly trick: { readonly seat: number; readonly cards: readonly number[] } | undefined
}

type Hand = TrickTable<unknown> & {
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  readonly winner?: number | undefined
}

/** Only what lies open, and the seat's own cards; all of them when the hand is over. */
export function shedView({ chipsMinor, hands, hasPassed, turn, trick, winner }: Hand, seat?: number): ShedView {
  return {
    seats: hands.map((hand, at) => ({
      ...{ chipsMinor: chipsMinor[at] ?? 0n, cardsLeft: hand.length, hasPassed: hasPassed[at] ?? false },
      ...((winner !== undefined || at === seat) && { hand }),
    })),
    turn,
    trick: trick && { seat: trick.seat, cards: trick.cards },
  }
}

/** Own cards and all that were played; every dealt card when the hand is over. */
export function shedOpenPlaces({ deck, hands, winner }: Hand, handSize: number, seat?: number): number[] {
  const closed = new Set(winner === undefined ? hands.flatMap((hand, at) => (at === seat ? [] : hand)) : [])
  const dealt = hands.length * handSize
  return [...deck.keys()].filter((place) => place < dealt && !closed.has(deck[place] ?? -1))
}
