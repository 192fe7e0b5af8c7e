import type { Minor } from '@fairground/vendor-kit'
import type { Selectable } from 'kysely'

export interface RainsTable {
  rain_id: string
  table_id: string
  currency: string
  quantity: number
  remaining: number
  stake_minor: Minor
  /** Of each free bet. */
  win_minor_max: Minor
  campaign_id: string
  created_at: Date
  open_until: Date
  cancelled_at: Date | null
  /** How many were left when it was cancelled. */
  cancelled_count: number | null
}

export interface FreeBetsTable {
  free_bet_id: string
  rain_id: string
  player_id: string
  caught_at: Date
  expires_at: Date
}

export type RainRow = Selectable<RainsTable>
