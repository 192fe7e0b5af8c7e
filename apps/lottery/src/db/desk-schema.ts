import type { Minor } from '@fairground/vendor-kit'
import type { Generated, GeneratedAlways } from 'kysely'

interface DeskSessionsTable {
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

interface DeskActsTable {
  act_id: string
  game_id: string
  draw_id: string | null
  staff_id: string
  staff_name: string
  act: string
  /** Written as JSON text. */
  facts: unknown
  at: Date
  seq: GeneratedAlways<string>
  written_by: Generated<string>
}

interface DeskWishesTable {
  wish_id: string
  game_id: string
  act: 'limit' | 'void'
  body: unknown
  reason: string
  asked_by: string
  asked_name: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  outcome: 'done' | 'dropped' | 'late' | null
}

interface SalesTable {
  sale_id: GeneratedAlways<string>
  game_id: string
  is_on: boolean
  set_at: Date
  set_by: string
}

interface LimitsTable {
  limit_id: GeneratedAlways<string>
  game_id: string
  currency: string
  kind: 'ticket' | 'player' | 'number'
  play: string
  number: string
  max_minor: Minor | null
  set_at: Date
  set_by: string
  agreed_by: string
}

interface LiabilityTable {
  draw_id: string
  currency: string
  play: string
  number: string
  payout_minor: Minor
  stake_minor: Minor
}

export interface DeskSchema {
  desk_sessions: DeskSessionsTable
  desk_acts: DeskActsTable
  desk_wishes: DeskWishesTable
  sales: SalesTable
  limits: LimitsTable
  liability: LiabilityTable
}
