import type { HandAct, RoomAct, RoomFacts, RoomHand, RoomHandRecord } from '@fairground/contract/studio'
import type { Share } from '@fairground/room-rules'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Flight } from './table/flights.ts'

/** What a game shows at one seat. */
export interface SeatLook {
  /** Face down in the seat's hand. */
  backs?: number
  /** In the seat's hand as they lie: open, or undefined face down. */
  cards?: readonly (number | undefined)[]
  /** Open in several rows, one above the other. */
  rows?: readonly (readonly number[])[]
  /** A word about what the seat did. */
  note?: string | undefined
  tone?: 'out' | 'hit' | 'good' | undefined
  /** In front of the seat. */
  betMinor?: bigint
  /** Now, where it changes during the hand. */
  chipsMinor?: bigint
  /** A mark of the seat's duty in this hand. */
  badge?: string | undefined
}

/** The hand on the table as a game is told of it. Seats are counted as its rules do, from 0. */
export interface HandNow {
  facts: RoomFacts
  hand: RoomHand
  /** Of the viewer; undefined for a spectator. */
  ownPlace: number | undefined
  isSending: boolean
  /** False where the studio did not take it. */
  act(act: RoomAct): Promise<boolean>
  t: TFunction
}

/** How a game fills the table. */
export interface ShownHand {
  seats: readonly SeatLook[]
  /** In the middle of the felt. */
  centre: ReactNode
  /** The viewer's cards and what he may do. */
  own: ReactNode
}

/** What a game of card rooms gives its frame. Everything else is the same for all of them. */
export interface RoomGame {
  /** Undefined where the table cannot be read. */
  show(now: HandNow): ShownHand | undefined
  /** One act in words. */
  say(act: HandAct['act'], t: TFunction): ReactNode
  /** Chips that moved between two tables of a hand, by the places of the rules. */
  flights?(before: RoomHand, after: RoomHand): Flight[]
  /** What the unit of the stakes is: one line over the felt. */
  stakes(facts: RoomFacts, t: TFunction, cash: (minor: bigint) => string): string
  /** Options of the rules that a room may have otherwise, as they stand in this one. */
  options(facts: RoomFacts, t: TFunction): readonly string[]
  /** Of one turn, where it is not as in the others; null: all decide at once, and the rules say how long. */
  actionSeconds?: number | null
  /** How it is played, a line each. */
  rules(t: TFunction): readonly string[]
  /** What the acts of a hand come to on its opened deck; undefined where that cannot be told from its record. */
  replay?(record: RoomHandRecord, deck: readonly number[]): readonly Share[] | undefined
}
