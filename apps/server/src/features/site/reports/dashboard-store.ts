import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { DayRow, TotalRow } from './dashboard-view.ts'
import { listRevenue } from './revenue-store.ts'

/** Which money is counted, and where a day begins. */
export interface Period {
  currency: string
  timeZone: string
  now: Date
  dayCount: number
}

/**
 * The last days, oldest first, days without anything too. Days are those of the site's time zone; money without play money.
 * What was staked and paid out is what the report of revenue says.
 */
export async function listDays(reader: Reader, period: Period): Promise<DayRow[]> {
  const days = await listMoved(reader, period)
  const [from, to] = [days[0]?.day, days.at(-1)?.day]
  if (from === undefined || to === undefined) return []
  const { currency, timeZone } = period
  const revenue = await listRevenue(reader, { currency, timeZone, from, to })
  return days.map((row) => {
    const ofDay = revenue.filter(({ day }) => day === row.day)
    const sum = (key: 'stakes_minor' | 'payouts_minor') =>
      String(ofDay.reduce((all, one) => all + BigInt(one[key]), 0n))
    return { ...row, stakes_minor: sum('stakes_minor'), payouts_minor: sum('payouts_minor') }
  })
}

type MovedRow = Omit<DayRow, 'stakes_minor' | 'payouts_minor'>

/** What was paid in and out by day. */
async function listMoved(reader: Reader, { currency, timeZone, now, dayCount }: Period): Promise<MovedRow[]> {
  const today = sql`(${now}::timestamptz at time zone ${timeZone}::text)::date`
  const start = sql`(${today} - ${dayCount - 1}::int)::timestamp at time zone ${timeZone}::text`
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone}::text)::date`
  const { rows } = await sql<MovedRow>`
    with deposited as (
      select ${dayOf('decided_at')} as day, sum(credit_minor) as amount
      from deposits where state = 'approved' and currency = ${currency} and decided_at >= ${start} group by 1
    ), withdrawn as (
      select ${dayOf('p.paid_at')} as day, sum(p.amount_minor) as amount
      from withdrawal_payouts p join withdrawals w on w.id = p.withdrawal_id
      where w.currency = ${currency} and p.paid_at >= ${start} group by 1
    )
    select d.day::text as day, coalesce(i.amount, 0) as deposits_minor, coalesce(o.amount, 0) as withdrawals_minor
    from (select ${today} - i as day from generate_series(0, ${dayCount - 1}::int) as i) d
    left join deposited i using (day) left join withdrawn o using (day)
    order by d.day`.execute(reader)
  return rows
}

/** What stands at this moment. */
export async function getTotals(reader: Reader, { currency, timeZone, now }: Period): Promise<TotalRow> {
  const dayStart = sql`date_trunc('day', ${now}::timestamptz, ${timeZone}::text)`
  const { rows } = await sql<TotalRow>`
    select
      (select count(*) from deposits where state = 'pending' and currency = ${currency}) as pending_deposits,
      open.count as pending_withdrawals, open.amount_minor as pending_withdrawals_minor, open.since as waiting_since,
      known.count as members_total, known.new_count as members_new_today,
      (select count(distinct member_id) from game_rounds where currency = ${currency} and opened_at >= ${dayStart}) as players_today,
      (select coalesce(sum(balance), 0) from ledger.account_balances where owner_kind in ('member', 'seat') and currency = ${currency}) as member_liability_minor
    from
      (select count(*), coalesce(sum(amount_minor), 0) as amount_minor, min(created_at) as since
       from withdrawals where state = 'submitted' and currency = ${currency}) open,
      (select count(*), count(*) filter (where registered_at >= ${dayStart}) as new_count
       from members where currency = ${currency} and status <> 'closed') known`.execute(reader)
  const row = rows[0]
  if (!row) throw new Error('a row of totals always exists')
  return row
}
