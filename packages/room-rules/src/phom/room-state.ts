import type { Clock } from '../base/clock.ts'
import type { Payment } from '../base/payments.ts'
import { bestLaying, phomPoints } from './phoms.ts'
import type { uUnits } from './settle.ts'

export type PhomOptions = {
  readonly stakeMinor: bigint
  /** Has ten cards, and begins with a discard. */
  readonly leader: number
}

export type PhomAct =
  | { readonly type: 'draw' }
  /** Takes the last discard, for a phỏm with own cards. */
  | { readonly type: 'eat' }
  | { readonly type: 'discard'; readonly card: number }
  /** All but one card are in phỏms, or none of the first hand goes with another. */
  | { readonly type: 'win' }

/** What a seat has laid with its last discard. */
export type LaidHand = {
  /** With what was added to them. */
  readonly phoms: readonly (readonly number[])[]
  readonly loose: readonly number[]
  readonly points: number
  readonly isMom: boolean
  /** 0 for the first who laid. */
  readonly order: number
}

export type PhomState = {
  readonly options: PhomOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  /** With what was eaten; without what was laid. */
  readonly hands: readonly (readonly number[])[]
  readonly eaten: readonly (readonly number[])[]
  /** What lies before each seat; an eaten card lies there no more. */
  readonly discards: readonly (readonly number[])[]
  readonly discardCounts: readonly number[]
  readonly laid: readonly (LaidHand | undefined)[]
  /** Cards that were drawn from the stock. */
  readonly drawn: number
  /** The last discard, until the next seat has taken or drawn. */
  readonly last: { readonly seat: number; readonly card: number } | undefined
  readonly phase: 'take' | 'discard'
  readonly turn: number | undefined
  /** For eaten cards, and what was owed already. */
  readonly payments: readonly Payment[]
  readonly won?: { readonly seat: number; readonly kind: keyof typeof uUnits }
  readonly clock: Clock
}

export const phomHandSize = 9
export const turnsMax = 4

/** The stock is what everybody draws in four turns; the leader does not draw in his first. */
export const stockOf = (seatCount: number): number => seatCount * turnsMax - 1
export const stockStart = (seatCount: number): number => seatCount * phomHandSize + 1

/** Whether cards can stand with all eaten ones in phỏms of their own. */
export const canHold = (hand: readonly number[], eaten: readonly number[]): boolean =>
  bestLaying(hand, () => 1, eaten).weight !== Infinity

/** What a seat, or a spectator, may know of a hand. */
export type PhomView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly cardsLeft: number
    /** Open before the seat. */
    readonly eaten: readonly number[]
    readonly discards: readonly number[]
    readonly laid?: LaidHand
    /** The seat's own, and all when the hand is over. */
    readonly hand?: readonly number[]
    /** Of the hand as it is, for its owner. */
    readonly points?: number
  }[]
  readonly turn: number | undefined
  readonly phase: 'take' | 'discard'
  readonly last: { readonly seat: number; readonly card: number } | undefined
  readonly stockLeft: number
  readonly won?: PhomState['won']
  readonly isOver: boolean
}

export function viewOf(state: PhomState, seat?: number): PhomView {
  const { hands, eaten, discards, laid, turn, phase, last, won } = state
  const isOver = turn === undefined
  return {
    seats: hands.map((hand, at) => {
      const [isOwn, own, lay] = [at === seat, eaten[at] ?? [], laid[at]]
      return {
        ...{ chipsMinor: state.chipsMinor[at] ?? 0n, cardsLeft: hand.length, eaten: own, discards: discards[at] ?? [] },
        ...(lay && { laid: lay }),
        ...((isOver || isOwn) && { hand }),
        ...(isOwn && { points: bestLaying(hand, phomPoints, own).weight }),
      }
    }),
    ...{ turn, phase, last, isOver },
    stockLeft: stockOf(hands.length) - state.drawn,
    ...(won && { won }),
  }
}

/** Own cards and all that lie open; every dealt card when the hand is over. */
export function openPlaces(state: PhomState, seat?: number): number[] {
  const isOver = state.turn === undefined
  const shown = new Set([
    ...state.discards.flat(),
    ...state.eaten.flat(),
    ...state.laid.flatMap((lay) => [...(lay?.phoms.flat() ?? []), ...(lay?.loose ?? [])]),
    ...(isOver ? state.hands.flat() : seat === undefined ? [] : (state.hands[seat] ?? [])),
  ])
  return [...state.deck.keys()].filter((place) => shown.has(state.deck[place] ?? -1))
}
