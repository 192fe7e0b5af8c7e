import type { SeedTriple } from '@fairground/fairness'
import type { InstantEvent, Read, Refusal } from '../instant/instant-game.ts'
import type { SpotBet } from '../parts/spots/spot-bet.ts'
import type { Exposure } from '../parts/spots/spot-exposure.ts'
import type { ReadingsSource } from './readings.ts'
import type { Decisions, Hand, Stages } from './stages.ts'

/** Result of a bet in a shared round. */
export type BetEnd = {
  /** Gross, stake included, cut once. */
  readonly payoutMinor: bigint
  /** What of the stake counts as turnover; all of it where this is left out. */
  readonly turnoverMinor?: bigint
  /** Why, as the player and the records may see it. */
  readonly events: readonly InstantEvent[]
}

/** What besides the bet its end may depend on. */
export type BetFacts = {
  readonly id?: string
  readonly currency?: string
  readonly decisions?: Decisions | undefined
}

/** How long a table lets players bet, where its rules leave that open. */
export type TableSpeed = 'slow' | 'normal' | 'fast'

/** How often each of so many results came: they are numbered from 0. */
export type Tally<Outcome> = { readonly size: number; of(outcome: Outcome): number }

/** One moment of a round that runs. */
type Moment<Outcome> = {
  readonly outcome: Outcome
  /** Whole milliseconds since the round began to run, or since its last stage was shut; at the server's receipt. */
  readonly atMs: number
  /** Of rounds with stages. */
  readonly hands?: readonly Hand<{ readonly stakeMinor: bigint }>[] | undefined
}

/** A bet that stands when a round begins to run. */
export type Entry<Bet> = {
  readonly id: string
  /** The id its player's frame gave the request: nobody of the house chose it. */
  readonly seed: string
  readonly currency: string
  readonly bet: Bet
}

/** What rounds leave to those after them, in minor units as text: what can be won, and what the next one begins with. */
export type Pot = { readonly meterMinor: string; readonly reserveMinor: string }
export type Pots = Readonly<Record<string, Pot>>

/** All bets of a round in the order they came in, and the pots by currency as the round before left them. */
export type Pool<Bet> = {
  readonly entries: readonly Entry<Bet>[]
  readonly pots: Pots
  /** Of outcomes that tell what the bets came to, and not each of them. */
  readonly sums?: unknown
}

/** Of games whose bets meet: what some win is what all have staked, and an outcome needs every bet. */
export type PoolRules<Bet, Outcome> = {
  /** What the outcome says it was drawn from, so that anybody can draw it again. */
  poolOf(outcome: Outcome): Pool<Bet>
  /** Stakes of one currency that a round takes at most; absent where there is no such limit. */
  roomMinorMax?(currency: string): bigint
  /** What besides `shownAt` the owner of a bet may see from the start of the run on. */
  shownToOwner?(id: string, outcome: Outcome, seeds: Pick<SeedTriple, 'serverSeed'>): readonly InstantEvent[]
  /** The pots of the currencies that were played; absent where rounds leave nothing. */
  potsAfter?(outcome: Outcome): Pots
}

/** A bet of chips on places. */
export type SlipBet = { readonly stakeMinor: bigint; readonly chips: readonly SpotBet[] }

/**
 * Of tables whose players put chips on places: one slip per player and round, which may be raised once. The slip says the
 * whole that is wanted; the studio makes a bet of what is new in it. `readBet` of such a table reads a `SlipBet`.
 */
export type SlipRules<Outcome = unknown> = {
  /** By group of places, the main one first: the largest chip of the main group, divided by this, is that of the group. */
  readonly groups: Readonly<Record<string, number>>
  groupOf(spot: string): string
  /** The place that must have chips for these to lie; absent where every place stands alone. */
  besides?(spot: string): string | undefined
  readonly exposure: Exposure<Outcome>
  /** What of all the chips of one player in a round counts as turnover; absent where each bet tells its own. */
  turnoverMinor?(chips: readonly SpotBet[], outcome: Outcome, decisions?: Decisions, currency?: string): bigint
  /** Places of one player in one round; any number where it is absent. */
  readonly spotsMax?: number
}

/** What everybody knows of a round before anybody bets. */
export type PublicSeeds = {
  /** Hash of the round's seed, which is the seed of the round before. */
  readonly commit: string
  /** Of the chain. */
  readonly salt: string
  /** Of the round in its chain. */
  readonly number: number
}

/**
 * Of games whose rounds differ before anybody bets: who meets whom, and at which prices. The card follows from what is public
 * when the round opens, so that nobody chooses it and anybody can draw it again. The outcome holds it too.
 */
export type CardRules<Bet, Outcome, Card = unknown> = {
  /** The card of a round, a plain JSON value. Same seeds, same card. */
  of(seeds: PublicSeeds): Card
  /** How bets are read and held to limits in a round with this card; places it does not offer are refused. */
  rulesOf(
    card: Card,
  ): Pick<TableRules<Bet & { readonly stakeMinor: bigint }, Outcome>, 'payoutMinorMax' | 'readBet' | 'slips'>
}

/** What the places of a round to come pay, in hundredths, stake included; a place that is not here takes no bets. */
export type AheadPrices = Readonly<Record<string, number>>

/**
 * Of games whose bets may wait for a round to come: `{ bets: [{ spot, stakeMinor }], ahead: { priceX100 } }`, one place at the
 * price it had when the bet was taken. Everything follows from what is public while `now` is played.
 */
export type AheadRules = {
  /** The rounds whose places take bets, in a chain of this length. */
  roundsOf(now: number, length: number): { readonly first: number; readonly last: number }
  pricesOf(now: PublicSeeds, number: number): AheadPrices
  /** The round that decides bets on what many rounds come to; undefined where they are not taken now. */
  outrightOf(now: number, length: number): number | undefined
  /** What such bets pay. Long: it rests at each step. */
  outrightPrices(now: PublicSeeds): Generator<undefined, AheadPrices>
}

/** Outcomes that a seed of the table's chain makes (FS1). */
export type SeedSource<Bet, Outcome> = {
  readonly kind: 'seed'
  /** The whole outcome of a round. Same seeds, same outcome; a plain JSON value. */
  draw(seeds: SeedTriple, pool?: Pool<Bet>): Outcome
}

/**
 * The rules of a game whose rounds are the same for everybody, on the server's clock. How a game plugs in:
 *
 * 1. Its folder `games/<id>` holds rules, title and proof (`game-module.ts`). Tables that play by them are rows; the first has
 *    their id.
 * 2. The engine (apps/game-server/src/tables) does the rest: chain and seeds, betting as `schedule` says, lock, run, result,
 *    settling, money by PSW/1, recovery, live frames. A game never touches money, clock, chance or the database.
 * 3. Its screen is a folder in apps/game-client/src/games, whose `screens.ts` names it in `tableScreens`.
 *
 * A round is betting → locked → running → result → settled, or void from any of the first two. Nothing a game makes of the
 * outcome leaves the server before `shownAt` gives it out.
 */
export type TableRules<
  Bet extends { readonly stakeMinor: bigint } = { readonly stakeMinor: bigint },
  Outcome = unknown,
> = {
  readonly id: string
  /** Raised whenever a rule, a payout or the order of draws changes; rounds keep theirs. */
  readonly version: number
  /** How long bets that are on their way have to reach an end before the round runs. */
  readonly lockMs: number
  /** How long the result stays before the next round opens. */
  readonly resultMs: number
  /** Places of one player in one round; each takes one bet. */
  readonly placesMax: number
  /** When betting ends, for a round that opens now at a table of this speed; both in epoch milliseconds. */
  schedule(nowMs: number, speed?: TableSpeed): { readonly closesAtMs: number }
  /** Betting ends at its time and never before: nobody who is ready shortens it. */
  readonly closesOnTime?: true
  readBet(input: unknown, currency?: string): Read<Bet>
  /** Gross payout that the bet can never pass, when a round may pay `limitMinor` at most. */
  payoutMinorMax(bet: Bet, limitMinor: bigint): bigint
  /** Where outcomes come from. */
  readonly source: SeedSource<Bet, Outcome>
  /** The same outcomes read from cards or a wheel, at tables whose row says so; absent where the game has no such table. */
  readonly readings?: ReadingsSource<Outcome>
  readonly pool?: PoolRules<Bet, Outcome>
  readonly slips?: SlipRules<Outcome>
  /** Of games whose rounds differ before anybody bets. What the rules themselves say of bets holds for every card. */
  readonly card?: CardRules<Bet, Outcome>
  /** Absent where bets are for the round at the table alone. */
  readonly ahead?: AheadRules
  /** The same rules at a table of another speed, where more than its betting time depends on that. */
  atSpeed?(speed: TableSpeed): TableRules<Bet, Outcome>
  /** Absent where players decide nothing between bet and result. */
  readonly stages?: Stages<Bet, Outcome>
  /** How long the round runs, in whole milliseconds; of rounds with stages: after the last of them. */
  runMs(outcome: Outcome, hands?: readonly Hand<Bet>[]): number
  /** Events everybody may have seen at this moment of the run; all of them at its end. Nothing else is ever shown. */
  shownAt(moment: Moment<Outcome>): readonly InstantEvent[]
  /** The next moment of the run at which there is more to see; absent where nothing comes before the end. */
  nextShownMs?(moment: Moment<Outcome>): number | undefined
  /** The result in one letter, for roads; absent where the game has none. */
  markOf?(outcome: Outcome): string
  /** What is counted over many rounds; absent where nothing is. */
  readonly tally?: Tally<Outcome>
  /** What the bet comes to when its player does nothing. */
  settle(bet: Bet, outcome: Outcome, limitMinor: bigint, facts?: BetFacts): BetEnd
  /** The moment of the run at which it comes to that; undefined: with the result. */
  settlesAt?(bet: Bet, outcome: Outcome, limitMinor: bigint, facts?: BetFacts): number | undefined
  /** Ends the bet at its player's wish while the round runs; absent where players only watch. */
  act?(bet: Bet, moment: Moment<Outcome>, limitMinor: bigint): Acted
  /** The end that `act` or a limit has brought, as its events tell it; undefined where this outcome leaves no room for it. */
  endTold?(bet: Bet, outcome: Outcome, events: readonly InstantEvent[]): BetEnd | undefined
  /** The moment of the run at which a bet with these events ended; undefined: with the result. */
  endedAtMs?(events: readonly InstantEvent[]): number | undefined
}

type Acted = { readonly ok: true; readonly end: BetEnd } | { readonly ok: false; readonly refusal: Refusal }
