import type { SportsInputs, SportsKind, SportsMatchState, SportsPick, SportsRefusal } from '@fairground/contract/sports'
import type { Outcome } from '@fairground/sports-rules'
import type { ChainSchema, DeskSchema, Minor, RoundHeadsTable, VendorSchema } from '@fairground/vendor-kit'
import type { Generated, Kysely, Selectable, Transaction } from 'kysely'

/** A match is a place in the chain of its league. */
export interface MatchesTable {
  shared_round_id: string
  chain_id: string
  number: number
  /** The league. */
  table_id: string
  /** The element of the chain before this match's. */
  commitment: string
  seed_sealed: string | null
  server_seed: string | null
  season: number
  match_day: number
  match_place: number
  home: string
  away: string
  starts_at: Date
  lambda_home: string
  lambda_away: string
  rho: string
  rules_version: number
  sport: Generated<SportsKind>
  /** Of a series. */
  best_of: Generated<1 | 3 | 5 | null>
  part: Generated<number[]>
  state: Generated<SportsMatchState>
  version: Generated<number>
  score_home: Generated<number>
  score_away: Generated<number>
  half_home: Generated<number | null>
  half_away: Generated<number | null>
  suspended_until: Generated<Date | null>
  is_stopped: Generated<boolean>
  ended_at: Generated<Date | null>
  settled_at: Generated<Date | null>
  void_cause: Generated<string | null>
}

export type MatchEventKind =
  | 'kick-off'
  | 'goal'
  | 'half-time'
  | 'second-half'
  | 'full-time'
  | 'round'
  | 'part'
  | 'points'
  | 'period'
export interface MatchEventsTable {
  match_id: string
  version: number
  kind: MatchEventKind
  minute: number
  side: 'home' | 'away' | null
  score_home: number
  score_away: number
  part: Generated<number[]>
  at: Date
}

export interface TeamsTable {
  league_id: string
  team_id: string
  rating: string
}

export interface LeaguesTable {
  league_id: string
  goals: string
  home_advantage: string
  alive_at: Date | null
  is_stopped: Generated<boolean>
  margin_percent: Generated<number>
  cap_percent: Generated<number>
}

export interface BetsTable extends RoundHeadsTable {
  slip_id: string
  accept: 'better' | 'any' | 'none'
  sizes: number[]
  unit_minor: Minor
  stake_minor: Minor
  payout_minor_max: Minor | null
  payout_minor: Generated<string>
  started_at: Date
  decides_at: Date
  accepted_at: Generated<Date | null>
  is_cashed_out: Generated<boolean>
  refusal: Generated<SportsRefusal | null>
}

export interface LegsTable {
  round_id: string
  leg: number
  match_id: string
  picks: SportsPick[]
  price_x100: number
  fair: string
  version: number
  inputs: SportsInputs
  outcome: Outcome | null
}

export interface BooksTable {
  match_id: string
  currency: string
  entries: Generated<number>
}

export interface BookEntriesTable {
  match_id: string
  currency: string
  entry_no: number
  round_id: string
  leg: number
  /** -1 takes an entry back. */
  sign: number
  stake_minor: Minor
  price_x100: number
  others: string | null
}

export interface FavouritesTable {
  player_id: string
  kind: 'league' | 'team'
  target_id: string
  followed_at: Date
}

export interface SportsSchema extends VendorSchema, Omit<ChainSchema, 'shared_rounds'>, DeskSchema {
  rounds: BetsTable
  shared_rounds: MatchesTable
  match_events: MatchEventsTable
  teams: TeamsTable
  leagues: LeaguesTable
  legs: LegsTable
  books: BooksTable
  book_entries: BookEntriesTable
  favourites: FavouritesTable
}

export type Db = Kysely<SportsSchema>
export type Tx = Transaction<SportsSchema>
export type MatchRow = Selectable<MatchesTable>
export type EventRow = Selectable<MatchEventsTable>
export type BetRow = Selectable<BetsTable>
export type LegRow = Selectable<LegsTable>
