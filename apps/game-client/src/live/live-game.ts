import type { SharedPastRound } from '@fairground/contract/studio'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { TableBoardProps } from '../instant/table/table-fields.ts'
import type { StageDesk } from '../tables/stages/stage-desk.ts'
import type { NamedKind } from './road-letters.ts'
import type { Tallied } from './roads/tally-card.tsx'

/** What a table of the live casino shows besides what all have: the picture of its rounds and places, and its roads. */
export interface LiveGame {
  /** Draws the events of the round and the places for chips, as the table of one player does. */
  Board: ComponentType<TableBoardProps>
  /** What the letters of its road say; absent where it has no road of two sides. */
  kindsOf?(t: TFunction): readonly NamedKind[]
  /** Of a game of numbers: that of a mark. */
  numberOf?(mark: string): number
  /** Roads of its own in place of the usual ones; rounds that are over, newest first. */
  Roads?: ComponentType<{ rounds: readonly SharedPastRound[] }>
  /** What a round came to, in a few words; undefined before its events say so. */
  resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined
  /** What its players decide between the cards, in place of the chips. */
  Decisions?: ComponentType<{ desk: StageDesk }>
  /** Its past in place of the roads, by the letters of the session. */
  Past?: ComponentType<{ marks: string }>
  /** Beside its rules. */
  Help?: ComponentType
  /** Chips that it lays at one press, in groups of places. */
  presets?: { title(t: TFunction): string; list: readonly { label: string; spots: readonly string[] }[] }
  /** Its many places need a taller table. */
  isTall?: boolean
  /** The board fills the stage: there is no studio and no dealer behind it. */
  isBare?: boolean
  /** What its table counts over many rounds, by place. */
  tallied?: readonly Tallied[]
  /** What else is told of the table, below its roads. */
  More?: ComponentType
  /** How long the board moves after the run has ended. */
  settleMs: number
}
