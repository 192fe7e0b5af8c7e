import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { limitPlaces } from '../../people/protection/index.ts'
import type { ProtectedNow, ProtectionDay } from './protection-facts.ts'

interface Span {
  timeZone: string
  from: string
  to: string
}

const acts = { lowered: 'limit.lowered', raised: 'limit.raised', reopened: 'play.reopen-asked' }

/** What players set, day by day; every day of the span has a row. */
export async function listProtectionDays(reader: Reader, { timeZone, from, to }: Span): Promise<ProtectionDay[]> {
  const { rows } = await sql<ProtectionDay>`
    with span as (
      select ${from}::date::timestamp at time zone ${timeZone}::text as starts_at,
        (${to}::date + 1)::timestamp at time zone ${timeZone}::text as ends_at
    ), told as (
      select (a.at at time zone ${timeZone}::text)::date as day, a.action as what
      from span, audit_log a
      where a.action = any(${Object.values(acts)}::text[]) and a.at >= starts_at and a.at < ends_at
      union all
      select (b.began_at at time zone ${timeZone}::text)::date, b.kind
      from span, play_breaks b where b.began_at >= starts_at and b.began_at < ends_at
    )
    select d::date::text as day,
      count(*) filter (where t.what = ${acts.lowered})::int as lowered,
      count(*) filter (where t.what = ${acts.raised})::int as raised,
      count(*) filter (where t.what = 'break')::int as breaks,
      count(*) filter (where t.what = 'exclusion')::int as exclusions,
      count(*) filter (where t.what = ${acts.reopened})::int as reopened
    from generate_series(${from}::date, ${to}::date, interval '1 day') d left join told t on t.day = d::date
    group by d order by d`.execute(reader)
  return rows
}

const bounds = sql.join(limitPlaces.map(({ kind, period }) => sql.ref(`l.${kind}_${period}`)))

/** Members with a limit, on a break and excluded, whose account is not closed. */
export async function countProtected(reader: Reader, now: Date): Promise<ProtectedNow> {
  const { rows } = await sql<ProtectedNow>`
    select count(*) filter (where coalesce(${bounds}) is not null)::int as limited,
      count(*) filter (where l.excluded_until > ${now} and s.kind = 'break')::int as "onBreak",
      count(*) filter (where l.excluded_until > ${now} and s.kind = 'exclusion')::int as excluded
    from play_limits l join members m on m.id = l.member_id and m.status <> 'closed'
    left join lateral (
      select b.kind from play_breaks b where b.member_id = l.member_id order by b.began_at desc, b.id desc limit 1
    ) s on true`.execute(reader)
  return rows[0] ?? { limited: 0, onBreak: 0, excluded: 0 }
}
