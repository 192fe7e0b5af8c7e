import type { MediaServer, TableCause, TableState, VendorTable } from '@fairground/contract/psw'
import type { InstantRoundView } from '@fairground/contract/studio'
import type { Minor, Mode } from '@fairground/vendor-kit'
import type { ColumnType, Generated, Selectable } from 'kysely'

type Json = InstantRoundView['bet']

/** Where outcomes come from: a seed of the chain, or readings of cards or a wheel. */
export type TableSource = 'seed' | 'readings'
export type SharedRoundState = 'ahead' | 'betting' | 'locked' | 'running' | 'result' | 'settled' | 'void'
export type SharedBetState = 'betting' | 'taken' | 'ended' | 'refused' | 'void'

export interface TablesTable {
  table_id: string
  rules_id: string
  names: ColumnType<{ vi: string; en: string } | null, string | null | undefined, string>
  provider: ColumnType<string | null, string | null | undefined, string>
  theme: ColumnType<string | null, string | null | undefined, string>
  speed: ColumnType<VendorTable['speed'], VendorTable['speed'] | undefined, VendorTable['speed']>
  tier: ColumnType<VendorTable['tier'], VendorTable['tier'] | undefined, VendorTable['tier']>
  language: ColumnType<string | null, string | null | undefined, string | null>
  source: ColumnType<TableSource, TableSource | undefined, TableSource>
  state: ColumnType<TableState, TableState | undefined, TableState>
  cause: ColumnType<TableCause | null, TableCause | null | undefined, TableCause | null>
  /** Staff have stopped it: only they open it again. */
  is_stopped: Generated<boolean>
  seats: ColumnType<number, number | undefined, number>
  bet_behind: ColumnType<boolean, boolean | undefined, boolean>
  tips: ColumnType<boolean, boolean | undefined, boolean>
  dealer_writes: ColumnType<boolean, boolean | undefined, boolean>
  risk_group: ColumnType<string | null, string | null | undefined, string | null>
  media: ColumnType<MediaServer | null, string | null | undefined, string | null>
  next_change: ColumnType<Json | null, string | null | undefined, string | null>
  created_at: Date
  changed_at: Date
}

export interface TableLimitsTable {
  table_id: string
  currency: string
  stake_minor_min: Minor
  stake_minor_max: Minor
  payout_minor_max: Minor
  group_limits: ColumnType<Record<string, { min: string; max: string }> | null, string | null | undefined, never>
  round_minor_max: ColumnType<string | null, bigint | null | undefined, never>
  exposure_minor_max: ColumnType<string | null, bigint | null | undefined, never>
  behind_minor_max: ColumnType<string | null, bigint | null | undefined, never>
}

export interface SharedRoundsTable {
  shared_round_id: string
  table_id: string
  source: ColumnType<TableSource, TableSource | undefined, never>
  rules_version: number
  chain_id: string
  number: number
  commitment: string
  state: SharedRoundState
  opened_at: Date
  closes_at: Date
  locked_at: Date | null
  started_at: Date | null
  ended_at: Date | null
  settled_at: Date | null
  void_reason: string | null
  seed_sealed: string | null
  server_seed: string | null
  outcome: ColumnType<Json, string | null, string>
  outcome_sealed: string | null
  stage: ColumnType<number, number | undefined, number>
  shortened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  stage_closes_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  stages_ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface SharedPotsTable {
  table_id: string
  currency: string
  shared_round_id: string
  meter_minor: Minor
  reserve_minor: Minor
}

export interface SharedBetsTable {
  round_id: string
  shared_round_id: string
  player_id: string
  mode: Mode
  place: number
  input: ColumnType<Json, string, never>
  stake_minor: Minor
  limit_minor: Minor
  state: SharedBetState
  refusal_code: string | null
  payout_minor: ColumnType<string, bigint | undefined, bigint>
  events: ColumnType<InstantRoundView['events'], string | undefined, string>
  placed_at: Date
  ended_at: Date | null
  closes_in_ms: ColumnType<number | null, number | null | undefined, never>
  rtt_ms: ColumnType<number | null, number | null | undefined, never>
  behind_seat: ColumnType<number | null, number | null | undefined, never>
}

export interface SlipBooksTable {
  shared_round_id: string
  mode: Mode
  currency: string
  version: number
  worst_minor: Minor
  worst_class: number
  held_minor: Minor
}

export interface RiskCapsTable {
  risk_group: string
  currency: string
  cap_minor: Minor
}

export interface ReadyWordsTable {
  shared_round_id: string
  player_id: string
  mode: Mode
  is_skip: boolean
  said_at: Date
}

export interface SeatsTable {
  table_id: string
  seat: number
  player_id: string
  taken_at: Date
  lease_until: Date | null
  is_confirmed: ColumnType<boolean, boolean | undefined, boolean>
  idle_rounds: ColumnType<number, number | undefined, number>
}

export interface TipsTable {
  round_id: string
  table_id: string
  shared_round_id: string
  player_id: string
  shift_id: string | null
  given_at: Date
}

export interface StageWishesTable {
  shared_round_id: string
  player_id: string
  mode: Mode
  stage: number
  wish_sealed: string | null
  received_at: Date | null
  decided: string | null
}

export interface StageRaisesTable {
  round_id: string
  move: number
  shared_round_id: string
  stage: number
  amount_minor: Minor
  state: 'betting' | 'taken' | 'refused' | 'void'
  refusal_code: ColumnType<string | null, string | null | undefined, string>
  at: Date
}

export type StageWishRow = Selectable<StageWishesTable>
export type StageRaiseRow = Selectable<StageRaisesTable>
export type SeatRow = Selectable<SeatsTable>
export type TableRow = Selectable<TablesTable>
export type TableLimitRow = Selectable<TableLimitsTable>
export type SharedRoundRow = Selectable<SharedRoundsTable>
export type SharedBetRow = Selectable<SharedBetsTable>
