-- What of a round's stakes counts may be told apart from what was staked: opposite bets are netted, bets that were given
-- back and roulette bets on more than 24 numbers count nothing (decision 076). Null: all that was kept counts; -1: the
-- vendor named more than that, nothing counts until it is named again.
alter table game_rounds add column turnover_minor bigint check (turnover_minor >= -1);

-- Types of games for which what a vendor names is taken.
alter table vendors add column turnover_types text[] not null default '{}';
update vendors set turnover_types = array['LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT']
where id = 'house';

alter table vendor_exceptions drop constraint vendor_exceptions_kind_check;
alter table vendor_exceptions add constraint vendor_exceptions_kind_check check (kind in
  ('missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'notReplayed', 'winAboveLimit', 'turnoverTooHigh'));

-- The part of a round's kept stakes that does not count.
create function uncounted_bet(p_stakes_minor bigint, p_rollbacks_minor bigint, p_turnover_minor bigint) returns bigint
language sql immutable parallel safe as $$
  select case when p_turnover_minor is null then 0
    else greatest(p_stakes_minor - p_rollbacks_minor - greatest(p_turnover_minor, 0), 0) end
$$;

create function valid_bet(
  p_outcome text, p_game_type text, p_stakes_minor bigint, p_rollbacks_minor bigint, p_uncounted_minor bigint
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_outcome = 'void' or (p_outcome = 'even' and coalesce(p_game_type, '') not in ('RNG', 'FISH')) then 0
    else p_stakes_minor - p_rollbacks_minor - p_uncounted_minor
  end
$$;
drop function valid_bet(text, text, bigint, bigint);

alter table bet_days add column uncounted_minor bigint not null default 0
  check (uncounted_minor between 0 and 9000000000000000000);
alter table team_bet_days add column uncounted_minor bigint not null default 0
  check (uncounted_minor between -9000000000000000000 and 9000000000000000000);

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
    rollbacks_minor, payouts_minor, uncounted_minor)
  select g.member_id, (g.closed_at at time zone p_time_zone)::date, g.vendor_id, g.game_code, g.currency,
    bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor),
    count(*), sum(g.stakes_minor), sum(g.rollbacks_minor), sum(g.payouts_minor + g.extra_minor),
    sum(uncounted_bet(g.stakes_minor, g.rollbacks_minor, g.turnover_minor))
  from game_rounds g where g.closed_at >= v_counting.counted_until and g.closed_at < v_until
  group by 1, 2, 3, 4, 5, 6
  on conflict (member_id, day, vendor_id, game_code, currency, outcome) do update set
    round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
    rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
    payouts_minor = d.payouts_minor + excluded.payouts_minor,
    uncounted_minor = d.uncounted_minor + excluded.uncounted_minor;
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
    rollbacks_minor, payouts_minor, uncounted_minor)
  select a.member_id, a.day, g.vendor_id, g.game_code, g.currency,
    bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor),
    count(*), sum(g.stakes_minor), sum(g.rollbacks_minor), sum(g.payouts_minor + g.extra_minor),
    sum(uncounted_bet(g.stakes_minor, g.rollbacks_minor, g.turnover_minor))
  from unnest(v_members, v_days) a (member_id, day)
  join game_rounds g on g.member_id = a.member_id and g.closed_at < v_until
    and g.closed_at >= a.day::timestamp at time zone p_time_zone
    and g.closed_at < (a.day + 1)::timestamp at time zone p_time_zone
  group by 1, 2, 3, 4, 5, 6;
  return v_full is not null or exists (select from bet_recounts);
end
$$;

create or replace function follow_bet_days() returns trigger
language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if tg_op <> 'DELETE' then
    insert into team_bet_days as d (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
      rollbacks_minor, payouts_minor, uncounted_minor)
    select t.ancestor_id, c.currency, c.day, c.vendor_id, c.game_code, c.outcome, sum(c.round_count),
      sum(c.stakes_minor), sum(c.rollbacks_minor), sum(c.payouts_minor), sum(c.uncounted_minor)
    from added c join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4, 5, 6
    on conflict (head_id, currency, day, vendor_id, game_code, outcome) do update set
      round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
      rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
      payouts_minor = d.payouts_minor + excluded.payouts_minor,
      uncounted_minor = d.uncounted_minor + excluded.uncounted_minor;
  end if;
  if tg_op <> 'INSERT' then
    insert into team_bet_days as d (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
      rollbacks_minor, payouts_minor, uncounted_minor)
    select t.ancestor_id, c.currency, c.day, c.vendor_id, c.game_code, c.outcome, -sum(c.round_count),
      -sum(c.stakes_minor), -sum(c.rollbacks_minor), -sum(c.payouts_minor), -sum(c.uncounted_minor)
    from removed c join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4, 5, 6
    on conflict (head_id, currency, day, vendor_id, game_code, outcome) do update set
      round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
      rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
      payouts_minor = d.payouts_minor + excluded.payouts_minor,
      uncounted_minor = d.uncounted_minor + excluded.uncounted_minor;
  end if;
  if tg_op = 'INSERT' then
    with fresh as materialized (
      select c.member_id, c.currency, c.day, greatest('-infinity',
        lag(c.day) over (partition by c.member_id, c.currency order by c.day), (
          select b.day from play_days b where b.member_id = c.member_id and b.currency = c.currency and b.day < c.day
          order by b.day desc limit 1)) as previous_day
      from (select distinct a.member_id, a.currency, a.day from added a) c
      where not exists (
        select from play_days p where p.member_id = c.member_id and p.currency = c.currency and p.day = c.day)
    ), come as (
      insert into play_days (member_id, currency, day, previous_day)
      select f.member_id, f.currency, f.day, f.previous_day from fresh f
    ), linked as (
      update play_days p set previous_day = l.is_day
      from (
        select f.member_id, f.currency, n.day, n.previous_day as was_day, max(f.day) as is_day from fresh f
        cross join lateral (
          select o.day, o.previous_day from play_days o
          where o.member_id = f.member_id and o.currency = f.currency and o.day > f.day order by o.day limit 1
        ) n group by 1, 2, 3, 4
      ) l
      where p.member_id = l.member_id and p.currency = l.currency and p.day = l.day
      returning p.member_id, p.currency, p.day, l.was_day, l.is_day
    )
    insert into team_play_days as k (head_id, currency, day, previous_day, member_count)
    select t.ancestor_id, c.currency, c.day, c.previous_day, sum(c.count)
    from (
      select f.member_id, f.currency, f.day, f.previous_day, 1 as count from fresh f
      union all
      select l.member_id, l.currency, l.day, l.is_day, 1 from linked l
      union all
      select l.member_id, l.currency, l.day, l.was_day, -1 from linked l
    ) c
    join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4
    on conflict (head_id, currency, day, previous_day) do update set
      member_count = k.member_count + excluded.member_count;
  elsif tg_op = 'DELETE' then
    with gone as materialized (
      select p.member_id, p.currency, p.day, p.previous_day
      from (select distinct c.member_id, c.currency, c.day from removed c) r
      join play_days p on p.member_id = r.member_id and p.currency = r.currency and p.day = r.day
      where not exists (
        select from bet_days d where d.member_id = r.member_id and d.day = r.day and d.currency = r.currency)
    ), went as (
      delete from play_days p using gone g
      where p.member_id = g.member_id and p.currency = g.currency and p.day = g.day
    ), linked as (
      update play_days p set previous_day = l.is_day
      from (
        -- Of days that go one after another, the first knows what stays before them all.
        select g.member_id, g.currency, n.day, n.previous_day as was_day, min(g.previous_day) as is_day from gone g
        cross join lateral (
          select o.day, o.previous_day from play_days o
          where o.member_id = g.member_id and o.currency = g.currency and o.day > g.day and not exists (
            select from gone x where x.member_id = o.member_id and x.currency = o.currency and x.day = o.day)
          order by o.day limit 1
        ) n group by 1, 2, 3, 4
      ) l
      where p.member_id = l.member_id and p.currency = l.currency and p.day = l.day
      returning p.member_id, p.currency, p.day, l.was_day, l.is_day
    )
    insert into team_play_days as k (head_id, currency, day, previous_day, member_count)
    select t.ancestor_id, c.currency, c.day, c.previous_day, sum(c.count)
    from (
      select g.member_id, g.currency, g.day, g.previous_day, -1 as count from gone g
      union all
      select l.member_id, l.currency, l.day, l.is_day, 1 from linked l
      union all
      select l.member_id, l.currency, l.day, l.was_day, -1 from linked l
    ) c
    join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4
    on conflict (head_id, currency, day, previous_day) do update set
      member_count = k.member_count + excluded.member_count;
  end if;
  return null;
end
$$;

drop function settled_bets(text, text, timestamptz, timestamptz);
create function settled_bets(
  p_member_id text, p_time_zone text, p_from timestamptz, p_to timestamptz
) returns table (
  day date, vendor_id text, game_code text, currency text, outcome text, round_count bigint, stakes_minor bigint,
  rollbacks_minor bigint, payouts_minor bigint, uncounted_minor bigint
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
    sum(s.round_count)::bigint, sum(s.stakes_minor)::bigint, sum(s.rollbacks_minor)::bigint, sum(s.payouts_minor)::bigint,
    sum(s.uncounted_minor)::bigint
  from (
    select d.day, d.vendor_id, d.game_code, d.currency, d.outcome, d.round_count, d.stakes_minor, d.rollbacks_minor,
      d.payouts_minor, d.uncounted_minor
    from whole w
    join bet_days d on d.member_id = p_member_id and d.day >= w.first and d.day < w.last
    where not exists (select from anew a where a.day = d.day) and w.until > '-infinity'
    union all
    select (g.closed_at at time zone p_time_zone)::date, g.vendor_id, g.game_code, g.currency,
      bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor),
      1, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor,
      uncounted_bet(g.stakes_minor, g.rollbacks_minor, g.turnover_minor)
    from spans p
    join game_rounds g on g.member_id = p_member_id and g.closed_at >= p.span_from and g.closed_at < p.span_to
  ) s
  group by 1, 2, 3, 4, 5
$$;

-- Rounds that the sums by day do not hold yet: what does not count is another thing.
drop function uncounted_rounds(text, text, date, date);
create function late_bets(
  p_currency text, p_time_zone text, p_first date, p_end date
) returns table (
  member_id text, day date, vendor_id text, game_code text, outcome text, stakes_minor bigint,
  rollbacks_minor bigint, payouts_minor bigint, uncounted_minor bigint
)
language sql stable as $$
  with counting as materialized (
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
  select l.member_id, (l.closed_at at time zone p_time_zone)::date, l.vendor_id, l.game_code,
    bet_outcome(l.state, l.stakes_minor, l.rollbacks_minor, l.payouts_minor + l.extra_minor), l.stakes_minor,
    l.rollbacks_minor, l.payouts_minor + l.extra_minor,
    uncounted_bet(l.stakes_minor, l.rollbacks_minor, l.turnover_minor)
  from late l where l.currency = p_currency
$$;

drop function team_bets(text[], boolean, text, text, date, date);
create function team_bets(
  p_heads text[], p_with_heads boolean, p_currency text, p_time_zone text, p_first date, p_end date
) returns table (
  head text, day date, vendor_id text, game_code text, outcome text, round_count bigint, stakes_minor bigint,
  rollbacks_minor bigint, payouts_minor bigint, uncounted_minor bigint
)
language sql stable as $$
  select d.head_id, d.day, d.vendor_id, d.game_code, d.outcome, d.round_count, d.stakes_minor, d.rollbacks_minor,
    d.payouts_minor, d.uncounted_minor
  from bet_counting c
  join team_bet_days d on d.head_id = any (p_heads) and d.currency = p_currency and d.day >= p_first and d.day < p_end
  where c.time_zone = p_time_zone and d.round_count > 0
  union all
  select d.member_id, d.day, d.vendor_id, d.game_code, d.outcome, d.round_count, d.stakes_minor, d.rollbacks_minor,
    d.payouts_minor, d.uncounted_minor
  from bet_counting c
  join bet_days d on d.member_id = any (p_heads) and d.currency = p_currency and d.day >= p_first and d.day < p_end
  where c.time_zone = p_time_zone and p_with_heads
  union all
  select h.head, d.day, d.vendor_id, d.game_code, d.outcome, -d.round_count, -d.stakes_minor, -d.rollbacks_minor,
    -d.payouts_minor, -d.uncounted_minor
  from stale_days(p_time_zone, p_first, p_end) s
  join bet_days d on d.member_id = s.member_id and d.day = s.day and d.currency = p_currency
  cross join lateral heads_of(d.member_id, p_heads, p_with_heads) h
  union all
  select h.head, u.day, u.vendor_id, u.game_code, u.outcome, 1, u.stakes_minor, u.rollbacks_minor, u.payouts_minor,
    u.uncounted_minor
  from late_bets(p_currency, p_time_zone, p_first, p_end) u
  cross join lateral heads_of(u.member_id, p_heads, p_with_heads) h
$$;

create or replace function team_players(
  p_heads text[], p_with_heads boolean, p_currency text, p_time_zone text, p_first date, p_end date
) returns table (
  head text, day date, member_count bigint
)
language sql stable as $$
  with stale as materialized (
    select s.member_id, s.day from stale_days(p_time_zone, p_first, p_end) s
  ), late as materialized (
    select distinct u.member_id, u.day from late_bets(p_currency, p_time_zone, p_first, p_end) u
  ), own as (
    select unnest(p_heads) as member_id where p_with_heads
  ), counted as (
    -- Of those whose days are not as they were counted, and of the heads, day by day; the rest stands in the counts.
    select m.member_id, p.day from (
      select s.member_id from stale s union select l.member_id from late l union select o.member_id from own o
    ) m
    cross join bet_counting c
    join play_days p on p.member_id = m.member_id and p.currency = p_currency and p.day >= p_first and p.day < p_end
    where c.time_zone = p_time_zone
  ), days as materialized (
    select d.member_id, d.day, bool_or(d.was)::integer as was, bool_or(d.is_now)::integer as is_now from (
      select k.member_id, k.day, true as was,
        not exists (select from stale s where s.member_id = k.member_id and s.day = k.day) as is_now
      from counted k
      union all
      select l.member_id, l.day, false, true from late l
    ) d group by 1, 2
  ), changes as (
    select d.member_id, d.day, d.was, d.is_now from days d
    union all
    select d.member_id, null, max(d.was), max(d.is_now) from days d group by 1
  )
  select s.head, s.day, sum(s.member_count)::bigint from (
    select k.head_id as head, case when grouping(k.day) = 0 then k.day end as day,
      case when grouping(k.day) = 0 then sum(k.member_count)
        else sum(k.member_count) filter (where k.previous_day < p_first) end as member_count
    from bet_counting c
    join team_play_days k on k.head_id = any (p_heads) and k.currency = p_currency and k.day >= p_first and k.day < p_end
    where c.time_zone = p_time_zone
    group by grouping sets ((k.head_id, k.day), (k.head_id))
    union all
    select t.ancestor_id, c.day, c.is_now - c.was from changes c
    join member_tree t on t.descendant_id = c.member_id and t.ancestor_id = any (p_heads)
    where c.is_now <> c.was
    union all
    select c.member_id, c.day, c.is_now from changes c join own o on o.member_id = c.member_id
  ) s
  group by 1, 2 having sum(s.member_count) <> 0
$$;

create or replace function turnover_since(p_member_id text, p_currency text, p_from timestamptz) returns numeric
language sql stable as $$
  select coalesce(sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)), 0)
  from settled_bets(p_member_id, (select c.time_zone from bet_counting c), p_from, 'infinity') s
  left join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
  where s.currency = p_currency
$$;

create or replace function derive_points(p_time_zone text, p_now timestamptz, p_asks_max integer) returns boolean
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_members text[];
  v_days date[];
begin
  perform pg_advisory_xact_lock(hashtext('derive-points'));
  with asked as (
    delete from point_asks a where a.id in (select o.id from point_asks o order by o.id limit p_asks_max)
    returning a.member_id, coalesce(a.day, (a.at at time zone p_time_zone)::date) as day
  )
  select array_agg(x.member_id), array_agg(x.day) into v_members, v_days
  from (select distinct a.member_id, a.day from asked a) x;
  if v_members is null then
    return false;
  end if;
  insert into point_accounts (member_id)
  select distinct u.member_id from unnest(v_members) u (member_id) order by 1 on conflict do nothing;
  perform from point_accounts p where p.member_id = any(v_members) order by p.member_id for update;

  with asked as materialized (
    select a.member_id, a.day from unnest(v_members, v_days) a (member_id, day)
  ), earned as (
    select a.member_id, a.day, point_source(g.game_type) as source, d.currency,
      sum(valid_bet(d.outcome, g.game_type, d.stakes_minor, d.rollbacks_minor, d.uncounted_minor)) as minor
    from asked a
    join bet_days d on d.member_id = a.member_id and d.day = a.day
    left join games g on g.vendor_id = d.vendor_id and g.game_code = d.game_code
    where d.currency <> 'FUN'
    group by 1, 2, 3, 4
    union all
    select a.member_id, a.day, 'deposit', d.currency, sum(d.credit_minor)
    from asked a
    join deposits d on d.member_id = a.member_id and d.state = 'approved'
      and d.decided_at >= a.day::timestamp at time zone p_time_zone
      and d.decided_at < (a.day + 1)::timestamp at time zone p_time_zone
    group by 1, 2, 4
  ), known as (
    select k.member_id, k.day, k.source, k.currency, k.counted_minor, k.exact, k.points
    from asked a join point_days k on k.member_id = a.member_id and k.day = a.day
  ), every as (
    select member_id, day, source, currency, coalesce(e.minor, 0) as minor, coalesce(k.points, 0) as points,
      coalesce(k.exact, 0)
        + (coalesce(e.minor, 0) - coalesce(k.counted_minor, 0)) * coalesce((s.ratios ->> source)::numeric, 0) as exact
    from earned e full join known k using (member_id, day, source, currency) cross join point_settings s
  ), counted as materialized (
    -- 1,000 of money is 100,000 minor units, and a point 100 hundredths.
    select v.*, floor(greatest(v.exact, 0) / 10000000)::bigint as next_points from every v
  ), kept as (
    insert into point_days (member_id, day, source, currency, counted_minor, exact, points)
    select c.member_id, c.day, c.source, c.currency, c.minor, c.exact, c.next_points from counted c
    on conflict (member_id, day, source, currency) do update set
      counted_minor = excluded.counted_minor, exact = excluded.exact, points = excluded.points
  ), changes as materialized (
    select c.member_id, c.day, c.source, c.next_points - c.points as changed, p.balance
      + sum(c.next_points - c.points) over (partition by c.member_id order by c.day, c.source, c.currency) as balance
    from counted c join point_accounts p on p.member_id = c.member_id
    where c.next_points <> c.points
  ), moved as (
    insert into point_moves (member_id, source, changed, balance, reference, created_at)
    select c.member_id, c.source, c.changed, c.balance, c.day::text, p_now from changes c order by c.day, c.source
  )
  update point_accounts p set balance = p.balance + c.changed
  from (select x.member_id, sum(x.changed) as changed from changes x group by 1) c
  where p.member_id = c.member_id;
  return exists (select from point_asks);
end
$$;
