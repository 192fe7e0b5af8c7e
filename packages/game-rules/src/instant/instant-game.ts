import type { Stream } from '@fairground/fairness'

/** Chance for one round, from its first draw on. */
export type Draws = Pick<Stream, 'u32' | 'int' | 'deal' | 'weighted' | 'r52'>

/** Why an input is not taken: the field, and what was expected there. */
export type Refusal = { readonly field: string; readonly expected: string }

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** One thing that happened, in order, as the player may see it; the client replays the list. */
export type InstantEvent = { readonly type: string; readonly [field: string]: unknown }

export type InstantRound<Event extends InstantEvent = InstantEvent> = {
  /** Only what the player may know by now; while the round is open nothing lets the rest be derived. */
  readonly events: readonly Event[]
  /** Everything taken for the round so far, raises and doubles included. */
  readonly stakeMinor: bigint
  /** Gross, stake included, cut once; 0 until the round is over. */
  readonly payoutMinor: bigint
  /** What of the stake counts as turnover, of a round that is over; all of it where this is left out. */
  readonly turnoverMinor?: bigint
  readonly isOver: boolean
  /** Kinds of actions that `play` would take next; empty when over. */
  readonly allowed: readonly string[]
}

export type Played<Event extends InstantEvent = InstantEvent> =
  | { readonly ok: true; readonly round: InstantRound<Event> }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * The rules of a game that one player plays against the studio. A round is its bet, its actions and its draws:
 * `play` always begins at the beginning, so that resuming, replaying and verifying are the same call.
 */
export type InstantGame<Bet, Action, Event extends InstantEvent = InstantEvent> = {
  readonly id: string
  /** Raised whenever a rule, a payout or the order of draws changes; rounds keep theirs. */
  readonly version: number
  /** A bet may name `payoutMinorMax`, the most its round may pay: no step that would pay more is offered. */
  readonly takesCap?: true
  readBet(input: unknown): Read<Bet>
  /** A game of one step refuses everything. */
  readAction(input: unknown): Read<Action>
  /** Gross payout that a bet, with every raise it may still get, can never pass. */
  payoutMinorMax(bet: Bet): bigint
  /** Same bet, actions and draws, same round. Refuses an action that is not allowed at its place. */
  play(bet: Bet, actions: readonly Action[], draws: Draws): Played<Event>
  /** What the studio does a day after the player left an open round: the next action, or the stake back. */
  abandon(bet: Bet, actions: readonly Action[], round: InstantRound<Event>): Action | 'refund'
}

/** One row of a game's sheet: a bet, how often it pays and what share of its stake it returns; exact where it is not said otherwise. */
export type SheetRow = {
  readonly bet: string
  /** "numerator/denominator" of the chance that more than nothing is paid. */
  readonly probability: string
  readonly rtp: string
  /** The return cut to eight decimals. */
  readonly decimal: string
  /** Enumerated in doubles and cut to nine decimals: the fractions say no more than these. */
  readonly isRounded?: true
  /** Of a bet that can pay more than one amount: each of them, the largest first. */
  readonly outcomes?: readonly SheetOutcome[]
}

/** One amount that a bet can pay, as a multiple of its stake, and how often it does; both "numerator/denominator". */
export type SheetOutcome = { readonly gross: string; readonly probability: string }
