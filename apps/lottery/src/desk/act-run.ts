import type { LotteryDeskResult } from '@fairground/contract/lottery-desk'
import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { DrawWriter } from '../draws/run-draws.ts'
import type { DeskStaff } from './desk-session.ts'
import { recordAct } from './record-act.ts'

/**
 * Takes what is due of a lottery one step on now. It does what the process with its lease does, each step under the lock of
 * its draw, so that both together come to the same.
 */
export async function runDraws(context: LotteryContext, staff: DeskStaff, gameId: string): Promise<LotteryDeskResult> {
  const house = context.houses.get(gameId)
  if (!house) return 'unknown'
  await transact(context.db, (tx) => recordAct({ context, tx, staff, gameId }, 'run', { result: 'done' }))
  await new DrawWriter(context, house).step()
  return 'done'
}
