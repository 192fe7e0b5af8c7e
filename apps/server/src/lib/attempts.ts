import { prepareStatement } from '@fairground/postgres'
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

/** Effects of a call with a key. */
export interface AttemptRow {
  failure_count: number
  locked_until: Date | null
}

const selectTaken = prepareStatement<AttemptRow>(
  'select failure_count, locked_until from take_attempt($1, $2, $3, $4, $5)',
)

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
  const { rows } = await selectTaken(db, [key, ...limitValues(limit, now)])
  return waitOf(rows[0], limit, now)
}

/** What `take_attempt` wants to know of the limit, in its order. */
export const limitValues = ({ triesMax, windowMs, lockMs }: AttemptLimit, now: Date) =>
  [triesMax, now, new Date(now.getTime() - windowMs), new Date(now.getTime() + lockMs)] as const

/** Seconds to wait when the try that was taken is one too many. */
export function waitOf(row: AttemptRow | undefined, limit: AttemptLimit, now: Date): number | undefined {
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
