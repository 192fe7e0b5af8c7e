import type { InstantRoundView } from '@fairground/contract/studio'
import type { Jackpot, JackpotTier } from '@fairground/game-rules/jackpots'
import type {
  ChainSchema,
  EscrowSchema,
  Minor,
  Mode,
  RoundState,
  SeedSchema,
  VendorSchema,
  Version,
} from '@fairground/vendor-kit'
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { ChatMessagesTable, ChatMutesTable, ChatReportsTable } from './chat-schema.ts'
import type { DealerSchema } from './dealer-schema.ts'
import type { FishingSchema } from './fishing-schema.ts'
import type { FreeBetsTable, RainsTable } from './rain-schema.ts'
import type { RoomsSchema } from './rooms-schema.ts'
import type {
  ReadyWordsTable,
  RiskCapsTable,
  SeatsTable,
  SharedBetsTable,
  SharedPotsTable,
  SharedRoundsTable,
  SlipBooksTable,
  StageRaisesTable,
  StageWishesTable,
  TableLimitsTable,
  TablesTable,
  TipsTable,
} from './shared-schema.ts'

export type { Mode, RoundState, SeedPairRow, SharedChainRow, WalletCallRow } from '@fairground/vendor-kit'
export type { ChatMessageRow } from './chat-schema.ts'
export type {
  CardSetRow,
  DealtRoundRow,
  DeviceRow,
  IncidentRow,
  PlayerCareRow,
  ReadCard,
  ReadingRow,
  RecordingRow,
  RoundCorrectionRow,
  ShiftPlansTable,
  ShiftRow,
  ShoeRow,
  TablePictureRow,
} from './dealer-schema.ts'
export type { FishingRoomRow, FishingSeatRow, FishingTideRow, MagazineEnd, MagazineRow } from './fishing-schema.ts'
export type { RainRow } from './rain-schema.ts'
export type { HandRow, HandSeatRow, RoomActRow, RoomRow, SittingRow } from './rooms-schema.ts'
export type {
  SeatRow,
  SharedBetRow,
  SharedBetState,
  SharedRoundRow,
  SharedRoundState,
  StageRaiseRow,
  StageWishRow,
  TableLimitRow,
  TableRow,
  TableSource,
} from './shared-schema.ts'

export type RoundKind = 'slot' | 'instant' | 'shared' | 'tip' | 'fishing'
export type MoveState = 'betting' | 'taken' | 'refused' | 'void'

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
  input: ColumnType<InstantRoundView['bet'], string, never>
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

/** The tables of every vendor, and the studio's own. */
export interface StudioSchema extends VendorSchema, SeedSchema, EscrowSchema, DealerSchema, RoomsSchema, FishingSchema {
  rounds: RoundsTable
  instant_moves: InstantMovesTable
  free_rounds: FreeRoundsTable
  jackpot_pools: JackpotPoolsTable
  jackpot_hits: JackpotHitsTable
  jackpot_moves: JackpotMovesTable
  jackpot_terms: JackpotTermsTable
  tables: TablesTable
  table_limits: TableLimitsTable
  /** Chains that are older than the beacon were salted with seeds of players. */
  shared_chains: ChainSchema['shared_chains'] & {
    salted_with: Generated<string[] | null>
    /** Of a shoe, or of a shift at a wheel: their rounds have no seed. */
    kind: Generated<'seed' | 'cards' | 'wheel'>
  }
  shared_rounds: SharedRoundsTable
  shared_bets: SharedBetsTable
  shared_pots: SharedPotsTable
  slip_books: SlipBooksTable
  seats: SeatsTable
  tips: TipsTable
  risk_caps: RiskCapsTable
  ready_words: ReadyWordsTable
  stage_wishes: StageWishesTable
  stage_raises: StageRaisesTable
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

export type RoundRow = Selectable<RoundsTable>
export type FreeRoundsRow = Selectable<FreeRoundsTable>
export type InstantMoveRow = Selectable<InstantMovesTable>
export type JackpotPoolRow = Selectable<JackpotPoolsTable>
export type JackpotHitRow = Selectable<JackpotHitsTable>
