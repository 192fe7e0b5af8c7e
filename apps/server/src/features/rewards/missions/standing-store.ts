import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Mission, Standing } from './mission.ts'

interface Who {
  memberId: string
  now: Date
  /** Of the site: its days and weeks are meant. */
  timeZone: string
}

interface StandingRow {
  mission_id: string
  period_on: string
  period_to: Date
  is_claimed: boolean
  done: string
  taken_minor: string
}

/**
 * Where a member stands in each of these, by id. Bets are read as they were added up by day; what is collected, or has
 * not begun, is not counted again.
 */
export async function readStandings(
  reader: Reader,
  missions: readonly Mission[],
  { memberId, now, timeZone }: Who,
): Promise<ReadonlyMap<string, Standing>> {
  const ids = missions.map(({ id }) => id)
  const { rows } = await sql<StandingRow>`
    select m.id as mission_id, w.period_on::text as period_on, w.period_to, c.id is not null as is_claimed,
      case when c.id is not null or m.starts_at > ${now} then 0 else ${doneBy(memberId, timeZone)} end as done,
      (select coalesce(sum(t.amount_minor), 0) from gift_takings t
        where t.source = 'mission' and t.campaign_id = m.id and t.member_id = ${memberId}) as taken_minor
    from missions m
    cross join lateral (
      select ${now}::timestamptz at time zone ${timeZone} as local_now
    ) n
    cross join lateral (
      select case m.cycle when 'daily' then n.local_now::date when 'weekly' then date_trunc('week', n.local_now)::date
          -- The one of all its days that never changes.
          else (m.created_at at time zone 'UTC')::date end as period_on,
        case m.cycle when 'daily' then 1 when 'weekly' then 7 end as days
    ) d
    cross join lateral (
      select d.period_on,
        greatest(m.starts_at, case when d.days is null then m.starts_at
          else d.period_on::timestamp at time zone ${timeZone} end) as period_from,
        least(m.ends_at, (d.period_on + d.days)::timestamp at time zone ${timeZone}) as period_to,
        ${now}::timestamptz + interval '1 second' as until
    ) w
    left join mission_claims c on c.mission_id = m.id and c.member_id = ${memberId} and c.period_on = w.period_on
    where m.id = any(${ids}::text[])`.execute(reader)
  return new Map(
    rows.map((row) => [
      row.mission_id,
      {
        ...{ periodOn: row.period_on, periodTo: row.period_to, isClaimed: row.is_claimed },
        ...{ done: BigInt(row.done), takenMinor: BigInt(row.taken_minor) },
      },
    ]),
  )
}

const doneBy = (memberId: string, timeZone: string) => sql`case m.goal
  when 'deposit' then (
    select coalesce(sum(d.amount_minor), 0) from deposits d
    where d.member_id = ${memberId} and d.currency = m.currency and d.state = 'approved'
      and d.decided_at >= w.period_from and d.decided_at < least(w.period_to, w.until)
  )
  when 'logins' then (
    select count(distinct (e.at at time zone ${timeZone})::date) from (
      select h.at from login_history h where h.member_id = ${memberId} and h.outcome = 'entered'
        and h.at >= w.period_from and h.at < w.period_to
      union all
      select r.registered_at from members r where r.id = ${memberId}
        and r.registered_at >= w.period_from and r.registered_at < w.period_to
    ) e
  )
  else (
    select case m.goal
      when 'bet' then coalesce(sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)), 0)
      when 'rounds' then coalesce(sum(s.round_count) filter (where s.outcome <> 'void'), 0)
      else count(distinct (s.vendor_id, s.game_code)) filter (where s.outcome <> 'void')
    end
    from settled_bets(${memberId}, ${timeZone}, w.period_from, least(w.period_to, w.until)) s
    left join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
    where s.currency = m.currency and (m.game_type is null or g.game_type = m.game_type)
  ) end`
