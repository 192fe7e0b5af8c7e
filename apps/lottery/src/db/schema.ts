import type { ChainPlacesTable, ChainSchema, Minor, RoundHeadsTable, VendorSchema } from '@fairground/vendor-kit'
import type { Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely'

export type DrawState = 'open' | 'closed' | 'drawn' | 'settled' | 'void'
export type DrawMode = 'drand' | 'recorded' | 'none'

/** A draw is a place in the chain of its lottery. */
export interface DrawsTable extends ChainPlacesTable {
  shared_round_id: string
  /** The lottery's game id. */
  table_id: string
  /** The element of the chain before this draw's. */
  commitment: string
  seed_sealed: string | null
  server_seed: string | null
  draw_no: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  mode: DrawMode
  rules_version: number
  state: Generated<DrawState>
  closed_at: Date | null
  ticket_root: string | null
  ticket_count: number | null
  stakes: Record<string, string> | null
  beacon_round: Minor | null
  time_lock: string | null
  beacon_signature: string | null
  result: unknown
  drawn_at: Date | null
  settled_at: Date | null
  void_cause: string | null
}

export interface PurchasesTable {
  purchase_id: string
  player_id: string
  game_id: string
  request_id: string
  stops_on_win: boolean
  plan_id: string | null
  made_at: Date
  stopped_at: Date | null
}

export interface TicketsTable extends RoundHeadsTable {
  draw_id: string
  purchase_id: string
  issue: number
  multiple: number
  stake_minor: Minor
  payout_minor_max: Minor | null
  payout_minor: Generated<string>
  started_at: Date
}

export interface LinesTable {
  round_id: string
  line: number
  play: string
  selection: unknown
  numbers: string[]
  bets: number
  unit_minor: Minor
  stake_minor: Minor
  terms: Record<string, unknown>
  factor: number
  salt: string
  hits: number | null
  refund_minor: Minor | null
  payout_minor: Minor | null
}

export interface FactorsTable {
  factor_id: GeneratedAlways<string>
  game_id: string
  draw_no: string | null
  play: string
  number: string
  per_mille: number
  set_at: Date
  set_by: string
}

export interface TreePartsTable {
  draw_id: string
  part: number
  first_id: string
  root: string
}

export interface LotterySchema extends VendorSchema, Omit<ChainSchema, 'shared_rounds'> {
  rounds: TicketsTable
  shared_rounds: DrawsTable
  purchases: PurchasesTable
  lines: LinesTable
  factors: FactorsTable
  tree_parts: TreePartsTable
}

export type Db = Kysely<LotterySchema>
export type Tx = Transaction<LotterySchema>
export type DrawRow = Selectable<DrawsTable>
export type TicketRow = Selectable<TicketsTable>
export type LineRow = Selectable<LinesTable>
