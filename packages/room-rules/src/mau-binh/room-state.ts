import type { Clock } from '../base/clock.ts'
import { type MauBinhInstantWin, mauBinhInstantWin } from './instant-win.ts'
import type { MauBinhHand } from './rows.ts'

export type MauBinhRoomOptions = {
  readonly stakeMinor: bigint
  /** Odd units of a seat that cannot pay all go to the left of it first. */
  readonly button: number
}

/** Thirteen cards as they are set, once. Rows out of order are taken too: they lose to every proper hand. */
export type MauBinhAct = { readonly type: 'set' } & MauBinhHand

export type MauBinhState = {
  readonly options: MauBinhRoomOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  readonly hands: readonly (readonly number[])[]
  /** By seat; undefined until it is set. */
  readonly set: readonly (MauBinhHand | undefined)[]
  readonly clock: Clock
}

export const mauBinhHandSize = 13

/** A hand that wins before it is set ends the hand for everybody. */
export const instantWinsOf = ({ hands }: MauBinhState): (MauBinhInstantWin | undefined)[] =>
  hands.map(mauBinhInstantWin)

export const isOver = (state: MauBinhState): boolean =>
  state.set.every((hand) => hand !== undefined) || instantWinsOf(state).some((win) => win !== undefined)

/** What a seat, or a spectator, may know of a hand. */
export type MauBinhView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly isSet: boolean
    /** The seat's own, and all when the hand is over. */
    readonly hand?: readonly number[]
    readonly rows?: MauBinhHand
    readonly instantWin?: MauBinhInstantWin
  }[]
  readonly isOver: boolean
}

export function viewOf(state: MauBinhState, seat?: number): MauBinhView {
  const hasEnded = isOver(state)
  const wins = instantWinsOf(state)
  return {
    seats: state.hands.map((hand, at) => {
      const [rows, instantWin] = [state.set[at], wins[at]]
      const isOpen = hasEnded || at === seat
      return {
        ...{ chipsMinor: state.chipsMinor[at] ?? 0n, isSet: rows !== undefined },
        ...(isOpen && { hand }),
        ...(isOpen && rows && { rows }),
        ...(hasEnded && instantWin && { instantWin }),
      }
    }),
    isOver: hasEnded,
  }
}

/** Own cards; every dealt card when the hand is over. */
export function openPlaces(state: MauBinhState, seat?: number): number[] {
  const [hasEnded, seats] = [isOver(state), state.hands.length]
  return [...state.deck.keys()].filter(
    (place) => place < seats * mauBinhHandSize && (hasEnded || place % seats === seat),
  )
}
