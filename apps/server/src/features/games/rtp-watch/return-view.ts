import type { GameReturn, ReturnFigures, ReturnState } from '@fairground/contract'
import type { VendorReturn } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'

/** What a counted day and a raised alarm have in common. */
interface CountedRow {
  kind: string
  currency: string
  model_id: string
  model_version: number
  round_count: string
  stake_minor: string
  payout_minor: string
  rtp_min: number | null
  rtp_max: number | null
  actual: number
  low: number | null
  high: number | null
  is_measured: boolean
  state: string
}

interface GameOfRow {
  node_id: string
  names: unknown
  own_names: unknown
  icon_url: string | undefined
  stopped_at: Date | null
}

export const viewFigures = (row: CountedRow): ReturnFigures => ({
  kind: row.kind as VendorReturn['kind'],
  currency: row.currency,
  modelId: row.model_id,
  modelVersion: row.model_version,
  rounds: Number(row.round_count),
  stake: formatAmount(BigInt(row.stake_minor), getCurrency(row.currency)),
  payout: formatAmount(BigInt(row.payout_minor), getCurrency(row.currency)),
  actual: row.actual,
  certifiedMin: row.rtp_min,
  certifiedMax: row.rtp_max,
  low: row.low,
  high: row.high,
  isMeasured: row.is_measured,
  state: row.state as ReturnState,
})

export function viewGame({ node_id, names, own_names, icon_url, stopped_at }: GameOfRow) {
  const { vi = '', en = '' } = { ...(names as Record<string, string>), ...(own_names as Record<string, string>) }
  return {
    nodeId: node_id,
    names: { vi, en },
    iconUrl: icon_url,
    stoppedAt: stopped_at?.toISOString(),
  }
}

export const viewGameReturn = (row: CountedRow & GameOfRow): GameReturn => ({ ...viewFigures(row), ...viewGame(row) })
