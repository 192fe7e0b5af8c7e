import type { LotteryPoolEnd } from '@fairground/contract/lottery-proofs'
import type { ChainSchema, Minor, RoundHeadsTable, VendorSchema } from '@fairground/vendor-kit'
import type { Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely'
import type { HeldNumber } from '../liability/held-numbers.ts'
import type { LotteryDeskSchema } from './desk-schema.ts'

export type DrawState = 'open' | 'closed' | 'drawn' | 'settled' | 'void'
/** `official`: somebody else draws it, and its result comes by import. */
export type DrawMode = 'drand' | 'recorded' | 'none' | 'official'

/** A draw is a place in the chain of its lottery; one that somebody else holds has no chain. */
export interface DrawsTable {
  shared_round_id: string
  chain_id: string | null
  number: number | null
  /** The lottery's game id. */
  table_id: string
  /** The element of the chain before this draw's. */
  commitment: string | null
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
  result_of: string | null
  settles_at: Generated<Date | null>
  result_version: Generated<number>
  resettles: Generated<boolean>
  is_corrected: Generated<boolean>
  held_cause: Generated<HeldCause | null>
}

export type HeldCause = 'sources-differ' | 'people-differ'

export interface PurchasesTable {
  purchase_id: string
  player_id: string
  game_id: string
  request_id: string
  stops_on_win: boolean
  stop_at_minor: Minor | null
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
  /** Of the ticket's group, as the bet tells them. */
  points: TicketPoints | null
}

export interface TicketPoints {
  group: number
  /** Minor units. */
  base: string
  draw: string
  onSaleSince: string
}

export interface PlayerGroupsTable {
  player_id: string
  own_group: number
  floor_group: number
  told_at: Date
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
  held: Generated<HeldNumber[]>
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

/** What a source said, whenever that was not what it had said before. */
export interface ResultImportsTable {
  import_id: string
  game_id: string
  source_id: string
  fetched_at: Date
  staff_id: string | null
  raw: string
  raw_hash: string
  parsed: Record<string, unknown>
  faults: { row: number; message: string }[]
}

/** How the last look at a source ended; empty: it answered. */
export interface ResultLooksTable {
  game_id: string
  source_id: string
  at: Date
  fault: string
}

export interface ResultTypingsTable {
  typing_id: string
  draw_id: string
  staff_id: string
  staff_name: string
  same_as: string[]
  result: unknown
  at: Date
}

/** Who said a result: sources by their ids, or people. */
export type ToldBy = { sources: string[] } | { people: { staffId: string; name: string }[] }

export interface ResultVersionsTable {
  draw_id: string
  version: number
  result: unknown
  told_by: ToldBy
  reason: string | null
  at: Date
  withdrawn_at: Date | null
  settled_at: Date | null
}

export interface ResultWishesTable {
  wish_id: string
  draw_id: string
  version: number
  result: unknown
  reason: string
  asked_by: string
  asked_name: string
  asked_at: Date
  decided_by: string | null
  decided_name: string | null
  decided_at: Date | null
  is_granted: boolean | null
}

export interface TicketCorrectionsTable {
  round_id: string
  version: number
  draw_id: string
  paid_before_minor: Minor
  payout_minor: Minor
  change_minor: Minor
}

export interface PoolKey {
  game_id: string
  tier: string
  mode: 'real' | 'demo'
  currency: string
}

export interface PoolsTable extends PoolKey {
  /** The sum of its entries. */
  balance_minor: Minor
}

export type PoolEntryKind = 'sales' | 'fixed' | 'house' | 'prize' | 'void'
export interface PoolEntriesTable extends PoolKey {
  entry_id: GeneratedAlways<string>
  draw_id: string
  kind: PoolEntryKind
  amount_minor: Minor
  made_at: Date
}

export interface PoolEndsTable {
  draw_id: string
  mode: 'real' | 'demo'
  currency: string
  told: LotteryPoolEnd
}

export interface LotterySchema extends VendorSchema, Omit<ChainSchema, 'shared_rounds'>, LotteryDeskSchema {
  rounds: TicketsTable
  shared_rounds: DrawsTable
  purchases: PurchasesTable
  lines: LinesTable
  factors: FactorsTable
  tree_parts: TreePartsTable
  result_imports: ResultImportsTable
  result_looks: ResultLooksTable
  result_typings: ResultTypingsTable
  result_versions: ResultVersionsTable
  result_wishes: ResultWishesTable
  ticket_corrections: TicketCorrectionsTable
  pools: PoolsTable
  pool_entries: PoolEntriesTable
  pool_ends: PoolEndsTable
  player_groups: PlayerGroupsTable
}

export type Db = Kysely<LotterySchema>
export type Tx = Transaction<LotterySchema>
export type DrawRow = Selectable<DrawsTable>
export type TicketRow = Selectable<TicketsTable>
export type LineRow = Selectable<LinesTable>
export type ImportRow = Selectable<ResultImportsTable>
export type VersionRow = Selectable<ResultVersionsTable>
export type WishRow = Selectable<ResultWishesTable>
