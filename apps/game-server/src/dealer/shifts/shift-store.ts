import { type Selectable, sql } from 'kysely'
import type { Reader, ShiftPlansTable, Tx } from '../../db/schema.ts'

export type ShiftPlanRow = Selectable<ShiftPlansTable>

/** Plans of all tables are written one after the other: a dealer is free or not at every table. */
export const lockPlans = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('dealer-shift-plans', 0))`.execute(tx)

export const findPlan = (reader: Reader, planId: string): Promise<ShiftPlanRow | undefined> =>
  reader.selectFrom('shift_plans').selectAll().where('plan_id', '=', planId).executeTakeFirst()

/** What was planned for this time at the table, or for the dealer. */
export const listOverlapping = (
  reader: Reader,
  { tableId, dealerId, startsAt, endsAt }: { tableId: string; dealerId: string; startsAt: Date; endsAt: Date },
): Promise<ShiftPlanRow[]> =>
  reader
    .selectFrom('shift_plans')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .where((eb) => eb.or([eb('table_id', '=', tableId), eb('dealer_id', '=', dealerId)]))
    .orderBy('starts_at')
    .execute()

/** The plan for a moment at a table; a dealer may come a little early. */
export const findPlanAt = (
  reader: Reader,
  tableId: string,
  at: Date,
  earlyMs: number,
): Promise<ShiftPlanRow | undefined> =>
  reader
    .selectFrom('shift_plans')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<=', new Date(at.getTime() + earlyMs))
    .where('ends_at', '>', at)
    // Of two that touch each other, the one that comes: the other one is about to end.
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether its dealer deals by it now: what is left of one that was closed early may be taken back. */
export const isPlanOpened = async (reader: Reader, planId: string): Promise<boolean> =>
  (await reader
    .selectFrom('shifts')
    .select('shift_id')
    .where('plan_id', '=', planId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Where else this person deals now. */
export const findShiftElsewhere = (reader: Reader, dealerId: string, tableId: string) =>
  reader
    .selectFrom('shifts')
    .select('table_id')
    .where('dealer_id', '=', dealerId)
    .where('closed_at', 'is', null)
    .where('table_id', '<>', tableId)
    .executeTakeFirst()

/** The first plan of the table that is not over, but for the one that is being dealt. */
export const findNextPlan = (
  reader: Reader,
  tableId: string,
  at: Date,
  exceptId?: string,
): Promise<ShiftPlanRow | undefined> =>
  reader
    .selectFrom('shift_plans')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', at)
    .$if(exceptId !== undefined, (query) => query.where('plan_id', '<>', exceptId ?? ''))
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
