import { gameTiles } from '@fairground/art/catalogue'
import type { TableLimitRow, TableRow } from '../db/schema.ts'
import type { SharedTitle, TableLimits } from './game.ts'
import { findProvider, imagesOf } from './game-titles.ts'

/** A row with what it takes. */
export type KnownTable = TableRow & { limits: readonly TableLimitRow[] }

const tiles = new Set(gameTiles.map(({ slug }) => slug))
const hasTile = (tableId: string): boolean => tiles.has(tableId)

/** The title of a table: that of its rules, with what its row says. */
export function titleOfTable(base: SharedTitle, row: KnownTable): SharedTitle {
  const {
    names,
    provider,
    theme,
    speed,
    tier,
    language,
    state,
    cause,
    source,
    seats,
    tips,
    media,
    risk_group: riskGroup,
  } = row
  return {
    ...base,
    gameId: row.table_id,
    names: names ?? base.names,
    provider: (provider && findProvider(provider)) || base.provider,
    theme: theme ?? base.theme,
    images: hasTile(row.table_id) ? imagesOf(row.table_id, base.category === 'LIVE') : base.images,
    // Closed is not gone: it can be opened again. A dealer's table can be looked at between shifts, and says that it is closed.
    status: state === 'closed' && source === 'seed' ? 'maintenance' : base.status,
    table: {
      ...{
        speed,
        tier,
        language,
        state,
        cause,
        source,
        seats,
        betBehind: row.bet_behind,
        tips,
        media,
        riskGroup,
        changedAt: row.changed_at,
      },
      limits: new Map(row.limits.map((one) => [one.currency, limitsOf(one)])),
    },
  }
}

const limitsOf = (row: TableLimitRow): TableLimits => ({
  stakeMinorMin: BigInt(row.stake_minor_min),
  stakeMinorMax: BigInt(row.stake_minor_max),
  payoutMinorMax: BigInt(row.payout_minor_max),
  ...(row.group_limits && { groups: groupsOf(row.group_limits) }),
  roundMinorMax: row.round_minor_max === null ? undefined : BigInt(row.round_minor_max),
  behindMinorMax: row.behind_minor_max === null ? undefined : BigInt(row.behind_minor_max),
  exposureMinorMax: row.exposure_minor_max === null ? undefined : BigInt(row.exposure_minor_max),
})

const groupsOf = (groups: NonNullable<TableLimitRow['group_limits']>) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, { min, max }]) => [group, { minMinor: BigInt(min), maxMinor: BigInt(max) }]),
  )
