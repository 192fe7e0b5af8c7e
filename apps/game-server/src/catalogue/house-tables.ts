import { gameTitles, type HouseTable } from '@fairground/game-rules/titles'
import type { InstantLimits } from './game.ts'
import { instantBaseOf } from './instant-limits.ts'
import { stakeCurrencies } from './stakes.ts'

type Tier = HouseTable['tier']

/** What a tier does to the limits of the studio: least and largest stake, times. */
const tiers: Readonly<Record<Tier, { min: bigint; max: readonly [bigint, bigint] } | undefined>> = {
  low: { min: 1n, max: [1n, 10n] },
  standard: undefined,
  high: { min: 10n, max: [5n, 1n] },
  vip: { min: 100n, max: [10n, 1n] },
}

export interface HouseTableRow extends Omit<HouseTable, 'dealer' | 'studio'> {
  tableId: string
  rulesId: string
  /** Slug of the studio, or of whose ring it is. */
  provider: string
  /** Who deals, or how the ring looks. */
  theme: string
}

/** The tables that the house opens for these rules, beside the ones that have their ids. */
export const houseTablesOf = (rulesIds: readonly string[]): HouseTableRow[] =>
  rulesIds.flatMap((rulesId) => {
    const { tables = {}, arenas = {} } = gameTitles[rulesId] ?? {}
    return [
      ...Object.entries(tables).map(([tableId, { dealer, studio, ...table }]) => ({
        ...{ tableId, rulesId, provider: studio, theme: dealer },
        ...table,
      })),
      ...Object.entries(arenas).map(([tableId, { look, house, ...table }]) => ({
        ...{ tableId, rulesId, provider: house, theme: look },
        ...table,
      })),
    ]
  })

/** What a table of the tier takes, by currency; empty where it takes what the studio does. */
export function limitsOfTier(tier: Tier): [currency: string, limits: InstantLimits][] {
  const factors = tiers[tier]
  if (!factors) return []
  const [times, parts] = factors.max
  return stakeCurrencies.flatMap((currency): [string, InstantLimits][] => {
    const base = instantBaseOf(currency)
    if (!base) return []
    const { stakeMinorMin, stakeMinorMax, payoutMinorMax } = base
    return [
      [
        currency,
        {
          stakeMinorMin: stakeMinorMin * factors.min,
          stakeMinorMax: (stakeMinorMax * times) / parts,
          payoutMinorMax: (payoutMinorMax * times) / parts,
        },
      ],
    ]
  })
}
