import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { OpenDay, OpenVendor } from './protection-facts.ts'

interface Site {
  currency: string
  timeZone: string
}

/** Counts what was in rounds at the end of a day; of rounds that ended since, as they stood then. */
export async function countOpenRounds(tx: Tx, { currency, timeZone }: Site, day: string): Promise<void> {
  await sql`
    with span as (select (${day}::date + 1)::timestamp at time zone ${timeZone}::text as ends_at), open as (
      select r.vendor_id, r.round_id from span, game_rounds r
      where r.currency = ${currency} and r.opened_at < ends_at and r.state = 'open'
      union all
      select r.vendor_id, r.round_id from span, game_rounds r
      where r.currency = ${currency} and r.closed_at >= ends_at and r.opened_at < ends_at
    )
    insert into open_round_days (currency, time_zone, day, vendor_id, round_count, funds_minor)
    select ${currency}, ${timeZone}, ${day}::date, o.vendor_id, count(*), coalesce(sum(x.funds), 0)
    from open o cross join span cross join lateral (
      select sum(case t.call when 'bet' then t.amount_minor else -b.amount_minor end) as funds
      from psw_transactions t
      left join psw_transactions b on t.call = 'rollback' and b.vendor_id = t.vendor_id
        and b.transaction_id = t.original_transaction_id
      where t.vendor_id = o.vendor_id and t.round_id = o.round_id and t.call in ('bet', 'rollback')
        and t.portal_transaction_id is not null and t.created_at < span.ends_at
    ) x
    group by o.vendor_id`.execute(tx)
}

/** Days that were counted, those with nothing in rounds too. */
export async function listOpenDayRounds(
  reader: Reader,
  { currency, timeZone, from, to }: Site & { from: string; to: string },
): Promise<OpenDay[]> {
  const { rows } = await sql<{ day: string; rounds: string; funds: string }>`
    select c.day::text as day, coalesce(sum(o.round_count), 0) as rounds, coalesce(sum(o.funds_minor), 0) as funds
    from closed_report_days c
    left join open_round_days o on o.day = c.day and o.currency = c.currency and o.time_zone = c.time_zone
    where c.currency = ${currency} and c.time_zone = ${timeZone} and c.has_open_rounds
      and c.day between ${from}::date and ${to}::date
    group by c.day`.execute(reader)
  return rows.map(({ day, rounds, funds }) => ({ day, roundCount: Number(rounds), fundsMinor: BigInt(funds) }))
}

/** By vendor, as it is now. */
export async function listOpenVendors(reader: Reader, currency: string): Promise<OpenVendor[]> {
  const { rows } = await sql<{ vendor_id: string; name: string; rounds: string; funds: string }>`
    select r.vendor_id, coalesce(min(v.name), r.vendor_id) as name, count(*) as rounds,
      sum(r.stakes_minor - r.rollbacks_minor) as funds
    from game_rounds r left join vendors v on v.id = r.vendor_id
    where r.state = 'open' and r.currency = ${currency}
    group by r.vendor_id order by funds desc, r.vendor_id`.execute(reader)
  return rows.map(({ vendor_id: vendorId, name, rounds, funds }) => ({
    ...{ vendorId, name, roundCount: Number(rounds), fundsMinor: BigInt(funds) },
  }))
}
