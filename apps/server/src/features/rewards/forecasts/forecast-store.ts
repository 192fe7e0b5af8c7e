import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Reached, Window } from './forecast.ts'

/** What members did, by day: one row is some of it. */
export type Did =
  | { source: 'logins' | 'deposit' }
  | { source: 'bet' | 'rounds' | 'games'; gameTypes: readonly string[] | undefined }

/** Audience: everybody, members registered within this many days, or account names in lower case. */
export type Audience = { newcomerDays: number } | { accounts: readonly string[] } | undefined

interface Asked {
  did: Did
  /** What is added up before it is looked at: a day, a week, or all. */
  period: 'day' | 'week' | 'all'
  /** How often somebody who did so much in a period gets it: once from `target` on, or once for each `step`. */
  often: { target: bigint } | { step: bigint; most: number } | { always: number }
  audience: Audience
}

const factsOf = (did: Did, { fromOn, toOn, timeZone, currency }: Window): RawBuilder<unknown> => {
  const at = (on: string) => sql`${on}::timestamp at time zone ${timeZone}`
  switch (did.source) {
    case 'logins':
      return sql`
        select distinct h.member_id, (h.at at time zone ${timeZone})::date as day, 1::numeric as value, '' as item
        from login_history h where h.outcome = 'entered' and h.at >= ${at(fromOn)} and h.at < ${at(toOn)}
        union
        select r.id, (r.registered_at at time zone ${timeZone})::date, 1, ''
        from members r where r.registered_at >= ${at(fromOn)} and r.registered_at < ${at(toOn)}`
    case 'deposit':
      return sql`
        select d.member_id, (d.decided_at at time zone ${timeZone})::date as day, d.amount_minor::numeric as value, '' as item
        from deposits d where d.state = 'approved' and d.currency = ${currency}
          and d.decided_at >= ${at(fromOn)} and d.decided_at < ${at(toOn)}`
    default:
      return sql`
        select b.member_id, b.day, ${amountOf[did.source]} as value, b.vendor_id || ' ' || b.game_code as item
        from bet_days b left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
        where b.currency = ${currency} and b.day >= ${fromOn}::date and b.day < ${toOn}::date and b.outcome <> 'void'
          and (${did.gameTypes ? [...did.gameTypes] : null}::text[] is null or g.game_type = any(${did.gameTypes ? [...did.gameTypes] : null}::text[]))`
  }
}

const amountOf = {
  bet: sql`valid_bet(b.outcome, g.game_type, b.stakes_minor, b.rollbacks_minor, b.uncounted_minor)::numeric`,
  rounds: sql`b.round_count::numeric`,
  games: sql`1::numeric`,
}

const periodOf = {
  day: sql`f.day`,
  week: sql`date_trunc('week', f.day)::date`,
  all: sql`null::date`,
}

const isFor = (audience: Audience, { toOn, timeZone }: Window): RawBuilder<unknown> => {
  if (!audience) return sql`true`
  if ('accounts' in audience) return sql`lower(m.account) = any(${[...audience.accounts]}::text[])`
  // Of a whole month of newcomers: each is one for a while.
  return sql`m.registered_at >= ${toOn}::timestamp at time zone ${timeZone} - interval '1 day' * greatest(30, ${audience.newcomerDays}::int)`
}

const oftenOf = (often: Asked['often']): RawBuilder<unknown> => {
  if ('target' in often) return sql`case when total >= ${often.target.toString()}::numeric then 1 else 0 end`
  if ('always' in often) return sql`${often.always}::int`
  return sql`least(floor(total / ${often.step.toString()}::numeric), ${often.most}::int)`
}

/** Who would have had it in a window, and how often. */
export async function countReached(reader: Reader, window: Window, asked: Asked): Promise<Reached> {
  const { did, period, often, audience } = asked
  const { rows } = await sql<Record<keyof Reached, string>>`
    with facts as (
      select f.* from (${factsOf(did, window)}) f join members m on m.id = f.member_id
      where m.currency = ${window.currency} and ${isFor(audience, window)}
    ), totals as (
      select f.member_id, ${period === 'all' ? sql`null::date` : periodOf[period]} as period,
        ${did.source === 'games' ? sql`count(distinct f.item)` : sql`sum(f.value)`} as total
      from facts f group by 1, 2
    ), given as (select member_id, ${oftenOf(often)} as times from totals)
    select (select count(distinct member_id) from facts) as known,
      count(distinct member_id) filter (where times > 0) as members, coalesce(sum(times), 0) as times
    from given`.execute(reader)
  return readReached(rows[0])
}

const readReached = (row: Record<keyof Reached, string> | undefined): Reached => ({
  known: Number(row?.known ?? 0),
  members: Number(row?.members ?? 0),
  times: Number(row?.times ?? 0),
})

/** Who holds points for a reward of the mall and paid in enough, and how often they would do for it. */
export async function countHolders(
  reader: Reader,
  currency: string,
  { points, depositedMinor }: { points: number; depositedMinor: bigint },
): Promise<Reached> {
  const { rows } = await sql<Record<keyof Reached, string>>`
    with holders as (
      select a.member_id, case when ${depositedMinor.toString()}::bigint = 0 or (
          select coalesce(sum(d.amount_minor), 0) from deposits d
          where d.member_id = a.member_id and d.state = 'approved' and d.currency = ${currency}
        ) >= ${depositedMinor.toString()}::bigint then floor(a.balance / ${points}::numeric) else 0 end as times
      from point_accounts a where a.balance > 0
    )
    select count(*) as known, count(*) filter (where times > 0) as members, coalesce(sum(times), 0) as times
    from holders`.execute(reader)
  return readReached(rows[0])
}

/** Money that a point is worth. */
export async function readPointMinor(reader: Reader): Promise<bigint> {
  const row = await reader.selectFrom('point_settings').select('redeem_minor').executeTakeFirst()
  return BigInt(row?.redeem_minor ?? 0)
}

/** Of each member who invited somebody in the window: how many of those did what is asked. */
export async function listInviters(
  reader: Reader,
  { fromOn, toOn, timeZone, currency }: Window,
  { depositMinor, validBetMinor }: { depositMinor: bigint; validBetMinor: bigint },
): Promise<number[]> {
  const { rows } = await sql<{ friends: string }>`
    select count(*) filter (where
      (select coalesce(sum(d.credit_minor), 0) from deposits d
        where d.member_id = m.id and d.state = 'approved' and d.currency = ${currency}) >= ${depositMinor.toString()}::bigint
      and (select coalesce(sum(${amountOf.bet}), 0) from bet_days b
        left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
        where b.member_id = m.id and b.currency = ${currency}) >= ${validBetMinor.toString()}::bigint) as friends
    from members m
    where m.recommender_id is not null and m.registered_at >= ${fromOn}::timestamp at time zone ${timeZone}
      and m.registered_at < ${toOn}::timestamp at time zone ${timeZone}
    group by m.recommender_id`.execute(reader)
  return rows.map(({ friends }) => Number(friends))
}

/** What a day may give of a kind without a campaign. */
export async function readDayBudget(reader: Reader, source: string, currency: string): Promise<bigint> {
  const row = await reader
    .selectFrom('gift_budgets')
    .select('day_minor')
    .where('source', '=', source)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return BigInt(row?.day_minor ?? 0)
}
