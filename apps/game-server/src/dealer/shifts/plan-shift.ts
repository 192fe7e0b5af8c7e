import type { VendorShiftAnswer, VendorShiftCancel, VendorShiftPlan } from '@fairground/contract/psw'
import { newId, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { isDealt } from '../dealt-rules.ts'
import { findPlan, isPlanOpened, listOverlapping, lockPlans } from './shift-store.ts'

const hourMs = 3_600_000
const shiftMsMax = 12 * hourMs
const aheadMsMax = 60 * 24 * hourMs

type Fault = NonNullable<VendorShiftAnswer['fault']>
const refused = (fault: Fault): VendorShiftAnswer => ({ code: 'BAD_REQUEST', fault })

/** Plans who deals at a table from when to when, with its record. The same plan again changes nothing. */
export async function planShift(context: AppContext, plan: VendorShiftPlan): Promise<VendorShiftAnswer> {
  const { planId, tableId, dealer, by } = plan
  if (!isDealt(context, tableId)) return refused({ rule: 'unknown' })
  const [startsAt, endsAt] = [new Date(plan.startsAt), new Date(plan.endsAt)]
  return transact(context.db, async (tx) => {
    await lockPlans(tx)
    const known = await findPlan(tx, planId)
    if (known) return known.table_id === tableId ? { code: 'OK' } : refused({ rule: 'unknown' })
    const now = context.clock.now()
    if (!isPossible(startsAt, endsAt, now)) return refused({ rule: 'times' })
    const others = await listOverlapping(tx, { tableId, dealerId: dealer.staffId, startsAt, endsAt })
    if (others.some(({ table_id }) => table_id === tableId)) return refused({ rule: 'overlap' })
    const [elsewhere] = others
    if (elsewhere) return refused({ rule: 'elsewhere', tableId: elsewhere.table_id })
    await tx
      .insertInto('shift_plans')
      .values({
        ...{ plan_id: planId, table_id: tableId, dealer_id: dealer.staffId, dealer_name: dealer.name },
        ...{ starts_at: startsAt, ends_at: endsAt, planned_by: by.staffId, planned_name: by.name, planned_at: now },
        ...{ cancelled_by: null, cancelled_at: null },
      })
      .execute()
    const facts = { dealer: dealer.name, startsAt: plan.startsAt, endsAt: plan.endsAt }
    await recordPlan(tx, { tableId, act: 'plan-shift', by, facts, at: now })
    return { code: 'OK' }
  })
}

const isPossible = (startsAt: Date, endsAt: Date, now: Date): boolean => {
  const lengthMs = endsAt.getTime() - startsAt.getTime()
  const aheadMs = startsAt.getTime() - now.getTime()
  return lengthMs > 0 && lengthMs <= shiftMsMax && endsAt > now && aheadMs <= aheadMsMax
}

/** Takes a plan back whose dealer has not opened it. Again: nothing changes. */
export async function cancelShift({ db, clock }: AppContext, cancel: VendorShiftCancel): Promise<VendorShiftAnswer> {
  const { planId, by } = cancel
  return transact(db, async (tx) => {
    await lockPlans(tx)
    const plan = await findPlan(tx, planId)
    if (!plan) return refused({ rule: 'unknown' })
    if (plan.cancelled_at !== null) return { code: 'OK' }
    if (await isPlanOpened(tx, planId)) return refused({ rule: 'opened' })
    const now = clock.now()
    await tx
      .updateTable('shift_plans')
      .set({ cancelled_by: by.staffId, cancelled_at: now })
      .where('plan_id', '=', planId)
      .execute()
    const { table_id: tableId, dealer_name: dealer, starts_at, ends_at } = plan
    const facts = { dealer, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() }
    await recordPlan(tx, { tableId, act: 'cancel-shift', by, facts, at: now })
    return { code: 'OK' }
  })
}

interface Planned {
  tableId: string
  act: 'plan-shift' | 'cancel-shift'
  by: VendorShiftPlan['by']
  facts: Record<string, unknown>
  at: Date
}

/** Stands with the acts of the desk, and comes to the portal's audit log with them. */
const recordPlan = (tx: Tx, { tableId, act, by, facts, at }: Planned) =>
  tx
    .insertInto('desk_acts')
    .values({
      ...{ act_id: newId('act', at), table_id: tableId, shared_round_id: null, staff_id: by.staffId, at },
      ...{ staff_name: by.name, act, facts: JSON.stringify({ ...facts, result: 'done' }) },
    })
    .execute()
