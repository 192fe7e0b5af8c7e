-- What a round paid beside its wins: jackpots that fell in it, and corrections, which may take. A bet has won all of it
-- together; the round as the vendor sums it up stays as it is.
alter table game_rounds add column extra_minor bigint not null default 0;
update game_rounds r set extra_minor = s.minor
from (
  select t.vendor_id, t.round_id, sum(t.amount_minor) as minor from psw_transactions t
  where t.call in ('jackpot-win', 'adjust') and t.state = 'APPLIED' and t.round_id is not null
  group by 1, 2
) s
where r.vendor_id = s.vendor_id and r.round_id = s.round_id;

-- The same functions as before, with it.
create or replace function count_bets(p_time_zone text, p_rounds_max integer) returns boolean
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_until timestamptz := bets_settled_until();
  v_counting bet_counting;
  v_full timestamptz;
  v_members text[];
  v_days date[];
begin
  select c.* into strict v_counting from bet_counting c for update;
  if v_counting.time_zone <> p_time_zone then
    delete from bet_days;
    v_counting.counted_until := '-infinity';
  end if;
  v_until := greatest(v_until, v_counting.counted_until);
  select g.closed_at into v_full from game_rounds g
  where g.closed_at >= v_counting.counted_until and g.closed_at < v_until
  order by g.closed_at offset p_rounds_max limit 1;
  if v_full > v_counting.counted_until then
    v_until := v_full;
  end if;

  insert into bet_days as d (member_id, day, vendor_id, game_code, currency, outcome, round_count, stakes_minor,
    rollbacks_minor, payouts_minor)
  select g.member_id, (g.closed_at at time zone p_time_zone)::date, g.vendor_id, g.game_code, g.currency,
    bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor),
    count(*), sum(g.stakes_minor), sum(g.rollbacks_minor), sum(g.payouts_minor + g.extra_minor)
  from game_rounds g where g.closed_at >= v_counting.counted_until and g.closed_at < v_until
  group by 1, 2, 3, 4, 5, 6
  on conflict (member_id, day, vendor_id, game_code, currency, outcome) do update set
    round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
    rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
    payouts_minor = d.payouts_minor + excluded.payouts_minor;
  update bet_counting set time_zone = p_time_zone, counted_until = v_until;

  with asked as (
    delete from bet_recounts r
    where r.id in (select o.id from bet_recounts o order by o.id limit p_rounds_max) returning r.member_id, r.closed_at
  )
  select array_agg(a.member_id), array_agg(a.day) into v_members, v_days
  from (select distinct o.member_id, (o.closed_at at time zone p_time_zone)::date as day from asked o) a;
  delete from bet_days d using unnest(v_members, v_days) a (member_id, day)
  where d.member_id = a.member_id and d.day = a.day;
  insert into bet_days (member_id, day, vendor_id, game_code, currency, outcome, round_count, stakes_minor,
    rollbacks_minor, payouts_minor)
  select a.member_id, a.day, g.vendor_id, g.game_code, g.currency,
    bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor),
    count(*), sum(g.stakes_minor), sum(g.rollbacks_minor), sum(g.payouts_minor + g.extra_minor)
  from unnest(v_members, v_days) a (member_id, day)
  join game_rounds g on g.member_id = a.member_id and g.closed_at < v_until
    and g.closed_at >= a.day::timestamp at time zone p_time_zone
    and g.closed_at < (a.day + 1)::timestamp at time zone p_time_zone
  group by 1, 2, 3, 4, 5, 6;
  return v_full is not null or exists (select from bet_recounts);
end
$$;

create or replace function settled_bets(p_member_id text, p_time_zone text, p_from timestamptz, p_to timestamptz)
returns table (
  day date, vendor_id text, game_code text, currency text, outcome text,
  round_count bigint, stakes_minor bigint, rollbacks_minor bigint, payouts_minor bigint
)
language sql stable as $$
  with counting as materialized (
    select case when c.time_zone = p_time_zone then c.counted_until else '-infinity' end as until,
      p_from at time zone p_time_zone as from_local, p_to at time zone p_time_zone as to_local
    from bet_counting c
  ), whole as materialized (
    -- Days from the first to before the last stand whole in the span, as far as they are counted.
    select c.until,
      case when c.from_local = date_trunc('day', c.from_local) then c.from_local::date else c.from_local::date + 1 end as first,
      case when p_to >= c.until then 'infinity' else c.to_local::date end as last
    from counting c
  ), anew as materialized (
    select distinct (r.closed_at at time zone p_time_zone)::date as day from bet_recounts r
    where r.member_id = p_member_id
  ), spans (span_from, span_to) as (
    select p_from, least(p_to, w.first::timestamp at time zone p_time_zone) from whole w
    union all
    select greatest(p_from, w.first::timestamp at time zone p_time_zone,
      least(w.until, w.last::timestamp at time zone p_time_zone)), p_to
    from whole w
    union all
    select a.day::timestamp at time zone p_time_zone,
      least(w.until, (a.day + 1)::timestamp at time zone p_time_zone)
    from anew a, whole w where a.day >= w.first and a.day < w.last
  )
  select s.day, s.vendor_id, s.game_code, s.currency, s.outcome,
    sum(s.round_count)::bigint, sum(s.stakes_minor)::bigint, sum(s.rollbacks_minor)::bigint, sum(s.payouts_minor)::bigint
  from (
    select d.day, d.vendor_id, d.game_code, d.currency, d.outcome, d.round_count, d.stakes_minor, d.rollbacks_minor,
      d.payouts_minor
    from whole w
    join bet_days d on d.member_id = p_member_id and d.day >= w.first and d.day < w.last
    where not exists (select from anew a where a.day = d.day) and w.until > '-infinity'
    union all
    select (g.closed_at at time zone p_time_zone)::date, g.vendor_id, g.game_code, g.currency,
      bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor),
      1, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor
    from spans p
    join game_rounds g on g.member_id = p_member_id and g.closed_at >= p.span_from and g.closed_at < p.span_to
  ) s
  group by 1, 2, 3, 4, 5
$$;

-- The settled bets of teams on whole days of the site: days as they were counted, and the rounds' own rows for what is
-- not counted yet or is to be counted anew.
create or replace function team_bets(p_heads text[], p_with_heads boolean, p_time_zone text, p_first date, p_end date)
returns table (
  head text, member_id text, day date, vendor_id text, game_code text, currency text, outcome text,
  round_count bigint, stakes_minor bigint, rollbacks_minor bigint, payouts_minor bigint
)
language sql stable as $$
  with team as materialized (
    select m.head, m.member_id from team_members(p_heads, p_with_heads) m
  ), counting as materialized (
    select case when c.time_zone = p_time_zone then c.counted_until else '-infinity' end as until from bet_counting c
  ), anew as materialized (
    select distinct r.member_id, (r.closed_at at time zone p_time_zone)::date as day from bet_recounts r
  ), late as (
    select g.* from counting c
    join game_rounds g on g.closed_at >= greatest(c.until, p_first::timestamp at time zone p_time_zone)
      and g.closed_at < p_end::timestamp at time zone p_time_zone
    union all
    select g.* from anew a cross join counting c
    join game_rounds g on g.member_id = a.member_id and g.closed_at >= a.day::timestamp at time zone p_time_zone
      and g.closed_at < least(c.until, (a.day + 1)::timestamp at time zone p_time_zone)
    where a.day >= p_first and a.day < p_end
  )
  select t.head, d.member_id, d.day, d.vendor_id, d.game_code, d.currency, d.outcome, d.round_count, d.stakes_minor,
    d.rollbacks_minor, d.payouts_minor
  from counting c cross join team t
  join bet_days d on d.member_id = t.member_id and d.day >= p_first and d.day < p_end
  where c.until > '-infinity'
    and not exists (select from anew a where a.member_id = d.member_id and a.day = d.day)
  union all
  select t.head, l.member_id, (l.closed_at at time zone p_time_zone)::date, l.vendor_id, l.game_code, l.currency,
    bet_outcome(l.state, l.stakes_minor, l.rollbacks_minor, l.payouts_minor + l.extra_minor),
    1, l.stakes_minor, l.rollbacks_minor, l.payouts_minor + l.extra_minor
  from late l join team t on t.member_id = l.member_id
$$;
