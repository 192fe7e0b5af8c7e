import type { RoomAct, RoomFacts } from '@fairground/contract/studio'
import type { Clock, RoomRules } from '@fairground/room-rules'

/** What the rules of a game are opened with, by a room that does not know them. */
export interface HandSetting {
  /** Chairs that are in the hand, in the order in which the rules count them. */
  seats: readonly number[]
  /** The chair that led, or had the button; null: the first hand. */
  lead: number | null
  unitMinor: bigint
  /** By the same order. */
  chipsMinor: readonly bigint[]
  /** Of the hand in its room, from 1; hands that were voided do not count. */
  number: number
  /** A number below n that follows from the seed of the hand. */
  draw(n: number): number
  /** So many of them. */
  draws(n: number, count: number): readonly number[]
}

/** A game as its rules give it: a set of types that belongs together. */
export interface GameOfRooms<Options, State, Act, View> {
  /** Of rules and title. */
  id: string
  version: number
  /** Chairs of its rooms, and how many players begin a hand. */
  chairs: readonly number[]
  seatsMin: number
  /** In units. */
  buyIn: { min: bigint; max: bigint }
  rake: { of: RoomFacts['rake']['of']; shareBp: number; capUnits: bigint | null }
  stakesOf(unitMinor: bigint): Record<string, bigint>
  options: RoomFacts['options']
  /** After the hand everybody may check the whole shuffle, or only when so many days have passed: what was mucked stays closed. */
  seedOpensAfterDays: number
  rules: RoomRules<Options, State, Act, View>
  readAct(input: RoomAct): Act | undefined
  optionsOf(setting: HandSetting): Options
  /** Whether a hand can begin with these chips, where not every company will do. */
  mayBegin?(chipsMinor: readonly bigint[], unitMinor: bigint): boolean
  /** The chair that leads next, or had the button; `seats` as in the setting. */
  leadAfter(state: State, seats: readonly number[]): number | null
  /** All that is in the pot, of games with one. */
  potMinor?(state: State): bigint
  /** Whose turn it is. */
  turnOf(state: State): { seat: number; fromMs: number; untilMs: number } | undefined
  /** Where all seats decide at the same time: an act fits whatever another seat has done since the frame last heard. */
  isAnyOrder?(state: State): boolean
  /** Acts say what nobody else may know before the hand is over. */
  hasClosedActs?: true
  /** What a labelled player of the house does; it knows what a seat knows. */
  choose(view: View, seat: number, allowed: readonly Act[]): Act
}

/** All that a room knows of the state of its game. */
export interface AnyState {
  readonly clock: Clock
}

/** The same where only the room is known: options, states and acts are passed on as they are. */
export type RoomGame = GameOfRooms<unknown, AnyState, unknown, unknown>

/** Its types are forgotten: what a game gives out only ever comes back to the same game. */
export const anyGame = <Options, State extends AnyState, Act, View>(
  game: GameOfRooms<Options, State, Act, View>,
): RoomGame => game as unknown as RoomGame
