import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** Whether every bet that was settled before this day of the site stands in the sums by day. */
export async function isCounted(reader: Reader, timeZone: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ is_counted: boolean }>`
    select c.time_zone = ${timeZone} and c.counted_until >= d.starts_at
      and not exists (select from bet_recounts r where r.closed_at < d.starts_at) as is_counted
    from bet_counting c, (select ${day}::date::timestamp at time zone ${timeZone}::text as starts_at) d`.execute(reader)
  return rows[0]?.is_counted === true
}

/** Whether anything was settled on these days. */
export async function hasBets(reader: Reader, { from, to }: { from: string; to: string }): Promise<boolean> {
  const row = await reader
    .selectFrom('bet_days')
    .select('day')
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
