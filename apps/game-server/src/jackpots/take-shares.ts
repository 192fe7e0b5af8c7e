import { type Jackpot, takeShares } from '@fairground/game-rules/jackpots'
import type { JackpotShare, Tx } from '../db/schema.ts'
import { poolIdOf } from './pool-id.ts'
import { lockPools, poolOf, savePool } from './pool-store.ts'

/**
 * What a stake brings to each pool of a jackpot, in whole minor units; what is left of them is carried in the pools.
 * Undefined when the jackpot has been paused since: under the locks that is sure.
 */
export async function takeJackpotShares(
  tx: Tx,
  { id, tiers }: Jackpot,
  { currency, stakeMinor }: { currency: string; stakeMinor: bigint },
): Promise<JackpotShare[] | undefined> {
  const rows = await lockPools(
    tx,
    tiers.map(({ tier }) => poolIdOf(id, tier, currency)),
  )
  if (rows.length !== tiers.length) throw new Error(`the pools of ${id} in ${currency} are not open`)
  if (rows.some((row) => row.paused_at !== null)) return undefined
  const shares: JackpotShare[] = []
  for (const row of rows) {
    const { pool, taken } = takeShares(poolOf(row), row.terms, stakeMinor)
    await savePool(tx, row.pool_id, pool)
    const { incrementMinor, reserveMinor } = taken
    const { contribution, reserve } = row.terms
    shares.push({
      ...{ poolId: row.pool_id, tier: row.tier, rates: { contribution, reserve } },
      ...{ incrementMinor: incrementMinor.toString(), reserveMinor: reserveMinor.toString() },
    })
  }
  return shares
}
