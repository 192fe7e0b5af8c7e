import type { SeedTriple } from '@fairground/fairness'
import type { Read, Refusal, SoloEvent } from '../solo/solo-game.ts'

/** What a bet of a shared round came to. */
export type BetEnd = {
  /** Gross, stake included, cut once. */
  readonly payoutMinor: bigint
  /** Why, as the player and the records may see it. */
  readonly events: readonly SoloEvent[]
}

/** One moment of a round that runs. */
type Moment<Outcome> = {
  readonly outcome: Outcome
  /** Whole milliseconds since the round began to run, at the server's receipt. */
  readonly atMs: number
}

/**
 * The rules of a game whose rounds are the same for everybody, on the server's clock. How a game plugs in:
 *
 * 1. Its rules are a `SharedGame` in packages/game-rules, in the list `sharedGames`; its id is its table's and its title's.
 * 2. Its title is a row in apps/game-server/src/catalogue/shared-titles.ts, its certificate a sheet in `sharedSheets`.
 * 3. The engine (apps/game-server/src/shared) does the rest: chain and seeds, betting until `closesAt`, lock, run, result,
 *    settling, money by PSW/1, recovery, live frames. A game never touches money, clock, chance or the database.
 * 4. Its screen is a folder in apps/game-client/src/shared and one line in `shared-screens.ts`.
 *
 * A round is betting → locked → running → result → settled, or void from any of the first two. Nothing a game makes of the
 * outcome leaves the server before `shownAt` gives it out.
 */
export type SharedGame<Bet extends { readonly stakeMinor: bigint }, Outcome> = {
  readonly id: string
  /** Raised whenever a rule, a payout or the order of draws changes; rounds keep theirs. */
  readonly version: number
  /** How long bets that are on their way have to reach an end before the round runs. */
  readonly lockMs: number
  /** How long the result stays before the next round opens. */
  readonly resultMs: number
  /** Places of one player in one round; each takes one bet. */
  readonly placesMax: number
  /** When betting ends, for a round that opens now; both in epoch milliseconds. */
  closesAt(openedAtMs: number): number
  readBet(input: unknown): Read<Bet>
  /** Gross payout that the bet can never pass, when a round may pay `limitMinor` at most. */
  payoutMinorMax(bet: Bet, limitMinor: bigint): bigint
  /** The whole outcome of a round. Same seeds, same outcome; a plain JSON value. */
  draw(seeds: SeedTriple): Outcome
  /** How long the round runs, in whole milliseconds. */
  runMs(outcome: Outcome): number
  /** Events everybody may have seen at this moment of the run; all of them at its end. Nothing else is ever shown. */
  shownAt(moment: Moment<Outcome>): readonly SoloEvent[]
  /** What the bet comes to when its player does nothing. */
  settle(bet: Bet, outcome: Outcome, limitMinor: bigint): BetEnd
  /** The moment of the run at which it comes to that; undefined: with the result. */
  settlesAt?(bet: Bet, outcome: Outcome, limitMinor: bigint): number | undefined
  /** Ends the bet at its player's wish while the round runs; absent where players only watch. */
  act?(bet: Bet, moment: Moment<Outcome>, limitMinor: bigint): Acted
}

type Acted = { readonly ok: true; readonly end: BetEnd } | { readonly ok: false; readonly refusal: Refusal }
