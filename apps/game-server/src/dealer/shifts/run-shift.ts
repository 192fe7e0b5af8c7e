import { sha256Hex } from '@fairground/fairness'
import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { ShiftRow, Tx } from '../../db/schema.ts'
import { findShift } from '../dealer-store.ts'
import { readingsOf } from '../dealt-rules.ts'
import type { DeskWish } from '../record-act.ts'
import { findPlan, findPlanAt, findShiftElsewhere, lockPlans } from './shift-store.ts'

/** Rounds that a wheel or dice can play in one shift. */
const shiftRoundsMax = 10_000
/** A dealer may open a planned shift so long before it begins. */
const earlyMs = 15 * 60_000

/** Whoever opens the shift deals, the planned dealer where there is a plan; from here on players may come. */
export async function openShift({ context, tx, staff }: DeskWish): Promise<string> {
  const { tableId, staffId } = staff
  // Nobody plans meanwhile, and nobody opens a second shift elsewhere.
  await lockPlans(tx)
  const now = context.clock.now()
  const plan = await findPlanAt(tx, tableId, now, earlyMs)
  const open = await findShift(tx, tableId)
  // The next dealer takes over from one whose plan comes to its end, between two rounds.
  if (open) return open.plan_id !== null && plan && open.plan_id !== plan.plan_id ? 'SHIFT_ENDS_SOON' : 'SHIFT_OPEN'
  if (plan && plan.dealer_id !== staffId && !staff.rights.includes('supervise')) return 'NOT_PLANNED'
  if (await findShiftElsewhere(tx, staffId, tableId)) return 'DEALS_ELSEWHERE'
  // Whoever deals lifts no stop: what staff or incidents stopped opens in the console alone.
  if (!(await moveTable(context, tx, tableId, 'open'))) return 'TABLE_STOPPED'
  const shift_id = newId('shf', now)
  await tx
    .insertInto('shifts')
    .values({
      ...{ shift_id, table_id: tableId, chain_id: await chainOf(context, tx, tableId, shift_id), dealer_id: staffId },
      ...{ dealer_name: staff.name, opened_at: now, closed_at: null, plan_id: plan?.plan_id ?? null },
    })
    .execute()
  return 'done'
}

/** Whatever is no shoe counts the rounds of each shift, as a wheel does; cards are counted with their shoe. */
async function chainOf(context: AppContext, tx: Tx, tableId: string, shiftId: string): Promise<string | null> {
  if (readingsOf(context, tableId).tool === 'shoe') return null
  const { chain_id } = await tx
    .insertInto('shared_chains')
    .values({
      ...{ table_id: tableId, head: sha256Hex(shiftId), length: shiftRoundsMax, last_sealed: '', salt: null },
      ...{ kind: 'wheel', created_at: context.clock.now(), beacon_kind: null, beacon_round: null },
    })
    .returning('chain_id')
    .executeTakeFirstOrThrow()
  return chain_id
}

/** The round under way is finished; no other one opens. A table that was stopped stays so. */
export async function closeShift({ context, tx, staff }: DeskWish): Promise<string> {
  const shift = await findShift(tx, staff.tableId)
  return shift ? endShift(context, tx, shift) : 'NO_SHIFT'
}

/** Between two rounds: a planned shift whose time is over ends by itself, with its record. False while it goes on. */
export async function endPlannedShift(context: AppContext, tx: Tx, shift: ShiftRow): Promise<boolean> {
  const plan = shift.plan_id === null ? undefined : await findPlan(tx, shift.plan_id)
  const now = context.clock.now()
  if (!plan || plan.ends_at > now) return false
  const result = await endShift(context, tx, shift)
  await tx
    .insertInto('desk_acts')
    .values({
      ...{ act_id: newId('act', now), table_id: shift.table_id, shared_round_id: null, staff_id: shift.dealer_id },
      ...{ staff_name: shift.dealer_name, act: 'end-shift', facts: JSON.stringify({ result }), at: now },
    })
    .execute()
  return true
}

async function endShift(context: AppContext, tx: Tx, { shift_id, table_id }: ShiftRow): Promise<string> {
  const closed_at = context.clock.now()
  await tx.updateTable('shifts').set({ closed_at }).where('shift_id', '=', shift_id).execute()
  return (await moveTable(context, tx, table_id, 'closed')) ? 'done' : 'STAYS_STOPPED'
}

/** Between open and the end of a shift, and out of no other stop. False when the table stands otherwise. */
async function moveTable({ clock }: AppContext, tx: Tx, tableId: string, state: 'open' | 'closed'): Promise<boolean> {
  const row = await tx
    .selectFrom('tables')
    .select(['state', 'cause', 'is_stopped'])
    .where('table_id', '=', tableId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.is_stopped) return false
  if (row.state === state && (state === 'open' || row.cause === 'schedule')) return true
  if (row.state !== 'open' && (row.state !== 'closed' || row.cause !== 'schedule')) return false
  await tx
    .updateTable('tables')
    .set({ state, cause: state === 'open' ? null : 'schedule', changed_at: clock.now() })
    .where('table_id', '=', tableId)
    .execute()
  return true
}
