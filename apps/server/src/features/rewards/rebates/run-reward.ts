import type { RewardJob } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { addRun, finishRun, runOf } from '../vip/index.ts'

/** What a run gave, to how many. */
export interface Given {
  memberCount: number
  amountMinor: bigint
}

interface Run {
  job: RewardJob
  /** Day, or first day of the week, that it is for. */
  period: string
  payload: unknown
  /** Keeps a row even of a run that gave nothing. */
  isLogged?: boolean
}

/** Does the work and writes down what it gave; a run that the clock started is written down when it gave something. */
export async function runReward(app: AppContext, run: Run, work: () => Promise<Given>): Promise<void> {
  const { clock, db } = app
  const asked = runOf(run.payload)
  const startedAt = clock.now()
  const given = await work()
  if (!asked && !run.isLogged && given.memberCount === 0) return
  await transact(db, async (tx) => {
    const runId = asked ?? newId('rwr', startedAt.getTime())
    if (!asked) await addRun(tx, { runId, job: run.job, period: run.period, staffId: undefined, at: startedAt })
    await finishRun(tx, { runId, period: run.period, at: clock.now(), ...given })
  })
}
