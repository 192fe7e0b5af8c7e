import type { InstantRoundView } from '@fairground/contract/studio'
import type { Jackpot, JackpotTier } from '@fairground/game-rules/jackpots'
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely'
import type { ChatMessagesTable, ChatMutesTable, ChatReportsTable } from './chat-schema.ts'
import type { Json, Minor, Mode, Version } from './columns.ts'
import type { FreeBetsTable, RainsTable } from './rain-schema.ts'
import type {
  SharedBetsTable,
  SharedChainsTable,
  SharedPotsTable,
  SharedRoundsTable,
  TableLimitsTable,
  TablesTable,
} from './shared-schema.ts'

export type { ChatMessageRow } from './chat-schema.ts'
export type { Mode } from './columns.ts'
export type { RainRow } from './rain-schema.ts'
export type {
  SharedBetRow,
  SharedBetState,
  SharedChainRow,
  SharedRoundRow,
  SharedRoundState,
  TableLimitRow,
  TableRow,
} from './shared-schema.ts'

export type PairState = 'next' | 'active' | 'revealed'
export type RoundState = 'betting' | 'presenting' | 'collected' | 'void' | 'refused'
export type RoundKind = 'slot' | 'instant' | 'shared'
export type MoveState = 'betting' | 'taken' | 'refused' | 'void'
export type MoneyCall = 'bet' | 'win' | 'rollback' | 'free-round-win' | 'jackpot-win' | 'promo-win'
export type CallState = 'pending' | 'done' | 'exception'
export type TransactionState = 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONED'

export interface LaunchesTable {
  token_hash: Buffer
  player_id: string
  game_id: string
  currency: string
  mode: Mode
  language: string
  device: 'desktop' | 'mobile'
  lobby_url: string
  cashier_url: string
  expires_at: Date
}

export interface SessionsTable {
  session_id: string
  token_hash: Buffer
  launch_hash: Buffer
  player_id: string
  game_id: string
  mode: Mode
  currency: string
  wallet_token_sealed: string
  stake_minor_min: Minor
  stake_minor_max: Minor
  payout_minor_max: Minor | null
  limits_at: Date
  balance_minor: Minor
  balance_version: Version
  opened_at: Date
  seen_at: Date
  last_spin_at: Date | null
  closed_at: Date | null
}

export interface SeedPairsTable {
  pair_id: GeneratedAlways<string>
  player_id: string
  mode: Mode
  state: PairState
  commitment: string
  server_seed_sealed: string
  server_seed: string | null
  client_seed: string | null
  client_seed_by: Generated<'studio' | 'player'>
  next_nonce: Generated<number>
  created_at: Date
  revealed_at: Date | null
}

export interface RoundsTable {
  round_id: string
  kind: Generated<RoundKind>
  request_id: string
  player_id: string
  game_id: string
  mode: Mode
  currency: string
  model_id: string
  model_version: number
  stake_minor: Minor
  total_minor: Minor
  events: ColumnType<Record<string, unknown>[], string, never>
  /** Null for a bet in a shared round. */
  pair_id: string | null
  nonce: number
  state: RoundState
  refusal_code: string | null
  balance_after_bet_minor: Minor
  balance_after_minor: Minor
  balance_version: Version
  /** The grant it was played from, and what was left of that. */
  free_rounds_id: string | null
  free_remaining: number | null
  /** The free bet of a rain that it was played with. */
  free_bet_id: string | null
  /** What the stake brings to each pool of the game's jackpot; null: the bet takes no part in one. */
  jackpot_shares: ColumnType<JackpotShare[] | null, string | null, never>
  started_at: Date
  settled_at: Date | null
  collected_at: Date | null
}

export interface InstantMovesTable {
  round_id: string
  move: number
  step: number
  request_id: string
  input: ColumnType<Json, string, never>
  stake_added_minor: Minor
  stake_minor: Minor
  payout_minor: Minor
  turnover_minor: ColumnType<string | null, bigint | string | null, never>
  is_over: boolean
  events: ColumnType<InstantRoundView['events'], string, never>
  allowed: ColumnType<string[], string, never>
  state: MoveState
  refusal_code: string | null
  at: Date
}

export interface WalletCallsTable {
  transaction_id: string
  round_id: string
  move: Generated<number>
  call: MoneyCall
  body: string
  state: Generated<CallState>
  attempts: Generated<number>
  last_code: string | null
  first_at: Date
  next_at: Date
  done_at: Date | null
}

export interface TransactionsTable {
  seq: GeneratedAlways<string>
  written_by: GeneratedAlways<string>
  transaction_id: string
  round_id: string
  call: MoneyCall
  state: TransactionState
  original_transaction_id: string | null
  amount_minor: Minor
  at: Date
}

export interface FreeRoundsTable {
  free_rounds_id: string
  player_id: string
  game_ids: string[]
  currency: string
  quantity: number
  remaining: number
  stake_minor: Minor
  win_minor_max: Minor
  start_before: Date
  consume_before: Date
  created_at: Date
  cancelled_at: Date | null
  /** How many were left when it was cancelled. */
  cancelled_count: number | null
}

/** Minor units as text: of one stake, for one pool. */
export interface JackpotShare {
  poolId: string
  tier: string
  incrementMinor: string
  reserveMinor: string
  /** The rates it was taken by. */
  rates: Pick<JackpotTier, 'contribution' | 'reserve'>
}

export interface JackpotPoolsTable {
  pool_id: string
  jackpot_id: string
  tier: string
  currency: string
  terms: ColumnType<JackpotTerms, string, string>
  cycle: number
  base_minor: Minor
  increment_minor: Minor
  reserve_minor: Minor
  overflow_minor: Minor
  increment_carry: Minor
  reserve_carry: Minor
  contributed_minor: Minor
  reserved_minor: Minor
  house_minor: Minor
  paid_minor: Minor
  commitment: string | null
  hit_seed_sealed: string | null
  deadline_at: Date | null
  cycle_began_at: Date
  paused_at: Date | null
  moved_minor: ColumnType<string, bigint | undefined, bigint>
  closed_at: Date | null
}

export interface JackpotMovesTable {
  move_id: string
  from_pool: string
  to_pool: string
  base_minor: Minor
  increment_minor: Minor
  reserve_minor: Minor
  at: Date
}

/** What is published of one tier. */
export type JackpotTerms = JackpotTier & Pick<Jackpot, 'kind' | 'stakeMax' | 'deadlineHours'>

export interface JackpotHitsTable {
  pool_id: string
  cycle: number
  round_id: string
  transaction_id: string
  amount_minor: Minor
  base_minor: Minor
  increment_minor: Minor
  seed_reserve_minor: Minor
  seed_house_minor: Minor
  commitment: string | null
  hit_seed: string | null
  at: Date
}

export interface JackpotTermsTable {
  pool_id: string
  changed_at: Date
  before: ColumnType<JackpotTerms, string, never>
  after: ColumnType<JackpotTerms, string, never>
}

export interface PortalNoncesTable {
  nonce: string
  seen_at: Date
}

export interface StudioSchema {
  launches: LaunchesTable
  sessions: SessionsTable
  seed_pairs: SeedPairsTable
  rounds: RoundsTable
  instant_moves: InstantMovesTable
  wallet_calls: WalletCallsTable
  transactions: TransactionsTable
  free_rounds: FreeRoundsTable
  portal_nonces: PortalNoncesTable
  jackpot_pools: JackpotPoolsTable
  jackpot_hits: JackpotHitsTable
  jackpot_moves: JackpotMovesTable
  jackpot_terms: JackpotTermsTable
  tables: TablesTable
  table_limits: TableLimitsTable
  shared_chains: SharedChainsTable
  shared_rounds: SharedRoundsTable
  shared_bets: SharedBetsTable
  shared_pots: SharedPotsTable
  chat_messages: ChatMessagesTable
  chat_mutes: ChatMutesTable
  chat_reports: ChatReportsTable
  rains: RainsTable
  free_bets: FreeBetsTable
}

export type Db = Kysely<StudioSchema>
/** Writers of money or seeds demand it by type: a change outside a transaction does not compile. */
export type Tx = Transaction<StudioSchema>
export type Reader = Db | Tx

export type LaunchRow = Selectable<LaunchesTable>
export type SessionRow = Selectable<SessionsTable>
export type SeedPairRow = Selectable<SeedPairsTable>
export type RoundRow = Selectable<RoundsTable>
export type FreeRoundsRow = Selectable<FreeRoundsTable>
export type InstantMoveRow = Selectable<InstantMovesTable>
export type JackpotPoolRow = Selectable<JackpotPoolsTable>
export type JackpotHitRow = Selectable<JackpotHitsTable>
export type WalletCallRow = Selectable<WalletCallsTable>
