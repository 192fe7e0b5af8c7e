import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { CostRow, RevenueRow } from './revenue-view.ts'

/** Days, both counted, of a time zone; money of one currency. */
export interface DaySpan {
  currency: string
  timeZone: string
  from: string
  to: string
}

/** Days that are over from their closed sums, the others from the ledger itself and from what vendors with purses told. */
export async function listRevenue(reader: Reader, span: DaySpan): Promise<RevenueRow[]> {
  const { currency, timeZone, from, to } = span
  const { rows } = await sql<RevenueRow>`
    with closed as (
      select day from closed_report_days
      where currency = ${currency} and time_zone = ${timeZone} and day between ${from}::date and ${to}::date
    ), sums as (
      select r.day, r.vendor_id, r.game_type, r.bet_count, r.stakes_minor, r.payouts_minor
      from report_days r join closed using (day) where r.currency = ${currency} and r.time_zone = ${timeZone}
      union all
      ${sumsOf(
        span,
        sql`(select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d
        where d::date not in (select day from closed))`,
      )}
    )
    select s.day::text as day, s.vendor_id, coalesce(v.name, s.vendor_id) as vendor_name, s.game_type,
      s.bet_count, s.stakes_minor, s.payouts_minor
    from sums s left join vendors v on v.id = s.vendor_id order by s.day`.execute(reader)
  return rows
}

/** What vendors took and paid on these days. A game nobody knows any more is of the category `OTHER`. */
const sumsOf = (span: DaySpan, days: RawBuilder<unknown>) => sql`
  select day, vendor_id, game_type, sum(bet_count)::bigint as bet_count, sum(stakes_minor)::numeric as stakes_minor,
    sum(payouts_minor)::numeric as payouts_minor
  from (${ledgerSumsOf(span, days)} union all ${reportedSumsOf(span, days)}) vendor_sums group by 1, 2, 3`

/** What goes into pools of jackpots is no payout before somebody wins it, and no stake when it comes back. */
const poolKinds = ['jackpot_base', 'jackpot_increment', 'jackpot_reserve']

/** From their accounts in the ledger: a stake is credited there, a win debited, and a stake that was taken back debited again. */
const ledgerSumsOf = ({ currency, timeZone }: DaySpan, days: RawBuilder<unknown>) => sql`
  select d.day, a.owner_id as vendor_id, coalesce(g.game_type, 'OTHER') as game_type,
    sum(case e.transfer_kind when 'bet' then 1 when 'reversal' then -1 else 0 end)::bigint as bet_count,
    coalesce(sum(e.amount) filter (where e.transfer_kind in ('bet', 'reversal')), 0)::numeric as stakes_minor,
    coalesce(-sum(e.amount) filter (where e.transfer_kind not in ('bet', 'reversal')), 0)::numeric as payouts_minor
  from ${days} d
  cross join ledger.account_balances a
  join ledger.account_entries e on e.account_id = a.account_id
    and e.created_at >= d.day::timestamp at time zone ${timeZone}::text
    and e.created_at < (d.day + 1)::timestamp at time zone ${timeZone}::text
  left join game_rounds r on r.vendor_id = a.owner_id and r.round_id = substr(e.reference, length(a.owner_id) + 2)
  left join games g on g.vendor_id = r.vendor_id and g.game_code = r.game_code
  where a.owner_kind = 'vendor' and a.kind = 'vendor_clearing' and a.currency = ${currency}
    and e.counter_account_kind <> all(${poolKinds}::text[])
  group by 1, 2, 3`

/** From reported purse play, without a transfer. A rollback counts once its bet is known. */
const reportedSumsOf = ({ currency, timeZone }: DaySpan, days: RawBuilder<unknown>) => sql`
  select d.day, x.vendor_id, coalesce(g.game_type, 'OTHER') as game_type,
    sum(case x.call when 'bet' then 1 when 'rollback' then -1 else 0 end)::bigint as bet_count,
    coalesce(sum(case x.call when 'bet' then x.amount_minor when 'rollback' then -x.amount_minor end), 0)::numeric as stakes_minor,
    coalesce(sum(x.amount_minor) filter (where x.call = 'win'), 0)::numeric as payouts_minor
  from ${days} d
  join psw_transactions x on x.ends_round is not null and x.code = 'OK' and x.currency = ${currency}
    and x.created_at >= d.day::timestamp at time zone ${timeZone}::text
    and x.created_at < (d.day + 1)::timestamp at time zone ${timeZone}::text
  left join psw_transactions b on x.call = 'rollback' and b.vendor_id = x.vendor_id
    and b.transaction_id = x.original_transaction_id and b.state = 'ROLLED_BACK' and b.ends_round is not null
  left join games g on g.vendor_id = x.vendor_id and g.game_code = x.game_code
  where x.call <> 'rollback' or b.transaction_id is not null
  group by 1, 2, 3`

/** Bonuses and rebates of these days, from the house's own accounts. */
export async function listCosts(reader: Reader, { currency, timeZone, from, to }: DaySpan): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    select (e.created_at at time zone ${timeZone}::text)::date::text as day,
      coalesce(-sum(e.amount) filter (where a.kind = 'expense_bonus'), 0)::numeric as bonuses_minor,
      coalesce(-sum(e.amount) filter (where a.kind in ('expense_rebate', 'expense_points')), 0)::numeric as rebates_minor
    from ledger.account_balances a join ledger.account_entries e on e.account_id = a.account_id
      and e.created_at >= ${from}::date::timestamp at time zone ${timeZone}::text
      and e.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}::text
    where a.kind in ('expense_bonus', 'expense_rebate', 'expense_points') and a.currency = ${currency} group by 1`.execute(
    reader,
  )
  return rows
}

interface Site {
  currency: string
  timeZone: string
}

/** Days that are over at that time and have no closed sums, oldest first: from the first one anything moved on. */
export async function listOpenDays(
  reader: Reader,
  { currency, timeZone }: Site,
  { before, daysMax }: { before: Date; daysMax: number },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with last as (
      select coalesce(
        (select max(day) + 1 from closed_report_days where currency = ${currency} and time_zone = ${timeZone}),
        (select (min(opened_at) at time zone ${timeZone}::text)::date from ledger.account_balances)) as day
    )
    select d::date::text as day from last, generate_series(last.day,
      (${before}::timestamptz at time zone ${timeZone}::text)::date - 1, interval '1 day') d
    order by d limit ${daysMax}`.execute(reader)
  return rows.map(({ day }) => day)
}

/** Sums a day for good; one that is closed already stays as it is. True when this call did. */
export async function closeDay(tx: Tx, site: Site, day: string, now: Date): Promise<boolean> {
  const { currency, timeZone } = site
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('closed_report_days')
    .values({ currency, time_zone: timeZone, day: sql<Date>`${day}::date`, closed_at: now, has_open_rounds: true })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await sql`
    insert into report_days (day, vendor_id, game_type, bet_count, stakes_minor, payouts_minor, currency, time_zone)
    select s.*, ${currency}, ${timeZone}
    from (${sumsOf({ ...site, from: day, to: day }, sql`(select ${day}::date as day)`)}) s`.execute(tx)
  return true
}
