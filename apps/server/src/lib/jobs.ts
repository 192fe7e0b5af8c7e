import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/db.ts'

/** A feature's jobs by imperative name (`pay-withdrawal`). Jobs run at least once: each must be idempotent. */
export type Jobs = Record<string, (context: AppContext, payload: unknown) => Promise<void>>

interface EnqueueOptions {
  /** The same key replaces a job that has not run yet. */
  jobKey?: string
  runAt?: Date
  maxAttempts?: number
}

/** Adds a job in the transaction of the change that calls for it. */
export async function enqueue(tx: Tx, name: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 25}::int, job_key => ${options.jobKey ?? null}::text)`.execute(
    tx,
  )
}

export function taskListOf(context: AppContext, jobs: Jobs): TaskList {
  const entries = Object.entries(jobs).map(([name, run]) => [name, (payload: unknown) => run(context, payload)])
  return Object.fromEntries(entries)
}
