import type { Draws, SheetRow } from './instant/instant-game.ts'
import type { LongBet } from './long-play/long-game.ts'
import type { Plan } from './long-play/plan.ts'
import type { RoadNames } from './road-names.ts'
import type { TableSpeed } from './tables/table-rules.ts'

/**
 * What a game's folder `games/<id>` holds. `npm run generate` lists the folders; nothing else has to know of a new game.
 *
 * - `game.ts`: the rules, as `games` (one player against the studio) or `tables` (one round for everybody); a family may
 *   hold several. They run in browsers too.
 * - `title.ts`: how each is called, and where it stands in the lobby.
 * - `proof.ts`: exact returns and how each is tested; never in a browser's bundle.
 * - `index.ts`, where its screen needs more than the rules: `@fairground/game-rules/games/<id>`.
 */
export interface GameTitle {
  readonly names: { readonly vi: string; readonly en: string }
  /**
   * Arcade, bingo and its family, table games, video poker; a table of the live casino, of races and matches, or a
   * cockfight; a ticket of the lottery; a level of the fishing rooms; card rooms.
   */
  readonly category: 'AC' | 'BG' | 'TG' | 'VP' | 'LIVE' | 'SPORTS' | 'COCKFIGHT' | 'ELOTT' | 'FISH' | 'PVP'
  /** Slug of the studio or house, as packages/art lists it. */
  readonly provider: string
  /** How its tile is drawn, by the names of packages/art; absent where the tile has art direction of its own there. */
  readonly tile?: { readonly scene: string; readonly palette: string; readonly hero: string }
  /** Of tables of the live casino. */
  readonly live?: LiveLook
  /** By the id of the table. */
  readonly tables?: Readonly<Record<string, HouseTable>>
  /** Of a cockfight: how its ring looks, by the names of packages/art. */
  readonly arena?: string
  /** Further rings, by the id of the table. */
  readonly arenas?: Readonly<Record<string, HouseArena>>
  /** What one action may add to the stake, in stakes of the bet; one stake where it is absent. */
  readonly raises?: { readonly min: '1' | '1/2'; readonly max: number }
}

/** A table of the live casino: who deals, in which studio, and what lies on the felt; by the names of packages/art. */
export interface LiveLook {
  readonly dealer: string
  readonly studio: string
  readonly prop: 'cards' | 'dice' | 'wheel' | 'bowl' | 'beads' | 'bowl-dice' | 'money-wheel'
  /** What is dealt, as lists of tables are narrowed; absent where it is none of these. */
  readonly category?: 'baccarat' | 'sicbo' | 'roulette' | 'dragonTiger' | 'blackjack'
  /** What the marks of `markOf` stand for, for lobbies that know no rules; absent where the table keeps no road. */
  readonly letters?: readonly RoadLetter[]
}

/** Sides are as the roads of the frame have them; a letter without one stands for a single result, as a number. */
export interface RoadLetter {
  readonly mark: string
  readonly tone: 'red' | 'blue' | 'green' | 'gold' | 'black'
  readonly side?: 'a' | 'b' | 'tie'
  /** In every language of the product; in English alone where it is a figure. */
  readonly names: RoadNames
}

/** A further table that the house opens for rules, beside the one that has their id. */
export interface HouseTable {
  readonly names: GameTitle['names']
  readonly speed: TableSpeed
  readonly tier: 'low' | 'standard' | 'high' | 'vip'
  /** Of the dealer. */
  readonly language: string
  readonly dealer: string
  readonly studio: string
  /** Real cards, a wheel, dice or coins: it is closed until somebody of the staff opens a shift. */
  readonly source?: 'readings'
}

/** A further ring of a cockfight: whose it is, and how it looks. */
export interface HouseArena extends Omit<HouseTable, 'dealer' | 'studio'> {
  readonly look: string
  readonly house: string
}

/** By the id of the rules. */
export type GameTitles = Readonly<Record<string, GameTitle>>

/** Of a game that one player plays against the studio. */
export interface GameProof {
  /** Exact chances and returns before the payout is cut to whole minor units. */
  sheet(): SheetRow[]
  /** A bet, without its stake where that is one number, that can pay more stakes than any other. */
  readonly widestBet: object
  /** Bets whose return the sheet knows, for long plays. */
  plans(): readonly Plan[]
  /** How somebody without any plan plays; absent where the tests beside the rules play at random. */
  readonly randomPlay?: RandomPlay
}

/** Of a table. */
export interface TableProof {
  sheet(): SheetRow[]
  /** What is certified besides the bets. */
  details?(): SheetRow[]
  /** The most a bet can pay, in whole stakes. */
  readonly maxWinX: number
  /** How it is played for long. */
  longBets(): readonly LongBet[]
}

type Choose = Draws['int']
type Input = Readonly<Record<string, unknown>>
export interface RandomPlay {
  bet(choose: Choose): Input
  /** An action of this kind, which may or may not be allowed where it is tried. */
  action?(kind: string, choose: Choose): Input
}
