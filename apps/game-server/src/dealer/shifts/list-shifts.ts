import type { VendorShifts } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'

const shownMax = 30

type Plan = VendorShifts['plans'][number]
type Shift = VendorShifts['shifts'][number]
type Timed<Row, Names extends string> = Omit<Row, Names> & Record<Names, Date>

type ShiftRow = Timed<Omit<Shift, 'closedAt' | 'tips'>, 'openedAt'> & {
  closedAt: Date | null
  tips: Shift['tips'] | null
}

/** Plans of a table that are not over, soonest first, and the last shifts that were dealt, with what was dealt and given in each. */
export async function listShifts({ db, clock }: AppContext, tableId: string): Promise<VendorShifts> {
  const { rows: plans } = await sql<Timed<Plan, 'startsAt' | 'endsAt'>>`
    select p.plan_id as "planId", p.dealer_id as "dealerId", p.dealer_name as dealer, p.starts_at as "startsAt",
      p.ends_at as "endsAt",
      exists (select from shifts s where s.plan_id = p.plan_id and s.closed_at is null) as "isOpen"
    from shift_plans p
    where p.table_id = ${tableId} and p.cancelled_at is null and p.ends_at > ${clock.now()}
    order by p.starts_at limit ${shownMax}`.execute(db)
  const { rows: shifts } = await sql<ShiftRow>`
    select s.shift_id as "shiftId", s.dealer_name as dealer, s.opened_at as "openedAt", s.closed_at as "closedAt",
      s.plan_id is not null as "isPlanned", d.rounds, d."voidRounds", i.incidents, p.tips
    from shifts s
    cross join lateral (
      select count(*)::integer as rounds, (count(*) filter (where r.state = 'void'))::integer as "voidRounds"
      from dealt_rounds x join shared_rounds r on r.shared_round_id = x.shared_round_id
      where x.shift_id = s.shift_id) d
    cross join lateral (
      select count(*)::integer as incidents from incidents n
      where n.table_id = s.table_id and n.opened_at >= s.opened_at
        and n.opened_at < coalesce(s.closed_at, 'infinity') and n.kind not in ('pit-call', 'wrong-result')) i
    cross join lateral (
      select json_agg(json_build_object('currency', g.currency, 'amount', g.given) order by g.currency) as tips from (
        select r.currency, sum(r.stake_minor)::text as given
        from tips x join rounds r on r.round_id = x.round_id
        where x.shift_id = s.shift_id and r.state = 'collected' group by r.currency) g) p
    where s.table_id = ${tableId}
    order by s.opened_at desc limit ${shownMax}`.execute(db)
  return {
    plans: plans.map(({ startsAt, endsAt, ...plan }) => ({
      ...plan,
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })),
    shifts: shifts.map(({ openedAt, closedAt, tips, ...shift }) => ({
      ...{ ...shift, ...(tips && { tips }) },
      ...{ openedAt: openedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
    })),
  }
}
