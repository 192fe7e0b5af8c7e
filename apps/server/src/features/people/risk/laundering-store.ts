import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { findRings } from './find-rings.ts'
import type { LaunderingFigures } from './laundering-rules.ts'
import { policy } from './policy.ts'

interface Row {
  member_id: string
  part: keyof LaunderingFigures
  n: number | null
  a: string | null
  b: string | null
  c: string | null
  who: string[] | null
}

interface Moment {
  /** The end of the day looked at, or now. */
  at: Date
  /** Its beginning. */
  since: Date
}

/** What rules of laundering look at, of everybody who moved money since the day began; each part read once for all. */
export async function readLaundering(reader: Reader, moment: Moment): Promise<Map<string, LaunderingFigures>> {
  const { at, since } = moment
  const { rows } = await sql<Row>`
    with movers as materialized (
      select member_id from deposits where state = 'approved' and decided_at >= ${since} and decided_at < ${at}
      union select member_id from withdrawals where created_at >= ${since} and created_at < ${at}
    )
    select d.member_id, 'nearThreshold' as part, max(d.n)::int as n, max(d.sum)::text as a, null as b, null as c, null::text[] as who
    from (
      select o.member_id, o.decided_at, count(*) over near as n, sum(o.amount_minor) over near as sum from deposits o
      where o.state = 'approved' and o.member_id in (select member_id from movers)
        and o.amount_minor between ${policy.reportMinor}::bigint * 8 / 10 and ${policy.reportMinor}::bigint * 99 / 100
        and o.decided_at >= ${since}::timestamptz - interval '24 hours' and o.decided_at < ${at}
      window near as (partition by o.member_id order by o.decided_at range between interval '24 hours' preceding and current row)
    ) d where d.decided_at >= ${since} group by d.member_id
    union all
    select m.member_id, 'passThrough', null, i.minor::text, s.minor::text, w.minor::text, null
    from movers m
    cross join lateral (select coalesce(sum(credit_minor), 0) as minor from deposits o where o.member_id = m.member_id
      and o.state = 'approved' and o.decided_at >= ${at}::timestamptz - interval '72 hours' and o.decided_at < ${at}) i
    cross join lateral (select coalesce(sum(r.stakes_minor - r.rollbacks_minor - uncounted_bet(r.stakes_minor, r.rollbacks_minor, r.turnover_minor)), 0) as minor
      from game_rounds r where r.member_id = m.member_id and r.currency <> 'FUN'
      and r.opened_at >= ${at}::timestamptz - interval '72 hours' and r.opened_at < ${at}) s
    cross join lateral (select coalesce(sum(o.amount_minor), 0) as minor from withdrawals o where o.member_id = m.member_id
      and o.state not in ('cancelled', 'rejected') and o.created_at >= ${at}::timestamptz - interval '72 hours' and o.created_at < ${at}) w
    where i.minor > 0 and w.minor > 0
    union all
    select w.member_id, 'payout', null, extract(epoch from min(w.created_at - p.created_at) * 1000)::bigint::text,
      sum(w.amount_minor)::text, null, null
    from withdrawals w join payout_accounts p on p.id = w.payout_account_id
    where w.created_at >= ${since} and w.created_at < ${at} and w.created_at - p.created_at <= interval '72 hours'
    group by w.member_id
    union all
    select m.member_id, 'linked', null, min(x.trait), null, null, array_agg(distinct f.account)
    from movers m
    cross join lateral (
      select f.member_id, 'card' as trait from payout_accounts y join payout_accounts f on f.account_no_hash = y.account_no_hash
      where y.member_id = m.member_id and f.member_id <> m.member_id
      union
      select f.member_id, 'device' from trusted_devices y join trusted_devices f on f.token_hash = y.token_hash
      where y.member_id = m.member_id and f.member_id <> m.member_id
    ) x join members f on f.id = x.member_id group by m.member_id
    union all
    select d.member_id, 'dormant', extract(day from ${at}::timestamptz - b.last)::int, d.minor::text, w.minor::text, null, null
    from (select o.member_id, sum(o.credit_minor) as minor, min(o.decided_at) as first from deposits o
      where o.state = 'approved' and o.member_id in (select member_id from movers)
        and o.decided_at >= ${at}::timestamptz - interval '7 days' and o.decided_at < ${at} group by o.member_id) d
    cross join lateral (select sum(o.amount_minor) as minor from withdrawals o where o.member_id = d.member_id
      and o.state not in ('cancelled', 'rejected') and o.created_at >= d.first and o.created_at < ${at}) w
    cross join lateral (
      select greatest(
        (select max(o.decided_at) from deposits o where o.member_id = d.member_id and o.decided_at < d.first),
        (select max(r.opened_at) from game_rounds r where r.member_id = d.member_id and r.opened_at < d.first),
        (select m.registered_at from members m where m.id = d.member_id)) as last) b
    where w.minor > 0 and b.last < ${at}::timestamptz - interval '180 days'
    union all
    select e.member_id, 'seats', count(*)::int, sum(e.bought_minor)::text, null, null, null
    from escrows e
    where e.closed_at >= ${at}::timestamptz - interval '7 days' and e.closed_at < ${at} and e.currency <> 'FUN'
      and (e.contributed_minor * 10 < e.bought_minor or 5 > (
        select count(*) from escrow_hand_seats h where h.escrow_id = e.escrow_id and h.vendor_id = e.vendor_id))
    group by e.member_id`.execute(reader)
  const figures = new Map<string, LaunderingFigures>()
  for (const row of rows) figures.set(row.member_id, { ...figures.get(row.member_id), ...partOf(row) })
  for (const more of [
    await readPairs(reader, moment),
    await readRings(reader, moment),
    await readLowRisk(reader, moment),
  ])
    for (const [memberId, part] of more) figures.set(memberId, { ...figures.get(memberId), ...part })
  return figures
}

function partOf({ part, n, a, b, c, who }: Row): LaunderingFigures {
  const [one, two, three] = [BigInt(/^\d+$/.test(a ?? '') ? (a ?? 0) : 0), BigInt(b ?? 0), BigInt(c ?? 0)]
  if (part === 'nearThreshold') return { nearThreshold: { count: n ?? 0, sumMinor: one } }
  if (part === 'passThrough') return { passThrough: { depositedMinor: one, stakedMinor: two, withdrawnMinor: three } }
  if (part === 'payout') return { payout: { ageMs: Number(one), amountMinor: two } }
  if (part === 'linked') return { linked: { accounts: who ?? [], trait: a ?? '' } }
  if (part === 'dormant') return { dormant: { days: n ?? 0, depositedMinor: one, withdrawnMinor: two } }
  return { seats: { count: n ?? 0, boughtMinor: one } }
}

interface PairRow {
  member_id: string
  part: 'opposite' | 'dumping'
  account: string
  n: number
  minor: string
  share: number
}

/** What one won while the other lost: rounds of one game at one time by accounts of one hand, and hands at one table. */
async function readPairs(reader: Reader, { at }: Moment): Promise<[string, LaunderingFigures][]> {
  const { rows } = await sql<PairRow>`
    with alike as materialized (
      select y.member_id as one, f.member_id as other from payout_accounts y
      join payout_accounts f on f.account_no_hash = y.account_no_hash and f.member_id <> y.member_id
      union
      select y.member_id, f.member_id from trusted_devices y
      join trusted_devices f on f.token_hash = y.token_hash and f.member_id <> y.member_id
    ), rounds as (
      select a.one, a.other, least(x.stakes_minor, y.stakes_minor) as covered, greatest(x.stakes_minor, y.stakes_minor) as staked
      from alike a
      join game_rounds x on x.member_id = a.one and x.opened_at >= ${at}::timestamptz - interval '24 hours' and x.opened_at < ${at}
      join game_rounds y on y.member_id = a.other and y.opened_at between x.opened_at - interval '1 minute' and x.opened_at + interval '1 minute'
        and y.vendor_id = x.vendor_id and y.game_code = x.game_code
      where x.state = 'closed' and y.state = 'closed' and x.stakes_minor > 0 and y.stakes_minor > 0
        and (x.payouts_minor > x.stakes_minor) <> (y.payouts_minor > y.stakes_minor)
    ), hands as (
      select e.member_id as one, f.member_id as other, h.balance_before_minor - h.balance_after_minor as lost,
        i.balance_after_minor - i.balance_before_minor as won
      from escrow_hands k
      join escrow_hand_seats h on h.vendor_id = k.vendor_id and h.table_id = k.table_id and h.hand_seq = k.hand_seq
      join escrow_hand_seats i on i.vendor_id = k.vendor_id and i.table_id = k.table_id and i.hand_seq = k.hand_seq and i.escrow_id <> h.escrow_id
      join escrows e on e.vendor_id = h.vendor_id and e.escrow_id = h.escrow_id
      join escrows f on f.vendor_id = i.vendor_id and f.escrow_id = i.escrow_id
      where k.played_at >= ${at}::timestamptz - interval '30 days' and k.played_at < ${at} and k.currency <> 'FUN'
        and h.balance_after_minor < h.balance_before_minor and i.balance_after_minor > i.balance_before_minor
    ), lost as (
      select h.one, sum(h.lost) as minor from (select distinct one, other, lost from hands) h group by h.one
    )
    select r.one as member_id, 'opposite' as part, m.account, count(*)::int as n, sum(r.staked)::text as minor,
      (sum(r.covered) * 100 / sum(r.staked))::int as share
    from rounds r join members m on m.id = r.other group by r.one, m.account having count(*) >= 5
    union all
    select h.one, 'dumping', m.account, count(*)::int, sum(least(h.lost, h.won))::text,
      (sum(least(h.lost, h.won)) * 100 / greatest(max(l.minor), 1))::int
    from hands h join members m on m.id = h.other join lost l on l.one = h.one
    group by h.one, m.account having count(*) >= 5`.execute(reader)
  return rows.map(({ member_id, part, account, n, minor, share }) => [
    member_id,
    part === 'opposite'
      ? { opposite: { rounds: n, account, coverPercent: share } }
      : { dumping: { hands: n, account, lostMinor: BigInt(minor), sharePercent: Math.min(share, 100) } },
  ])
}

/** Rings of transfers in the last 30 days; each is told of everybody in it. */
async function readRings(reader: Reader, { at }: Moment): Promise<[string, LaunderingFigures][]> {
  const { rows } = await sql<{ sender_id: string; receiver_id: string; minor: string }>`
    select t.sender_id, t.receiver_id, sum(t.amount_minor)::text as minor from member_transfers t
    where t.created_at >= ${at}::timestamptz - interval '30 days' and t.created_at < ${at}
    group by 1, 2`.execute(reader)
  const edges = rows.map((row) => ({ from: row.sender_id, to: row.receiver_id, minor: BigInt(row.minor) }))
  const rings = findRings(edges, policy.smallMinor)
  const accounts = await accountsOf(reader, [...new Set([...rings.values()].flatMap((ring) => ring.accounts))])
  return [...rings].map(([memberId, ring]) => [
    memberId,
    { ring: { ...ring, accounts: ring.accounts.map((id) => accounts.get(id) ?? id) } },
  ])
}

async function accountsOf(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.selectFrom('members').select(['id', 'account']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** Turnover of 14 days of which nearly nothing counts, of those who staked more than 99 of 100. */
async function readLowRisk(reader: Reader, { at }: Moment): Promise<[string, LaunderingFigures][]> {
  const { rows } = await sql<{ member_id: string; share: number; staked: string; cohort: string }>`
    with sums as (
      select d.member_id, sum(d.stakes_minor - d.rollbacks_minor) as staked, sum(d.uncounted_minor) as uncounted from bet_days d
      where d.day > (${at}::timestamptz)::date - 14 and d.day <= (${at}::timestamptz)::date and d.currency <> 'FUN' group by d.member_id
    ), bound as (select percentile_disc(0.99) within group (order by s.staked) as minor from sums s)
    select s.member_id, (s.uncounted * 100 / s.staked)::int as share, s.staked::text, b.minor::text as cohort
    from sums s, bound b where s.staked >= b.minor and s.staked > 0 and s.uncounted * 100 >= s.staked * 80`.execute(
    reader,
  )
  return rows.map(({ member_id, share, staked, cohort }) => [
    member_id,
    { lowRisk: { sharePercent: share, stakedMinor: BigInt(staked), cohortMinor: BigInt(cohort) } },
  ])
}
