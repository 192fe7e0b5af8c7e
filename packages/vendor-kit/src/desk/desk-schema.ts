import type { Generated, GeneratedAlways, Selectable } from 'kysely'

export interface DeskSessionsTable {
  session_id: string
  token_hash: Buffer
  ticket_id: string
  staff_id: string
  staff_name: string
  rights: string[]
  same_as: string[]
  opened_at: Date
  expires_at: Date
}

/** In order, never changed. */
export interface DeskActsTable {
  act_id: string
  /** The lottery, or the league. */
  table_id: string
  shared_round_id: string | null
  staff_id: string
  staff_name: string
  act: string
  /** Written as JSON text. */
  facts: unknown
  at: Date
  seq: GeneratedAlways<string>
  written_by: Generated<string>
}

export interface DeskWishesTable {
  wish_id: string
  table_id: string
  act: string
  /** Written as JSON text. */
  body: unknown
  reason: string
  asked_by: string
  asked_name: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  outcome: 'done' | 'dropped' | 'late' | null
}

/** Tables of a vendor whose staff have a desk; each makes them by a migration of its own. */
export interface DeskSchema {
  desk_sessions: DeskSessionsTable
  desk_acts: DeskActsTable
  desk_wishes: DeskWishesTable
}

export type DeskWishRow = Selectable<DeskWishesTable>
