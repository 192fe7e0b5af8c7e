import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import { type DeskStaff, recordDeskAct, transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { DrawWriter } from '../draws/run-draws.ts'

/**
 * Takes what is due of a lottery one step on now. It does what the process with its lease does, each step under the lock of
 * its draw, so that both together come to the same.
 */
export async function runDraws(context: LotteryContext, staff: DeskStaff, tableId: string): Promise<StaffDeskResult> {
  const house = context.houses.get(tableId)
  if (!house) return 'unknown'
  await transact(context.db, (tx) => recordDeskAct({ context, tx, staff, tableId }, 'run', { result: 'done' }))
  await new DrawWriter(context, house).step()
  return 'done'
}
