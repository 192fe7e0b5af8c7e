import type { RainState } from '@fairground/contract'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Rains } from '../../../db/schema.gen.ts'
import type { Rain } from './rain.ts'

interface RainQuery {
  state: RainState | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, any other selection newest first. */
export async function listRains(
  reader: Reader,
  { state, pageNo, pageSize }: RainQuery,
): Promise<{ rains: Rain[]; total: number }> {
  const found = reader.selectFrom('rains').$if(state !== undefined, (rows) => rows.where('state', '=', state ?? ''))
  const { rows, total } = await readPage(found.selectAll().orderBy('id', state === 'asked' ? 'asc' : 'desc'), {
    pageNo,
    pageSize,
  })
  return { rains: rows.map(rainOf), total }
}

export async function findRain(reader: Reader, id: string): Promise<Rain | undefined> {
  const row = await reader.selectFrom('rains').selectAll().where('id', '=', id).executeTakeFirst()
  return row && rainOf(row)
}

export async function lockRain(tx: Tx, id: string): Promise<Rain | undefined> {
  const row = await tx.selectFrom('rains').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && rainOf(row)
}

/** What the studio should have been asked about by now. */
export async function listOverdue(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('rains')
    .select('id')
    .where('next_at', '<', before)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Terms = Pick<Rain, 'id' | 'wishId' | 'currency' | 'quantity' | 'stakeMinor' | 'winMinorMax'>

/** One that was asked for. */
export async function addRain(
  tx: Tx,
  { id, wishId, currency, quantity, stakeMinor, winMinorMax }: Terms,
): Promise<void> {
  await tx
    .insertInto('rains')
    .values({
      ...{ id, wish_id: wishId, state: 'asked', currency, quantity },
      ...{ stake_minor: stakeMinor, win_minor_max: winMinorMax },
    })
    .execute()
}

export async function saveRain(tx: Tx, rain: Rain): Promise<void> {
  await tx
    .updateTable('rains')
    .set({
      state: rain.state,
      cancel_reason: rain.cancelReason ?? null,
      open_until: rain.openUntil ?? null,
      try_count: rain.tryCount,
      next_at: rain.nextAt ?? null,
      cancelled_count: rain.cancelledCount ?? null,
    })
    .where('id', '=', rain.id)
    .execute()
}

const rainOf = (row: Selectable<Rains>): Rain => ({
  id: row.id,
  wishId: row.wish_id,
  currency: row.currency,
  quantity: row.quantity,
  stakeMinor: BigInt(row.stake_minor),
  winMinorMax: BigInt(row.win_minor_max),
  state: row.state as RainState,
  cancelReason: row.cancel_reason ?? undefined,
  openUntil: row.open_until ?? undefined,
  tryCount: row.try_count,
  nextAt: row.next_at ?? undefined,
  cancelledCount: row.cancelled_count ?? undefined,
})
