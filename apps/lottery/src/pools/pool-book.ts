import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, PoolEntryKind, PoolKey, Tx } from '../db/schema.ts'

export type PoolEntry = PoolKey & { kind: PoolEntryKind; amountMinor: bigint }

/** Writes changes of pools with their balances, in one order for everybody. An amount of 0 is none. */
export async function writeEntries(
  tx: Tx,
  { clock }: LotteryContext,
  draw: DrawRow,
  entries: readonly PoolEntry[],
): Promise<void> {
  for (const { kind, amountMinor, ...pool } of entries) {
    if (amountMinor === 0n) continue
    await lockPool(tx, pool)
    await tx
      .insertInto('pool_entries')
      .values({ ...pool, draw_id: draw.shared_round_id, kind, amount_minor: amountMinor, made_at: clock.now() })
      .execute()
    await tx
      .updateTable('pools')
      .set({ balance_minor: sql<bigint>`balance_minor + ${amountMinor}` })
      .where('game_id', '=', pool.game_id)
      .where('tier', '=', pool.tier)
      .where('mode', '=', pool.mode)
      .where('currency', '=', pool.currency)
      .execute()
  }
}

/** Holds a pool until the transaction ends; it begins with nothing. @returns its balance in minor units */
export async function lockPool(tx: Tx, pool: PoolKey): Promise<bigint> {
  await tx
    .insertInto('pools')
    .values({ ...pool, balance_minor: 0n })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const { balance_minor } = await tx
    .selectFrom('pools')
    .select('balance_minor')
    .where('game_id', '=', pool.game_id)
    .where('tier', '=', pool.tier)
    .where('mode', '=', pool.mode)
    .where('currency', '=', pool.currency)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return BigInt(balance_minor)
}

/** What draws that have no result yet have put into a pool: their winners alone can have it. */
export async function pendingOf(tx: Tx, pool: PoolKey): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('pool_entries as e')
    .innerJoin('shared_rounds as d', 'd.shared_round_id', 'e.draw_id')
    .leftJoin('pool_ends as p', (join) =>
      join.onRef('p.draw_id', '=', 'e.draw_id').onRef('p.mode', '=', 'e.mode').onRef('p.currency', '=', 'e.currency'),
    )
    .select(({ fn }) => fn.sum<string | null>('e.amount_minor').as('sum'))
    .where('e.game_id', '=', pool.game_id)
    .where('e.tier', '=', pool.tier)
    .where('e.mode', '=', pool.mode)
    .where('e.currency', '=', pool.currency)
    .where('d.table_id', '=', pool.game_id)
    .where('d.state', 'in', ['closed', 'drawn'])
    .where('p.draw_id', 'is', null)
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0)
}
