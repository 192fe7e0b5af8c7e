import type { Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely'
import type { Minor, Mode, Version } from './columns.ts'

export type PairState = 'next' | 'active' | 'revealed'
/** `betting`: the stake is asked for. `presenting`: it was taken. `collected`: the player has seen the end. */
export type RoundState = 'betting' | 'presenting' | 'collected' | 'void' | 'refused'
export type MoneyCall = 'bet' | 'win' | 'rollback' | 'free-round-win' | 'jackpot-win' | 'promo-win' | 'adjust'
/** `exception`: a person must look. `closed`: it was given up. */
export type CallState = 'pending' | 'done' | 'exception' | 'closed'
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
  slot_ms_min: Generated<number>
  game_ms_min: Generated<number>
  has_autoplay: Generated<boolean>
  has_turbo: Generated<boolean>
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

/** What the kit must know of a round; what it is about stands in further columns of the vendor's own. */
export interface RoundHeadsTable {
  round_id: string
  player_id: string
  game_id: string
  mode: Mode
  currency: string
  state: RoundState
  refusal_code: string | null
  balance_after_bet_minor: Minor
  balance_after_minor: Minor
  balance_version: Version
  settled_at: Date | null
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

export interface PortalNoncesTable {
  nonce: string
  seen_at: Date
}

/** Seeds of shared rounds, a chain for each table. */
export interface SharedChainsTable {
  chain_id: GeneratedAlways<string>
  table_id: string
  head: string
  length: number
  last_sealed: string
  salt: string | null
  /** When the head was published. */
  created_at: Date
  /** Named with the head; null in chains of the studio that are older than the beacon. */
  beacon_kind: 'drand' | 'recorded' | null
  beacon_round: Minor | null
  beacon_signature: string | null
  salted_at: Date | null
}

/** What the kit must know of a round in a chain. */
export interface ChainPlacesTable {
  chain_id: string
  number: number
}

/** Tables of every vendor, in the schema that it names. */
export interface VendorSchema {
  launches: LaunchesTable
  sessions: SessionsTable
  rounds: RoundHeadsTable
  wallet_calls: WalletCallsTable
  transactions: TransactionsTable
  portal_nonces: PortalNoncesTable
}

export interface SeedSchema {
  seed_pairs: SeedPairsTable
}

export interface ChainSchema {
  shared_chains: SharedChainsTable
  shared_rounds: ChainPlacesTable
}

export type VendorDb = Kysely<VendorSchema>
/** Writers of money demand it by type: a change outside a transaction does not compile. */
export type VendorTx = Transaction<VendorSchema>
export type SeedDb = Kysely<SeedSchema>
export type SeedTx = Transaction<SeedSchema>
export type ChainDb = Kysely<ChainSchema>
export type VendorReader = VendorDb | VendorTx

export type LaunchRow = Selectable<LaunchesTable>
export type SessionRow = Selectable<SessionsTable>
export type SeedPairRow = Selectable<SeedPairsTable>
export type WalletCallRow = Selectable<WalletCallsTable>
export type SharedChainRow = Selectable<SharedChainsTable>
