import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'

/** Tries are counted on their own where that matters: a refusal that is undone must not give its try back. */
type Counter = Db | Tx

/** How often something may be tried before it is locked. */
export interface AttemptLimit {
  triesMax: number
  /** Tries older than this are forgotten. */
  windowMs: number
  lockMs: number
}

export const lockMs = 5 * 60_000

/**
 * Takes one try before its outcome is known, so that parallel tries cannot slip past the limit.
 * Returns the seconds to wait when the key is locked, else undefined. A lock lasts from its beginning: tries meanwhile
 * do not lengthen it.
 */
export async function takeAttempt(
  db: Counter,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<number | undefined> {
  const lockedUntil = new Date(now.getTime() + limit.lockMs)
  const windowStart = new Date(now.getTime() - limit.windowMs)
  const isOver = sql`(attempts.locked_until <= ${now}::timestamptz or attempts.window_started_at <= ${windowStart}::timestamptz and attempts.locked_until is null)`
  const count = sql`case when ${isOver} then 1 else least(attempts.failure_count, ${limit.triesMax}::int) + 1 end`
  const { rows } = await sql<{ failure_count: number; locked_until: Date | null }>`
    insert into attempts (key, failure_count, window_started_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failure_count = ${count},
      window_started_at = case when ${isOver} then excluded.window_started_at else attempts.window_started_at end,
      locked_until = case
        when ${isOver} then null
        when attempts.locked_until is not null then attempts.locked_until
        when attempts.failure_count + 1 >= ${limit.triesMax}::int then ${lockedUntil}::timestamptz
        end
    returning failure_count, locked_until`.execute(db)
  const row = rows[0]
  if (!row?.locked_until || row.failure_count <= limit.triesMax) return undefined
  const waitMs = row.locked_until.getTime() - now.getTime()
  // Of tries at one moment another one's clock may have begun the lock.
  return Math.ceil(Math.min(Math.max(waitMs, 1), limit.lockMs) / 1000)
}

/** Tries of the key that still count. */
export async function countAttempts(db: Counter, key: string, { windowMs }: AttemptLimit, now: Date): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('failure_count')
    .where('key', '=', key)
    .where('window_started_at', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirst()
  return row?.failure_count ?? 0
}

/** The try succeeded: the key starts anew. */
export async function clearAttempts(db: Counter, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

/** The try succeeded, but earlier failures of the same key still count: only this one is taken back. */
export async function returnAttempt(db: Counter, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ failure_count: sql`greatest(failure_count - 1, 0)`, locked_until: null })
    .where('key', '=', key)
    .execute()
}

/** Forgets tries nobody counts any more. */
export async function removeAttemptsBefore(db: Counter, windowStartedBefore: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_started_at', '<', windowStartedBefore).execute()
}
