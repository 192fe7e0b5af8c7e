-- Sums over everybody below a head, so that a report over a hundred thousand members reads a few rows a day. They follow
-- bet_days in the statement that changes it, whoever does, and nobody ever moves in the tree: what stands here is always
-- what bet_days adds up to.
create table team_bet_days (
  head_id text not null,
  currency text not null,
  day date not null,
  vendor_id text not null,
  game_code text not null,
  outcome text not null,
  -- All are 0 where bets were there and went.
  round_count bigint not null,
  stakes_minor bigint not null,
  rollbacks_minor bigint not null,
  payouts_minor bigint not null,
  primary key (head_id, currency, day, vendor_id, game_code, outcome)
);

-- The days on which a member has settled bets, each with the one before ('-infinity' where there is none). Of all days
-- of a member in a span exactly one, the first, has the day before it outside: counting those counts every member once.
create table play_days (
  member_id text not null,
  currency text not null,
  day date not null,
  previous_day date, -- null only within the statement that brings the day
  primary key (member_id, currency, day)
);

-- How many of those below a head played on a day and had last played on another.
create table team_play_days (
  head_id text not null,
  currency text not null,
  day date not null,
  previous_day date not null,
  member_count bigint not null,
  primary key (head_id, currency, day, previous_day)
);

-- Days that came or went change what stands before themselves and before the next one, and the counts of everybody above.
-- Here and below rows are found by their keys, however large the tables are when a plan is made.
create function link_play_days(p_member_ids text[], p_currencies text[], p_days date[]) returns void
language sql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  with changed as materialized (
    select * from unnest(p_member_ids, p_currencies, p_days) c (member_id, currency, day)
  ), touched as materialized (
    select c.member_id, c.currency, c.day from changed c
    union
    select c.member_id, c.currency, n.day from changed c
    cross join lateral (
      select p.day from play_days p where p.member_id = c.member_id and p.currency = c.currency and p.day > c.day
      order by p.day limit 1
    ) n
  ), linked as (
    update play_days p set previous_day = l.is_day
    from (
      select o.member_id, o.currency, o.day, o.previous_day as was_day, coalesce((
          select b.day from play_days b where b.member_id = o.member_id and b.currency = o.currency and b.day < o.day
          order by b.day desc limit 1), '-infinity') as is_day
      from touched t
      join play_days o on o.member_id = t.member_id and o.currency = t.currency and o.day = t.day
    ) l
    where p.member_id = l.member_id and p.currency = l.currency and p.day = l.day
      and p.previous_day is distinct from l.is_day
    returning p.member_id, p.currency, p.day, l.was_day, l.is_day
  )
  insert into team_play_days as k (head_id, currency, day, previous_day, member_count)
  select t.ancestor_id, c.currency, c.day, c.previous_day, sum(c.count)
  from (
    select l.member_id, l.currency, l.day, l.is_day as previous_day, 1 as count from linked l
    union all
    select l.member_id, l.currency, l.day, l.was_day, -1 from linked l where l.was_day is not null
  ) c
  join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4
  on conflict (head_id, currency, day, previous_day) do update set
    member_count = k.member_count + excluded.member_count
$$;

create function follow_bet_days() returns trigger
language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_members text[];
  v_currencies text[];
  v_days date[];
begin
  if tg_op <> 'DELETE' then
    insert into team_bet_days as d (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
      rollbacks_minor, payouts_minor)
    select t.ancestor_id, c.currency, c.day, c.vendor_id, c.game_code, c.outcome, sum(c.round_count),
      sum(c.stakes_minor), sum(c.rollbacks_minor), sum(c.payouts_minor)
    from added c join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4, 5, 6
    on conflict (head_id, currency, day, vendor_id, game_code, outcome) do update set
      round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
      rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
      payouts_minor = d.payouts_minor + excluded.payouts_minor;
  end if;
  if tg_op <> 'INSERT' then
    insert into team_bet_days as d (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
      rollbacks_minor, payouts_minor)
    select t.ancestor_id, c.currency, c.day, c.vendor_id, c.game_code, c.outcome, -sum(c.round_count),
      -sum(c.stakes_minor), -sum(c.rollbacks_minor), -sum(c.payouts_minor)
    from removed c join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4, 5, 6
    on conflict (head_id, currency, day, vendor_id, game_code, outcome) do update set
      round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
      rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
      payouts_minor = d.payouts_minor + excluded.payouts_minor;
  end if;
  if tg_op = 'INSERT' then
    with come as (
      insert into play_days (member_id, currency, day)
      select distinct c.member_id, c.currency, c.day from added c
      on conflict (member_id, currency, day) do nothing
      returning member_id, currency, day
    )
    select array_agg(c.member_id), array_agg(c.currency), array_agg(c.day) into v_members, v_currencies, v_days from come c;
    perform link_play_days(v_members, v_currencies, v_days);
  elsif tg_op = 'DELETE' then
    with gone as (
      delete from play_days p using (select distinct c.member_id, c.currency, c.day from removed c) r
      where p.member_id = r.member_id and p.currency = r.currency and p.day = r.day and not exists (
        select from bet_days d where d.member_id = r.member_id and d.day = r.day and d.currency = r.currency)
      returning p.member_id, p.currency, p.day, p.previous_day
    ), counted as (
      insert into team_play_days as k (head_id, currency, day, previous_day, member_count)
      select t.ancestor_id, g.currency, g.day, g.previous_day, -count(*)
      from gone g join member_tree t on t.descendant_id = g.member_id group by 1, 2, 3, 4
      on conflict (head_id, currency, day, previous_day) do update set
        member_count = k.member_count + excluded.member_count
    )
    select array_agg(g.member_id), array_agg(g.currency), array_agg(g.day) into v_members, v_currencies, v_days from gone g;
    perform link_play_days(v_members, v_currencies, v_days);
  end if;
  return null;
end
$$;
create trigger bet_days_added after insert on bet_days referencing new table as added
  for each statement execute function follow_bet_days();
create trigger bet_days_changed after update on bet_days referencing old table as removed new table as added
  for each statement execute function follow_bet_days();
create trigger bet_days_removed after delete on bet_days referencing old table as removed
  for each statement execute function follow_bet_days();

-- What is counted already.
insert into team_bet_days (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
  rollbacks_minor, payouts_minor)
select t.ancestor_id, d.currency, d.day, d.vendor_id, d.game_code, d.outcome, sum(d.round_count), sum(d.stakes_minor),
  sum(d.rollbacks_minor), sum(d.payouts_minor)
from bet_days d join member_tree t on t.descendant_id = d.member_id group by 1, 2, 3, 4, 5, 6;
insert into play_days (member_id, currency, day, previous_day)
select d.member_id, d.currency, d.day,
  coalesce(lag(d.day) over (partition by d.member_id, d.currency order by d.day), '-infinity')
from (select distinct o.member_id, o.currency, o.day from bet_days o) d;
insert into team_play_days (head_id, currency, day, previous_day, member_count)
select t.ancestor_id, p.currency, p.day, p.previous_day, count(*)
from play_days p join member_tree t on t.descendant_id = p.member_id group by 1, 2, 3, 4;

-- The heads of a member among these: whoever is above, and the member itself where that is wanted.
create function heads_of(p_member_id text, p_heads text[], p_with_heads boolean) returns table (head text)
language sql stable parallel safe as $$
  select t.ancestor_id from member_tree t where t.descendant_id = p_member_id and t.ancestor_id = any (p_heads)
  union all
  select p_member_id where p_with_heads and p_member_id = any (p_heads)
$$;

-- Rounds on whole days of the site that the sums by day do not hold, or hold as they were.
create function uncounted_rounds(p_currency text, p_time_zone text, p_first date, p_end date)
returns table (
  member_id text, day date, vendor_id text, game_code text, outcome text, stakes_minor bigint, rollbacks_minor bigint,
  payouts_minor bigint
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
    l.rollbacks_minor, l.payouts_minor + l.extra_minor
  from late l where l.currency = p_currency
$$;

-- Days that are counted and wait to be counted anew.
create function stale_days(p_time_zone text, p_first date, p_end date) returns table (member_id text, day date)
language sql stable as $$
  select distinct r.member_id, (r.closed_at at time zone p_time_zone)::date from bet_recounts r, bet_counting c
  where c.time_zone = p_time_zone and r.closed_at >= p_first::timestamp at time zone p_time_zone
    and r.closed_at < p_end::timestamp at time zone p_time_zone
$$;

-- The settled bets of teams on whole days of the site. Add them up: what is to be counted anew is taken away and comes
-- again as it is now.
drop function team_bets(text[], boolean, text, date, date);
create function team_bets(
  p_heads text[], p_with_heads boolean, p_currency text, p_time_zone text, p_first date, p_end date
) returns table (
  head text, day date, vendor_id text, game_code text, outcome text, round_count bigint, stakes_minor bigint,
  rollbacks_minor bigint, payouts_minor bigint
)
language sql stable as $$
  select d.head_id, d.day, d.vendor_id, d.game_code, d.outcome, d.round_count, d.stakes_minor, d.rollbacks_minor,
    d.payouts_minor
  from bet_counting c
  join team_bet_days d on d.head_id = any (p_heads) and d.currency = p_currency and d.day >= p_first and d.day < p_end
  where c.time_zone = p_time_zone and d.round_count > 0
  union all
  select d.member_id, d.day, d.vendor_id, d.game_code, d.outcome, d.round_count, d.stakes_minor, d.rollbacks_minor,
    d.payouts_minor
  from bet_counting c
  join bet_days d on d.member_id = any (p_heads) and d.currency = p_currency and d.day >= p_first and d.day < p_end
  where c.time_zone = p_time_zone and p_with_heads
  union all
  select h.head, d.day, d.vendor_id, d.game_code, d.outcome, -d.round_count, -d.stakes_minor, -d.rollbacks_minor,
    -d.payouts_minor
  from stale_days(p_time_zone, p_first, p_end) s
  join bet_days d on d.member_id = s.member_id and d.day = s.day and d.currency = p_currency
  cross join lateral heads_of(d.member_id, p_heads, p_with_heads) h
  union all
  select h.head, u.day, u.vendor_id, u.game_code, u.outcome, 1, u.stakes_minor, u.rollbacks_minor, u.payouts_minor
  from uncounted_rounds(p_currency, p_time_zone, p_first, p_end) u
  cross join lateral heads_of(u.member_id, p_heads, p_with_heads) h
$$;

-- How many of teams have settled bets, by day and, where the day is null, in the whole span.
create function team_players(
  p_heads text[], p_with_heads boolean, p_currency text, p_time_zone text, p_first date, p_end date
) returns table (head text, day date, member_count bigint)
language sql stable as $$
  with stale as materialized (
    select s.member_id, s.day from stale_days(p_time_zone, p_first, p_end) s
  ), late as materialized (
    select distinct u.member_id, u.day from uncounted_rounds(p_currency, p_time_zone, p_first, p_end) u
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
