import type { Jackpot, Pool } from '@fairground/game-rules/jackpots'
import type { JackpotHitRow, JackpotPoolRow, Reader, RoundRow, Tx } from '../db/schema.ts'

/** The pools, locked in the order of their ids: of two rounds at once the one that locks first is the first. */
export const lockPools = (tx: Tx, poolIds: readonly string[]): Promise<JackpotPoolRow[]> =>
  tx
    .selectFrom('jackpot_pools')
    .selectAll()
    .where('pool_id', 'in', poolIds)
    .orderBy('pool_id')
    .forNoKeyUpdate()
    .execute()

export const listPools = (reader: Reader): Promise<JackpotPoolRow[]> =>
  reader.selectFrom('jackpot_pools').selectAll().orderBy('pool_id').execute()

/** A game whose jackpot is paused takes no bets: they could not be what its certificate says. */
export async function isJackpotPaused(reader: Reader, jackpot: Jackpot | undefined): Promise<boolean> {
  if (!jackpot) return false
  const paused = await reader
    .selectFrom('jackpot_pools')
    .select('pool_id')
    .where('jackpot_id', '=', jackpot.id)
    .where('paused_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return paused !== undefined
}

export const poolOf = (row: JackpotPoolRow): Pool => ({
  cycle: row.cycle,
  baseMinor: BigInt(row.base_minor),
  incrementMinor: BigInt(row.increment_minor),
  reserveMinor: BigInt(row.reserve_minor),
  overflowMinor: BigInt(row.overflow_minor),
  incrementCarry: BigInt(row.increment_carry),
  reserveCarry: BigInt(row.reserve_carry),
  contributedMinor: BigInt(row.contributed_minor),
  reservedMinor: BigInt(row.reserved_minor),
  houseMinor: BigInt(row.house_minor),
  paidMinor: BigInt(row.paid_minor),
  movedMinor: BigInt(row.moved_minor),
})

export const columnsOf = (pool: Pool) => ({
  cycle: pool.cycle,
  base_minor: pool.baseMinor,
  increment_minor: pool.incrementMinor,
  reserve_minor: pool.reserveMinor,
  overflow_minor: pool.overflowMinor,
  increment_carry: pool.incrementCarry,
  reserve_carry: pool.reserveCarry,
  contributed_minor: pool.contributedMinor,
  reserved_minor: pool.reservedMinor,
  house_minor: pool.houseMinor,
  paid_minor: pool.paidMinor,
  moved_minor: pool.movedMinor,
})

/** What begins with a cycle: the committed seed of its hit point, and until when it lasts at most. */
export type CycleColumns = Pick<JackpotPoolRow, 'commitment' | 'hit_seed_sealed' | 'deadline_at' | 'cycle_began_at'>

export async function savePool(tx: Tx, poolId: string, pool: Pool, cycle?: CycleColumns): Promise<void> {
  await tx
    .updateTable('jackpot_pools')
    .set({ ...columnsOf(pool), ...cycle })
    .where('pool_id', '=', poolId)
    .execute()
}

/** What rounds have won of jackpots; those that took no part are not asked for. */
export async function listHitsOf(reader: Reader, rounds: readonly RoundRow[]): Promise<JackpotHitRow[]> {
  const ids = rounds.filter(({ jackpot_shares }) => jackpot_shares !== null).map(({ round_id }) => round_id)
  if (ids.length === 0) return []
  return reader.selectFrom('jackpot_hits').selectAll().where('round_id', 'in', ids).orderBy('pool_id').execute()
}

/** The newest wins of a pool, with who won them. */
export const listHits = (reader: Reader, poolId: string, limit: number) =>
  reader
    .selectFrom('jackpot_hits')
    .innerJoin('rounds', 'rounds.round_id', 'jackpot_hits.round_id')
    .selectAll('jackpot_hits')
    .select(['rounds.player_id', 'rounds.game_id'])
    .where('jackpot_hits.pool_id', '=', poolId)
    .orderBy('jackpot_hits.cycle', 'desc')
    .limit(limit)
    .execute()

export const listJackpotPools = (reader: Reader, jackpotId: string, currency: string): Promise<JackpotPoolRow[]> =>
  reader
    .selectFrom('jackpot_pools')
    .selectAll()
    .where('jackpot_id', '=', jackpotId)
    .where('currency', '=', currency)
    .execute()

/** False when there is no such jackpot, or when one of its pools was closed and it shall play again. */
export async function pausePools(reader: Reader, jackpotId: string, pausedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('jackpot_pools')
    .set({ paused_at: pausedAt })
    .where('jackpot_id', '=', jackpotId)
    .$if(pausedAt === null, (query) =>
      query.where('jackpot_id', 'not in', (e) =>
        e.selectFrom('jackpot_pools').select('jackpot_id').where('closed_at', 'is not', null),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
