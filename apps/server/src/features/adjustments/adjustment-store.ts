import type { AdjustmentState } from '@fairground/contract'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import { prefixPattern } from '../../db/prefix-pattern.ts'
import type { Adjustments, DB } from '../../db/schema.gen.ts'
import type { Adjustment } from './adjustment.ts'

/** With the names of those who have to do with it. */
export interface ListedAdjustment {
  adjustment: Adjustment
  account: string
  icon: string
  askedByName: string
  decidedByName: string | undefined
}

interface AdjustmentQuery {
  state: AdjustmentState | undefined
  /** Account (its beginning) or id. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, any other selection newest first. */
export async function listAdjustments(
  reader: Reader,
  { state, query, pageNo, pageSize }: AdjustmentQuery,
): Promise<{ listed: ListedAdjustment[]; total: number }> {
  const found = named(reader)
    .$if(state !== undefined, (rows) => rows.where('a.state', '=', state ?? ''))
    .$if(Boolean(query), (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const direction = state === 'asked' ? 'asc' : 'desc'
  const rows = await withNames(found)
    .orderBy('a.asked_at', direction)
    .orderBy('a.id', direction)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { count } = await found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { listed: rows.map(listedOf), total: Number(count) }
}

/** @throws when it does not exist */
export const getListed = async (reader: Reader, id: string): Promise<ListedAdjustment> =>
  listedOf(await withNames(named(reader).where('a.id', '=', id)).executeTakeFirstOrThrow())

const named = (reader: Reader) =>
  reader
    .selectFrom('adjustments as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .innerJoin('operators as asker', 'asker.id', 'a.asked_by')
    .leftJoin('operators as decider', 'decider.id', 'a.decided_by')

const withNames = (found: ReturnType<typeof named>) =>
  found
    .selectAll('a')
    .select(['m.account', 'm.icon', 'asker.username as asked_by_name', 'decider.username as decided_by_name'])

type Tables = ExpressionBuilder<DB & { a: DB['adjustments']; m: DB['members'] }, 'a' | 'm'>

const matches = (eb: Tables, query: string) =>
  eb.or([
    eb('a.id', '=', query),
    eb('a.member_id', '=', query),
    eb(eb.fn<string>('lower', ['m.account']), 'like', prefixPattern(query.toLowerCase())),
  ])

type Row = Selectable<Adjustments>

const listedOf = (
  row: Row & { account: string; icon: string; asked_by_name: string; decided_by_name: string | null },
): ListedAdjustment => ({
  adjustment: adjustmentOf(row),
  account: row.account,
  icon: row.icon,
  askedByName: row.asked_by_name,
  decidedByName: row.decided_by_name ?? undefined,
})

export async function lockAdjustment(tx: Tx, id: string): Promise<Adjustment | undefined> {
  const row = await tx.selectFrom('adjustments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && adjustmentOf(row)
}

/** The request with this id; taken together with the lock of whoever asks, so that a repeat waits for the first. */
export async function findByRequest(tx: Tx, askedBy: string, requestId: string): Promise<Adjustment | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`adjustment:${askedBy}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('adjustments')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && adjustmentOf(row)
}

export async function addAdjustment(tx: Tx, adjustment: Adjustment): Promise<void> {
  await tx
    .insertInto('adjustments')
    .values({
      id: adjustment.id,
      member_id: adjustment.memberId,
      direction: adjustment.direction,
      currency: adjustment.currency,
      amount_minor: adjustment.amountMinor,
      reason: adjustment.reason,
      state: adjustment.state,
      request_id: adjustment.requestId,
      asked_by: adjustment.askedBy,
      asked_at: adjustment.askedAt,
    })
    .execute()
}

export async function saveAdjustment(tx: Tx, adjustment: Adjustment): Promise<void> {
  await tx
    .updateTable('adjustments')
    .set({
      state: adjustment.state,
      decided_by: adjustment.decidedBy ?? null,
      decided_at: adjustment.decidedAt ?? null,
      decision_reason: adjustment.decisionReason ?? null,
      try_count: adjustment.tryCount,
      transfer_id: adjustment.transferId ?? null,
    })
    .where('id', '=', adjustment.id)
    .execute()
}

const adjustmentOf = (row: Row): Adjustment => ({
  id: row.id,
  memberId: row.member_id,
  direction: row.direction as Adjustment['direction'],
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  reason: row.reason,
  state: row.state as AdjustmentState,
  requestId: row.request_id,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  decisionReason: row.decision_reason ?? undefined,
  tryCount: row.try_count,
  transferId: row.transfer_id === null ? undefined : BigInt(row.transfer_id),
})
