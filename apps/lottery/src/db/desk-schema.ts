import type { DeskSchema, Minor } from '@fairground/vendor-kit'
import type { GeneratedAlways } from 'kysely'

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

export interface LotteryDeskSchema extends DeskSchema {
  sales: SalesTable
  limits: LimitsTable
  liability: LiabilityTable
}
