import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { PoolName } from '../../money/wallet/index.ts'

export interface MovedMinor {
  baseMinor: bigint
  incrementMinor: bigint
  reserveMinor: bigint
}

/** What became of a move that two people agreed to; its id is the wish's. */
export interface JackpotMove {
  id: string
  /** `ordered`: the vendor may have moved it, and it is not booked; `refused`: it said no, and the wish waits again. */
  step: 'ordered' | 'moved' | 'refused'
  moved: MovedMinor | undefined
}

const isOf =
  ({ vendorId, jackpotId, tier, currency }: PoolName) =>
  (eb: ExpressionBuilder<DB, 'jackpot_moves' | 'jackpot_holds'>) =>
    eb.and({ vendor_id: vendorId, jackpot_id: jackpotId, tier, currency })

export async function findMove(reader: Reader, id: string): Promise<JackpotMove | undefined> {
  const row = await reader.selectFrom('jackpot_moves').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { base_minor, increment_minor, reserve_minor } = row
  const minor = (amount: string | null) => BigInt(amount ?? 0)
  return {
    id,
    step: row.state as JackpotMove['step'],
    moved:
      row.state === 'moved'
        ? { baseMinor: minor(base_minor), incrementMinor: minor(increment_minor), reserveMinor: minor(reserve_minor) }
        : undefined,
  }
}

/** Whether the vendor may have moved the pool's money, or has. */
export async function isOrdered(reader: Reader, pool: PoolName): Promise<boolean> {
  const found = reader.selectFrom('jackpot_moves').select('id').where(isOf(pool))
  return (await found.where('state', 'in', ['ordered', 'moved']).executeTakeFirst()) !== undefined
}

/** Those that the vendor has not answered, and was last asked about before then. */
export async function listOrdered(reader: Reader, before?: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('jackpot_moves')
    .select('id')
    .where('state', '=', 'ordered')
    .$if(before !== undefined, (found) => found.where(sql<boolean>`coalesce(tried_at < ${before}, true)`))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** From now on the vendor may move it. False where the pool was moved before. */
export async function addOrder(
  tx: Tx,
  id: string,
  { vendorId, jackpotId, tier, currency }: PoolName,
): Promise<boolean> {
  const ordered = { state: 'ordered', tried_at: null }
  const again = tx.updateTable('jackpot_moves').set(ordered).where('id', '=', id).where('state', '=', 'refused')
  if ((await again.executeTakeFirstOrThrow()).numUpdatedRows === 1n) return true
  const added = await tx
    .insertInto('jackpot_moves')
    .values({ id, vendor_id: vendorId, jackpot_id: jackpotId, tier, currency, ...ordered })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether the vendor is still to be asked; then it is asked at this time. */
export async function saveTried(tx: Tx, id: string, at: Date): Promise<boolean> {
  const open = tx.updateTable('jackpot_moves').set({ tried_at: at }).where('id', '=', id).where('state', '=', 'ordered')
  return (await open.executeTakeFirstOrThrow()).numUpdatedRows === 1n
}

/** The vendor said no to what it was asked at this time: nothing moved. False when it was asked again meanwhile. */
export async function saveRefused(tx: Tx, id: string, triedAt: Date): Promise<boolean> {
  const open = tx.updateTable('jackpot_moves').set({ state: 'refused' }).where('id', '=', id)
  const mine = open.where('state', '=', 'ordered').where('tried_at', '=', triedAt)
  return (await mine.executeTakeFirstOrThrow()).numUpdatedRows === 1n
}

/** What the vendor moved counts. False when it was booked before. */
export async function saveMoved(tx: Tx, id: string, moved: MovedMinor, at: Date): Promise<boolean> {
  const { baseMinor, incrementMinor, reserveMinor } = moved
  const { numUpdatedRows } = await tx
    .updateTable('jackpot_moves')
    .set({
      ...{ state: 'moved', moved_at: at, base_minor: baseMinor.toString() },
      ...{ increment_minor: incrementMinor.toString(), reserve_minor: reserveMinor.toString() },
    })
    .where('id', '=', id)
    .where('state', '<>', 'moved')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A win that two people have not let go yet is money of the pool. */
export async function isWinHeld(reader: Reader, pool: PoolName): Promise<boolean> {
  const held = reader.selectFrom('jackpot_holds').select('id').where(isOf(pool))
  return (await held.where('released_at', 'is', null).executeTakeFirst()) !== undefined
}
