import type { TableLimitRow, TableRow } from '../db/schema.ts'
import type { InstantLimits, SharedTitle } from './game.ts'
import { findProvider } from './game-titles.ts'

/** A row with what it takes. */
export type KnownTable = TableRow & { limits: readonly TableLimitRow[] }

/** The title of a table: that of its rules, with what its row says. */
export function titleOfTable(base: SharedTitle, row: KnownTable): SharedTitle {
  const { names, provider, theme, speed, tier, language, state, cause } = row
  return {
    ...base,
    gameId: row.table_id,
    names: names ?? base.names,
    provider: (provider && findProvider(provider)) || base.provider,
    theme: theme ?? base.theme,
    // Closed is not gone: it can be opened again.
    status: state === 'closed' ? 'maintenance' : base.status,
    table: {
      ...{ speed, tier, language, state, cause, changedAt: row.changed_at },
      limits: new Map(row.limits.map((one) => [one.currency, limitsOf(one)])),
    },
  }
}

const limitsOf = ({ stake_minor_min, stake_minor_max, payout_minor_max }: TableLimitRow): InstantLimits => ({
  stakeMinorMin: BigInt(stake_minor_min),
  stakeMinorMax: BigInt(stake_minor_max),
  payoutMinorMax: BigInt(payout_minor_max),
})
