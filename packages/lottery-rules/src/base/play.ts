import type { Stream } from '@fairground/fairness'
import type { Read } from '@fairground/game-rules/read-input'
import type { OddsRow } from './odds.ts'

/** Chance for one draw, from its first number on. */
export type Draws = Pick<Stream, 'int' | 'deal'>

/** What a player chooses, for whoever draws a pad and reads what was tapped or typed. */
export type Shape =
  /** Nothing: the bet says it all. Sent as an empty list, or left out. */
  | { readonly kind: 'none' }
  /** A list of numbers of so many digits, leading zeros included; with `hasOpenDigit` one of the digits is `*`. */
  | {
      readonly kind: 'numbers'
      readonly digits: number
      readonly picksMin: number
      readonly picksMax: number
      readonly hasOpenDigit?: true
    }
  /** A list of named choices. */
  | {
      readonly kind: 'choices'
      readonly choices: readonly string[]
      readonly picksMin: number
      readonly picksMax: number
    }
  /** A list of choices for each place: a list of lists. */
  | {
      readonly kind: 'sets'
      readonly places: readonly string[]
      readonly choices: readonly string[]
    }
  /** `{ place, digits }`: choices for one of the places. */
  | { readonly kind: 'place'; readonly places: readonly string[]; readonly choices: readonly string[] }
  /** `{ multi, single }`: numbers that count several times, and those that count once. */
  | {
      readonly kind: 'multi-single'
      readonly choices: readonly string[]
      readonly multi: number
      readonly single: number
    }
  /** A list of choices, or `{ dan, tuo }`: numbers in every bet, and those that fill the rest of the k places. */
  | {
      readonly kind: 'banker'
      readonly choices: readonly string[]
      readonly picks: number
      readonly picksMax: number
    }
  /** `{ numbers, special }`: so many choices, and one of other numbers. */
  | {
      readonly kind: 'numbers-special'
      readonly choices: readonly string[]
      readonly picks: number
      readonly specials: readonly string[]
    }

/** The factor of a number in per mille: 1000 is the whole prize, 0 a number that is not sold. */
export type FactorOf = (key: string) => number

/** So many wins of one prize, all at one price and one factor. */
export type Win = {
  readonly bet: string
  readonly prize: string
  readonly times: number
  readonly factorPerMille: number
}

export type Tally = {
  readonly wins: readonly Win[]
  /** Single bets whose stake comes back. */
  readonly refunds: number
}

/**
 * One kind of bet: what can be chosen, how many single bets that is, and what a draw makes of them. Cost, odds,
 * settlement, sheet and certificate come from this one definition.
 */
export type Play<Ticket = unknown, Draw = unknown> = {
  /** Its code, such as `lo2`. */
  readonly id: string
  /** The tab that it stands in. */
  readonly tab: string
  readonly shape: Shape
  /** Unit stakes that each single bet costs, whatever was chosen. */
  readonly costUnits: number
  readonly rows: readonly OddsRow[]
  /** The field of a refusal is the place within the selection: "" or "2" or "dan.0". */
  read(selection: unknown): Read<Ticket>
  /** Single bets. */
  count(ticket: Ticket): number
  /** The numbers of the ticket, each once: factors and liability are by these. */
  keys(ticket: Ticket): readonly string[]
  /** A single bet with several numbers has the smallest of their factors. */
  tally(ticket: Ticket, draw: Draw, factorOf: FactorOf): Tally
  /** Numbers that were right, where a win takes several of them; the wins where this is left out. */
  hits?(ticket: Ticket, draw: Draw): number
  /** The row that prices this number, where the play has several; the first of them where this is left out. */
  rowOf?(key: string): string
  /** Single bets that hold this number; all of them where this is left out, which is never too few. */
  betsWith?(ticket: Ticket, key: string): number
}

/** A group of the result as it is shown: one prize, or the numbers of a draw. */
export type BoardGroup = {
  readonly id: string
  readonly numbers: readonly string[]
  /** Digits are shown one after the other, balls and dice as a whole. */
  readonly look: 'digits' | 'ball' | 'die'
}

/** The rules of one lottery. A draw is JSON, in the shape in which it is stored and told. */
export type Lottery<Draw = unknown> = {
  readonly id: string
  /** Raised whenever a rule, a price or the order of draws changes; bets and draws keep theirs. */
  readonly version: number
  /** In the order of FS1. */
  draw(draws: Draws): Draw
  readDraw(input: unknown): Read<Draw>
  /** In the order of the result board. */
  board(draw: Draw): readonly BoardGroup[]
  /** Ids of the board's groups in the order in which they are shown. */
  readonly reveal: readonly string[]
  readonly plays: readonly Play<unknown, Draw>[]
}
