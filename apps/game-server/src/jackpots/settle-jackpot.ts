import { addShares, giveBack, hitPool, meterOf, type Pool, type PoolHit } from '@fairground/game-rules/jackpots'
import { enqueueCall, transactionIdOf } from '@fairground/vendor-kit'
import { unitMinorOf } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import type { JackpotHitRow, JackpotPoolRow, JackpotShare, RoundRow, Tx } from '../db/schema.ts'
import { jackpotWinBody } from '../rounds/call-bodies.ts'
import { hitPointMinorOf, newCycle, openHitSeed } from './hit-seed.ts'
import { lockPools, poolOf, savePool } from './pool-store.ts'

/**
 * The bet stands: its shares join the pools, and what it wins is fixed, reset and owed in the same transaction. Rounds
 * follow each other by the locks of the pools: of two that hit one pool at once the second wins what it begins with.
 */
export async function settleJackpot(context: AppContext, tx: Tx, round: RoundRow, now: Date): Promise<void> {
  for (const { row, share, place } of await lockShares(tx, round)) {
    const pool = addShares(poolOf(row), takenOf(share))
    if (isHit(context, { row, pool, round, now })) await payOut(context, tx, { row, pool, round, now, place })
    else await savePool(tx, row.pool_id, pool)
  }
}

/** The bet failed: restores the pools. */
export async function returnShares(tx: Tx, round: RoundRow): Promise<void> {
  const stakeMinor = BigInt(round.stake_minor)
  for (const { row, share } of await lockShares(tx, round)) {
    await savePool(tx, row.pool_id, giveBack(poolOf(row), share.rates, { stakeMinor, taken: takenOf(share) }))
  }
}

interface Part {
  row: JackpotPoolRow
  share: JackpotShare
  place: number
}

async function lockShares(tx: Tx, { jackpot_shares: shares }: RoundRow): Promise<Part[]> {
  if (!shares || shares.length === 0) return []
  const rows = await lockPools(
    tx,
    shares.map(({ poolId }) => poolId),
  )
  return rows.map((row, place) => {
    const share = shares.find(({ poolId }) => poolId === row.pool_id)
    if (!share) throw new Error(`no share for ${row.pool_id}`)
    return { row, share, place }
  })
}

const takenOf = ({ incrementMinor, reserveMinor }: JackpotShare) => ({
  incrementMinor: BigInt(incrementMinor),
  reserveMinor: BigInt(reserveMinor),
})

interface Standing {
  row: JackpotPoolRow
  pool: Pool
  round: RoundRow
  now: Date
}

/** By the draw of the bet, by the point the pool has reached, or because its time is over. */
function isHit(context: AppContext, { row, pool, round, now }: Standing): boolean {
  const hitPointMinor = hitPointMinorOf(context, row)
  if (hitPointMinor === undefined) return isDrawn(round, row.tier)
  const isOverdue = row.deadline_at !== null && row.deadline_at <= now && meterOf(pool) > 0n
  return isOverdue || meterOf(pool) >= hitPointMinor
}

/** What the round's own events say: they were stored before the stake was asked for. */
function isDrawn({ events }: RoundRow, tier: string): boolean {
  const drawn = events.find(({ type }) => type === 'jackpot-drawn')
  const draws = (drawn?.draws ?? []) as readonly { tier: string; isHit: boolean }[]
  return draws.some((draw) => draw.tier === tier && draw.isHit)
}

async function payOut(context: AppContext, tx: Tx, standing: Standing & { place: number }): Promise<void> {
  const { row, round, now, place } = standing
  const { pool, hit } = hitPool(standing.pool, {
    seedMinor: BigInt(row.terms.seed) * unitMinorOf(row.currency),
    hitPointMinor: hitPointMinorOf(context, row),
    isSeedSure: row.terms.kind !== 'mystery',
  })
  await savePool(tx, row.pool_id, pool, newCycle(context, row.terms, now))
  const saved = await saveHit(context, tx, { ...standing, hit })
  await enqueueCall(tx, { round, call: 'jackpot-win', move: place, body: jackpotWinBody(round, row, saved), now })
}

function saveHit(
  context: AppContext,
  tx: Tx,
  { row, round, now, place, hit }: Standing & { place: number; hit: PoolHit },
): Promise<JackpotHitRow> {
  return tx
    .insertInto('jackpot_hits')
    .values({
      ...{ pool_id: row.pool_id, cycle: row.cycle, round_id: round.round_id, at: now },
      transaction_id: transactionIdOf('jackpot-win', round.round_id, place),
      ...{ amount_minor: hit.amountMinor, base_minor: hit.baseMinor, increment_minor: hit.incrementMinor },
      ...{ seed_reserve_minor: hit.seedReserveMinor, seed_house_minor: hit.seedHouseMinor },
      ...{ commitment: row.commitment, hit_seed: openHitSeed(context, row) },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
