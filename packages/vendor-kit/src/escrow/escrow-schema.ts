import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely'
import type { Minor } from '../db/columns.ts'
import type { VendorSchema } from '../db/schema.ts'
import type { VendorKit } from '../vendor-kit.ts'

/** 0 when it is not given. */
type Count = ColumnType<string, bigint | undefined, bigint>

/** `opening`: the wallet has not said yes. `closing`: the end is owed. `void`: it never held money. */
export type EscrowState = 'opening' | 'open' | 'closing' | 'closed' | 'void'

export interface EscrowsTable {
  escrow_id: string
  player_id: string
  game_id: string
  table_id: string
  currency: string
  state: Generated<EscrowState>
  balance_minor: Count
  last_hand_seq: Count
  may_play_on: Generated<boolean>
  stop_reason: string | null
  opened_at: Date
  closed_at: Date | null
}

export interface EscrowTablesTable {
  table_id: string
  last_hand_seq: Count
}

export interface EscrowCallsTable {
  call_id: GeneratedAlways<string>
  transaction_id: string
  call: 'open' | 'top-up' | 'rollback' | 'hand' | 'close'
  table_id: string
  escrow_id: string | null
  hand_seq: ColumnType<string | null, bigint | null, never>
  amount_minor: Minor | null
  body: string | null
  /** `exception`: a person must look. `replaced`: the hand was corrected under another id. */
  state: Generated<'pending' | 'done' | 'exception' | 'replaced'>
  attempts: Generated<number>
  last_code: string | null
  first_at: Date
  next_at: Date
  done_at: Date | null
}

/** Tables of a vendor with tables of players: `VendorStorage.hasEscrow` makes them. */
export interface EscrowSchema {
  escrows: EscrowsTable
  escrow_tables: EscrowTablesTable
  escrow_calls: EscrowCallsTable
}

export type EscrowDb = Kysely<EscrowSchema>
export type EscrowTx = Transaction<EscrowSchema>
export type EscrowReader = EscrowDb | EscrowTx
export type EscrowRow = Selectable<EscrowsTable>
export type EscrowCallRow = Selectable<EscrowCallsTable>

/** For vendors whose players play each other. */
export type EscrowKit = Omit<VendorKit, 'db'> & { db: Kysely<VendorSchema & EscrowSchema> }
