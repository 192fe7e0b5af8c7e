import { Logger, run } from 'graphile-worker'
import type pg from 'pg'
import type { AppContext } from './context.ts'
import { jobs, schedule } from './jobs.ts'
import { taskListOf } from './lib/jobs.ts'

const concurrency = 4

/** Runs queued and scheduled jobs until it is stopped; a job under way is finished first. */
export async function startWorker(context: AppContext, pgPool: pg.Pool): Promise<() => Promise<void>> {
  const logger = new Logger(() => (level, message) => {
    const note = { source: 'worker' }
    if (level === 'error') context.log.error(note, message)
    else if (level === 'warning') context.log.warn(note, message)
    else context.log.debug(note, message)
  })
  const runner = await run({
    pgPool,
    taskList: taskListOf(context, jobs),
    crontab: schedule,
    concurrency,
    noHandleSignals: true,
    logger,
  })
  return () => runner.stop()
}
