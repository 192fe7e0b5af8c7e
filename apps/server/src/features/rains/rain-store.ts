import type { RainState } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { Rains } from '../../db/schema.gen.ts'
import type { ListedRain, Rain } from './rain.ts'

interface RainQuery {
  state: RainState | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, any other selection newest first. */
export async function listRains(
  reader: Reader,
  { state, pageNo, pageSize }: RainQuery,
): Promise<{ listed: ListedRain[]; total: number }> {
  const found = named(reader).$if(state !== undefined, (rows) => rows.where('r.state', '=', state ?? ''))
  const direction = state === 'asked' ? 'asc' : 'desc'
  const rows = await withNames(found)
    .orderBy('r.asked_at', direction)
    .orderBy('r.id', direction)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { count } = await found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { listed: rows.map(listedOf), total: Number(count) }
}

export async function findListed(reader: Reader, id: string): Promise<ListedRain | undefined> {
  const row = await withNames(named(reader).where('r.id', '=', id)).executeTakeFirst()
  return row && listedOf(row)
}

const named = (reader: Reader) =>
  reader
    .selectFrom('rains as r')
    .innerJoin('operators as asker', 'asker.id', 'r.asked_by')
    .leftJoin('operators as decider', 'decider.id', 'r.decided_by')

const withNames = (found: ReturnType<typeof named>) =>
  found.selectAll('r').select(['asker.username as asked_by_name', 'decider.username as decided_by_name'])

type Row = Selectable<Rains>
type NamedRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

const listedOf = (row: NamedRow): ListedRain => ({
  rain: rainOf(row),
  askedByName: row.asked_by_name,
  decidedByName: row.decided_by_name ?? undefined,
})

export async function findRain(reader: Reader, id: string): Promise<Rain | undefined> {
  const row = await reader.selectFrom('rains').selectAll().where('id', '=', id).executeTakeFirst()
  return row && rainOf(row)
}

export async function lockRain(tx: Tx, id: string): Promise<Rain | undefined> {
  const row = await tx.selectFrom('rains').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && rainOf(row)
}

/** The request with this id; taken together with the lock of whoever asks, so that a repeat waits for the first. */
export async function findByRequest(tx: Tx, askedBy: string, requestId: string): Promise<Rain | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rains:${askedBy}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('rains')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
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

export async function addRain(tx: Tx, rain: Rain): Promise<void> {
  await tx
    .insertInto('rains')
    .values({
      id: rain.id,
      currency: rain.currency,
      quantity: rain.quantity,
      stake_minor: rain.stakeMinor,
      win_minor_max: rain.winMinorMax,
      reason: rain.reason,
      state: rain.state,
      request_id: rain.requestId,
      asked_by: rain.askedBy,
      asked_at: rain.askedAt,
    })
    .execute()
}

export async function saveRain(tx: Tx, rain: Rain): Promise<void> {
  await tx
    .updateTable('rains')
    .set({
      state: rain.state,
      decided_by: rain.decidedBy ?? null,
      decided_at: rain.decidedAt ?? null,
      decision_reason: rain.decisionReason ?? null,
      open_until: rain.openUntil ?? null,
      try_count: rain.tryCount,
      next_at: rain.nextAt ?? null,
      cancelled_count: rain.cancelledCount ?? null,
    })
    .where('id', '=', rain.id)
    .execute()
}

const rainOf = (row: Row): Rain => ({
  id: row.id,
  currency: row.currency,
  quantity: row.quantity,
  stakeMinor: BigInt(row.stake_minor),
  winMinorMax: BigInt(row.win_minor_max),
  reason: row.reason,
  state: row.state as RainState,
  requestId: row.request_id,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  decisionReason: row.decision_reason ?? undefined,
  openUntil: row.open_until ?? undefined,
  tryCount: row.try_count,
  nextAt: row.next_at ?? undefined,
  cancelledCount: row.cancelled_count ?? undefined,
})
