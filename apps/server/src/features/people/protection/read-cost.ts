import type { PlayCost } from '@fairground/contract'
import { addDays, startOfDay } from '@fairground/contract/site-time'
import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { sitePeriods } from './site-periods.ts'

interface WeekRow {
  deposited: string
  withdrawn: string
  staked: string
  won: string
  ms: string
}

/** What play has cost a member in each of the last weeks, over all products. */
export async function readCost(
  { db, clock, config }: AppContext,
  { memberId, currency }: { memberId: string; currency: string },
  count: number,
): Promise<PlayCost> {
  const now = clock.now()
  const [, monday] = sitePeriods(now, config.timeZone).days
  const days = Array.from({ length: count + 1 }, (_, index) => addDays(monday, 7 * (index + 1 - count)))
  const starts = days.map((day) => startOfDay(day, config.timeZone))
  const { rows } = await sql<WeekRow>`
    select
      (select coalesce(sum(d.credit_minor), 0) from deposits d where d.member_id = ${memberId} and d.currency = ${currency}
        and d.state = 'approved' and d.decided_at >= w.start and d.decided_at < w.next) as deposited,
      (select coalesce(sum(p.paid_minor), 0) from withdrawals p where p.member_id = ${memberId}
        and p.currency = ${currency} and p.paid_at >= w.start and p.paid_at < w.next) as withdrawn,
      b.staked, b.won,
      (select coalesce(sum(extract(epoch from upper(t) - lower(t)) * 1000), 0)::bigint
        from unnest(times_played(${memberId}, w.start, least(${now}::timestamptz, w.next))) t) as ms
    from unnest(${starts.slice(0, -1)}::timestamptz[], ${starts.slice(1)}::timestamptz[], ${days.slice(0, -1)}::date[],
      ${days.slice(1)}::date[]) with ordinality w (start, next, day, next_day, n)
    cross join lateral (
      select coalesce(sum(x.staked), 0) as staked, coalesce(sum(x.won), 0) as won from (
        select d.stakes_minor - d.rollbacks_minor as staked, d.payouts_minor as won from bet_days d
        where d.member_id = ${memberId} and d.currency = ${currency} and d.day >= w.day and d.day < w.next_day
        union all
        select o.stakes_minor - o.rollbacks_minor, o.payouts_minor from game_rounds o cross join bet_counting c
        where o.member_id = ${memberId} and o.currency = ${currency}
          and o.closed_at >= greatest(c.counted_until, w.start) and o.closed_at < w.next
      ) x
    ) b order by w.n`.execute(db)
  const money = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  return {
    currency,
    weeks: rows.map(({ deposited, withdrawn, staked, won, ms }, index) => ({
      from: days[index] ?? monday,
      ...{ deposited: money(BigInt(deposited)), withdrawn: money(BigInt(withdrawn)), staked: money(BigInt(staked)) },
      net: money(BigInt(won) - BigInt(staked)),
      minutes: Math.floor(Number(ms) / 60_000),
    })),
  }
}
