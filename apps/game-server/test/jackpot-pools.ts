import { meterOf } from '@fairground/game-rules/jackpots'
import type { SlotRound } from '@fairground/game-rules/slots'
import pg from 'pg'
import { expect } from 'vitest'
import type { AppContext } from '../src/context.ts'
import type { JackpotPoolRow } from '../src/db/schema.ts'
import { hitPointMinorOf } from '../src/jackpots/hit-seed.ts'
import { lockPools, poolOf } from '../src/jackpots/pool-store.ts'

/** The greatest stake of a game for a jackpot: 1,000,000 VND. */
export const mostMinor = '100000000'
export const richMinor = 10n ** 13n

/** The first title that plays for a jackpot. */
export function titleOf(context: AppContext, jackpotId: string): string {
  const game = context.catalogue.list().find((one) => one.kind === 'slot' && one.model.jackpot?.id === jackpotId)
  if (!game) throw new Error(`no title plays for ${jackpotId}`)
  return game.gameId
}

export const isHitOf =
  (...tiers: string[]) =>
  ({ events }: SlotRound): boolean => {
    const drawn = events.find(({ type }) => type === 'jackpot-drawn')
    const hits = drawn?.type === 'jackpot-drawn' ? drawn.draws.filter(({ isHit }) => isHit) : []
    return hits.map(({ tier }) => tier).join() === tiers.join()
  }

export async function readPool({ db }: AppContext, poolId: string): Promise<JackpotPoolRow> {
  const [row] = await db.transaction().execute((tx) => lockPools(tx, [poolId]))
  if (!row) throw new Error(`no pool ${poolId}`)
  return row
}

export const meter = async (context: AppContext, poolId: string): Promise<bigint> =>
  meterOf(poolOf(await readPool(context, poolId)))

export async function hitPointOf(context: AppContext, poolId: string): Promise<bigint> {
  const point = hitPointMinorOf(context, await readPool(context, poolId))
  if (point === undefined) throw new Error(`${poolId} has no hit point`)
  return point
}

/** Lets a pool have grown to so much, as stakes of players would have. */
export async function growTo(context: AppContext, url: string, poolId: string, wantedMinor: bigint): Promise<void> {
  const addedMinor = wantedMinor - (await meter(context, poolId))
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `update studio.jackpot_pools set increment_minor = increment_minor + $1, contributed_minor = contributed_minor + $1
      where pool_id = $2`,
    [addedMinor.toString(), poolId],
  )
  await client.end()
}

/** R-68, of every pool: what came in less what was paid is what is inside, and every win is owed or paid. */
export async function expectBooks({ db }: AppContext): Promise<void> {
  const pools = await db.selectFrom('jackpot_pools').selectAll().execute()
  const hits = await db.selectFrom('jackpot_hits').selectAll().execute()
  const calls = await db.selectFrom('wallet_calls').selectAll().where('call', '=', 'jackpot-win').execute()
  for (const row of pools) {
    const paid = hits.filter(({ pool_id }) => pool_id === row.pool_id)
    expect(paid.map(({ cycle }) => cycle).sort((a, b) => a - b)).toEqual(paid.map((_, index) => index + 1))
    expect(row.cycle).toBe(paid.length + 1)
    expect(paid.reduce((sum, hit) => sum + BigInt(hit.amount_minor), 0n)).toBe(BigInt(row.paid_minor))
    const pool = poolOf(row)
    const inside = meterOf(pool) + pool.reserveMinor + pool.overflowMinor
    expect(inside).toBe(pool.contributedMinor + pool.reservedMinor + pool.houseMinor + pool.movedMinor - pool.paidMinor)
  }
  expect(calls.map(({ transaction_id }) => transaction_id).sort()).toEqual(
    hits.map(({ transaction_id }) => transaction_id).sort(),
  )
}
