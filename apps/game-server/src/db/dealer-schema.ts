import type { CareCause } from '@fairground/contract/psw'
import type { Minor } from '@fairground/vendor-kit'
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'

/** A step that was confirmed; `card` is what was told, the rest opens the card where it was read by its id. */
export interface ReadCard {
  told: string
  id?: string
  salt?: string
  path?: string[]
}

type JsonOf<Value> = ColumnType<Value, string, string>

export interface DeskSessionsTable {
  session_id: string
  token_hash: Buffer
  ticket_id: string
  table_id: string
  staff_id: string
  staff_name: string
  rights: string[]
  same_as: string[]
  language: string
  opened_at: Date
  expires_at: Date
}

export interface ShiftsTable {
  shift_id: string
  table_id: string
  chain_id: string | null
  dealer_id: string
  dealer_name: string
  opened_at: Date
  closed_at: Date | null
  plan_id: string | null
}

export interface ShiftPlansTable {
  plan_id: string
  table_id: string
  dealer_id: string
  dealer_name: string
  starts_at: Date
  ends_at: Date
  planned_by: string
  planned_name: string
  planned_at: Date
  cancelled_by: string | null
  cancelled_at: Date | null
}

export interface ShoesTable {
  shoe_id: string
  table_id: string
  chain_id: string
  deck_set: string
  root: string
  cards_sealed: string
  opened: ColumnType<ReadCard[] | null, string | null, string | null>
  cut_in: number | null
  in_review: ColumnType<boolean, boolean | undefined, boolean>
  created_at: Date
  ended_at: Date | null
}

export interface CardSetsTable {
  set_id: string
  table_id: string
  deck_set: string
  root: string
  cards_sealed: string
  made_by: string
  made_at: Date
  printed_at: Date | null
  taken_at: Date | null
  dropped_at: Date | null
}

export interface DealtRoundsTable {
  shared_round_id: string
  shift_id: string
  shoe_id: string | null
  cards: ColumnType<ReadCard[], string | undefined, string>
  is_typed: ColumnType<boolean, boolean | undefined, boolean>
  paused_at: Date | null
  paused_for: string | null
  rest_ms: number | null
  shut_groups: ColumnType<string[], string[], never>
  picture_lost_at: ColumnType<Date | null, never, Date>
  picture_back_at: ColumnType<Date | null, never, Date | null>
  picture_added_ms: ColumnType<number, never, number>
}

/** What the relay last saw of the picture of a table. */
export interface TablePicturesTable {
  table_id: string
  shift_id: string
  seen_at: Date
}

/** The picture of a round, or of a part of it: a file of the studio, or where the operator's media server has it. */
export interface RecordingsTable {
  recording_id: string
  shared_round_id: string
  table_id: string
  state: 'writing' | 'whole' | 'broken' | 'removed' | 'outside'
  file: string | null
  pattern: string | null
  from_at: Date
  to_at: Date | null
  written_at: Date
  bytes: ColumnType<string | null, bigint | null, bigint | null>
  sha256: string | null
}

export interface DevicesTable {
  device_id: string
  table_id: string
  kind: 'barcode' | 'camera-page' | 'wheel-sensor' | 'dice-camera'
  public_key: string
  firmware: string | null
  last_seq: ColumnType<number, number | undefined, number>
  seen_at: Date | null
  faulted_at: Date | null
  added_by: string
  added_at: Date
  confirmed_by: string | null
  confirmed_at: Date | null
  removed_by: string | null
  removed_at: Date | null
}

export interface ReadingsTable {
  reading_id: string
  table_id: string
  shared_round_id: string | null
  step: number
  told: string
  card_id: string | null
  confidence_bp: number | null
  device_id: string | null
  seq: number | null
  signature: string | null
  staff_id: string | null
  staff_name: string | null
  state: 'waiting' | 'confirmed' | 'differs' | 'withdrawn' | 'refused'
  code: string | null
  at: Date
}

export interface IncidentsTable {
  incident_id: string
  table_id: string
  shared_round_id: string | null
  kind: string
  facts: JsonOf<Record<string, unknown>>
  outcome: 'go-on' | 'read-again' | 'void' | 'review' | 'corrected'
  opened_by: string
  opened_at: Date
  decided_by: ColumnType<string[], string[] | undefined, string[]>
  decided_names: ColumnType<string[], string[] | undefined, string[]>
  has_supervisor: ColumnType<boolean, boolean | undefined, boolean>
  decided_at: Date | null
  money_moved: ColumnType<boolean, boolean | undefined, boolean>
}

export interface DeskActsTable {
  act_id: string
  table_id: string
  shared_round_id: string | null
  staff_id: string
  staff_name: string
  act: string
  facts: JsonOf<Record<string, unknown>>
  at: Date
  seq: GeneratedAlways<string>
  written_by: GeneratedAlways<string>
}

export interface RoundCorrectionsTable {
  shared_round_id: string
  version: number
  told_before: JsonOf<string[]>
  told: JsonOf<string[]>
  outcome_before: JsonOf<unknown>
  keeps_overpaid: boolean
  reason: string
  asked_by: string
  asked_name: string
  confirmed_by: string
  confirmed_name: string
  at: Date
}

export interface BetCorrectionsTable {
  round_id: string
  version: number
  shared_round_id: string
  paid_before_minor: Minor
  payout_minor: Minor
  change_minor: Minor
  left_minor: Minor
  events_before: JsonOf<unknown>
}

export interface PlayerCaresTable {
  care_id: string
  table_id: string
  player_id: string
  mark: string
  said: string
  cause: CareCause
  opened_by: string
  opened_name: string
  opened_at: Date
  taken_by: string | null
  taken_name: string | null
  taken_at: Date | null
  closed_by: string | null
  closed_name: string | null
  closed_at: Date | null
  note: string | null
}

export interface DealerSchema {
  desk_sessions: DeskSessionsTable
  shifts: ShiftsTable
  shift_plans: ShiftPlansTable
  shoes: ShoesTable
  card_sets: CardSetsTable
  dealt_rounds: DealtRoundsTable
  table_pictures: TablePicturesTable
  recordings: RecordingsTable
  devices: DevicesTable
  readings: ReadingsTable
  incidents: IncidentsTable
  desk_acts: DeskActsTable
  player_cares: PlayerCaresTable
  round_corrections: RoundCorrectionsTable
  bet_corrections: BetCorrectionsTable
}

export type ShiftRow = Selectable<ShiftsTable>
export type ShoeRow = Selectable<ShoesTable>
export type CardSetRow = Selectable<CardSetsTable>
export type DealtRoundRow = Selectable<DealtRoundsTable>
export type TablePictureRow = Selectable<TablePicturesTable>
export type RecordingRow = Selectable<RecordingsTable>
export type DeviceRow = Selectable<DevicesTable>
export type ReadingRow = Selectable<ReadingsTable>
export type RoundCorrectionRow = Selectable<RoundCorrectionsTable>
export type PlayerCareRow = Selectable<PlayerCaresTable>
export type IncidentRow = Selectable<IncidentsTable>
