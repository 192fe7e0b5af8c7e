import type { InstantRoundView } from '@fairground/contract/studio'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { ComponentType } from 'react'

/**
 * How a game of one player plugs into the shell.
 *
 * 1. Its rules are in packages/game-rules/src/games; the studio opens a session with their `rulesId`.
 * 2. Its folder `games/<game>/` has a `screen.tsx` that exports `screen: InstantScreen<Fields>`, styles of its own beside it,
 *    and a `screens.ts` that names it by its `rulesId`; `npm run generate` lists the folders. Its code is loaded with its
 *    first launch.
 * 3. Its words are `instant.<rulesId>.…` in packages/i18n/locales/<language>/games/<game>.json: `name` of the rules window, and
 *    `rule.1`, `rule.2`, … which the rules window lists as far as they go.
 *
 * The shell does the rest: stake and chips, bet, cash-out, undo, rebet, double, autoplay, history, replay, check,
 * sound, balance, resuming, refusals, lost connections. A screen never asks the studio anything: it draws `round.events`
 * and calls `choose` for the next bet and `act` for the round that is open.
 *
 * The board is a picture of the events: everything before `from` was shown already (a reload, an earlier step) and stands
 * still, everything from there on may move for `showMs`. Movement is CSS keyed by `round.roundId`.
 *
 * A bigint is never written inside a component (`0n`): the build's compiler loses it. Name it outside.
 */
export interface InstantScreen<Fields extends object = object> {
  rulesId: string
  /** What is chosen besides the stake, as the rules read it; kept by the shell from round to round. */
  firstFields: Fields
  Board: ComponentType<BoardProps<Fields>>
  /** Choices beside the board; absent where the board itself is all there is to choose. */
  Controls?: ComponentType<ChoiceProps<Fields>>
  /** How long the events from `from` on take to show, without hurry. Money is told after that. */
  showMs(round: InstantRoundView, from: number): number
  /** The same while autoplay runs, where a player's hand would open the board; absent: the same. */
  autoMs?: number
  /** Over with its bet: autoplay is offered. */
  isOneStep: boolean
  /** What the player's own last rounds came to, over the board. */
  Road?: ComponentType<RoadProps>
  /** For a game of many spots: the stake is what lies on them, and the chosen stake is the chip that is put down. */
  spots?: SpotStakes<Fields>
}

export interface RoadProps {
  /** Rounds of this game that are over, the oldest first. */
  rounds: readonly InstantRoundView[]
}

export interface SpotStakes<Fields> {
  stakeMinorOf(fields: Fields): bigint
  /** Multiplies every stake; `0n` clears the table. */
  times(fields: Fields, factor: bigint): Fields
}

/** Only what the phase `idle` lets a player change. */
export interface ChoiceProps<Fields> {
  fields: Fields
  choose(patch: Partial<Fields>): void
  isFixed: boolean
  /** The stake of the next bet, or the chip. */
  stakeMinor: bigint
}

export interface BoardProps<Fields> extends ChoiceProps<Fields> {
  /** The round on the board: under way, just over, or shown again. Undefined before the first. */
  round: InstantRoundView | undefined
  /** Events from this place on are new. */
  from: number
  phase: InstantPhase
  /** The player wants less movement: nothing moves, everything is there at once. */
  isCalm: boolean
  /** What is to be shown has been seen: the round goes on now. */
  finish(): void
  /** Takes the next step of the open round; does nothing while another is under way. */
  act(action: InstantAction): void
}

export type InstantPhase = 'idle' | 'asking' | 'showing' | 'open'
export type InstantAction = { readonly type: string; readonly [field: string]: string | number | boolean | number[] }

/** As much of a round as a table shows, whoever plays it. */
export type ShownRound = Pick<InstantRoundView, 'roundId' | 'events' | 'isOver'>

/** The events of a round as its rules write them: the studio plays the same rules. */
export const eventsOf = <Event extends InstantEvent>(round: ShownRound | undefined): readonly Event[] =>
  (round?.events ?? []) as unknown as readonly Event[]

/** The last event of a type; undefined when there is none yet. */
export const lastOf = <Event extends InstantEvent>(
  round: ShownRound | undefined,
  type: Event['type'],
): Event | undefined => eventsOf<Event>(round).findLast((event) => event.type === type)
