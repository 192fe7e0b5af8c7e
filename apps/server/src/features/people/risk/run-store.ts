import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'

interface Run {
  day: string
  timeZone: string
  lookedAt: Date
  memberCount: number
  flagCount: number
  actionCount: number
}

/** Keeps that a day was looked at; a second look adds what it found. */
export async function saveRun(tx: Tx, run: Run): Promise<void> {
  await sql`
    insert into risk_runs as r (day, time_zone, looked_at, member_count, flag_count, action_count)
    values (${run.day}::date, ${run.timeZone}, ${run.lookedAt}, ${run.memberCount}, ${run.flagCount}, ${run.actionCount})
    on conflict (day) do update set time_zone = excluded.time_zone, looked_at = excluded.looked_at,
      member_count = excluded.member_count, flag_count = r.flag_count + excluded.flag_count,
      action_count = r.action_count + excluded.action_count`.execute(tx)
}
