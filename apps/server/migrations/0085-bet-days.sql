-- The record of a bet is the row of its round: it is written with the money, and says all that a record shows. What
-- members and reports add up is kept beside it, by the day on which the round was settled (decision 019).

-- Of a member, newest first, open ones before all; and of everybody, by time, for the job that counts. They take the
-- place of two others, so that a bet writes no more than before.
create index game_rounds_settled on game_rounds (member_id, closed_at desc);
create index game_rounds_closed on game_rounds (closed_at) where closed_at is not null;
drop index game_rounds_member;
drop index game_rounds_wins;

-- How a settled round ended. One without a stake of its own, such as a free one, is lost if it paid nothing.
create function bet_outcome(p_state text, p_stakes_minor bigint, p_rollbacks_minor bigint, p_payouts_minor bigint)
returns text language sql immutable parallel safe as $$
  select case
    when p_state = 'void' then 'void'
    when p_payouts_minor > p_stakes_minor - p_rollbacks_minor then 'won'
    when p_payouts_minor = p_stakes_minor - p_rollbacks_minor and p_payouts_minor > 0 then 'even'
    else 'lost'
  end
$$;

-- The part of the stakes that counts for turnover. A round that gave back just its stakes was pushed, except in games
-- that know no push: there it was a win of exactly that much.
create function valid_bet(p_outcome text, p_game_type text, p_stakes_minor bigint, p_rollbacks_minor bigint)
returns bigint language sql immutable parallel safe as $$
  select case
    when p_outcome = 'void' or (p_outcome = 'even' and coalesce(p_game_type, '') not in ('RNG', 'FISH')) then 0
    else p_stakes_minor - p_rollbacks_minor
  end
$$;

-- Sums of the settled rounds of a member, by day of the site, game and outcome.
create table bet_days (
  member_id text not null,
  day date not null,
  vendor_id text not null,
  game_code text not null,
  currency text not null,
  outcome text not null check (outcome in ('won', 'lost', 'even', 'void')),
  round_count bigint not null check (round_count > 0),
  stakes_minor bigint not null,
  rollbacks_minor bigint not null,
  payouts_minor bigint not null,
  primary key (member_id, day, vendor_id, game_code, currency, outcome)
);
create index bet_days_day on bet_days (day, vendor_id, game_code);

-- Up to when, and by whose midnights, rounds stand in bet_days. All that were settled before do, and none later.
create table bet_counting (
  is_only boolean primary key default true check (is_only),
  time_zone text not null,
  counted_until timestamptz not null
);
insert into bet_counting (time_zone, counted_until) values ('UTC', '-infinity');

-- Rounds that changed after they were counted, or came late: their member's day is counted anew.
create table bet_recounts (
  id bigint generated always as identity primary key,
  member_id text not null,
  closed_at timestamptz not null
);
create index bet_recounts_member on bet_recounts (member_id);

-- A round is late when it is written five seconds after the moment it bears. Counting never reaches into the last five
-- seconds nor past a transaction that is still writing, so that whatever comes after it is either counted or asks here.
create function ask_bet_recount() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.closed_at is not null then
    insert into bet_recounts (member_id, closed_at) values (old.member_id, old.closed_at);
  end if;
  if new.closed_at is not null and (tg_op = 'INSERT' or new.closed_at is distinct from old.closed_at) then
    insert into bet_recounts (member_id, closed_at) values (new.member_id, new.closed_at);
  end if;
  return null;
end
$$;
create trigger late_rounds after insert on game_rounds for each row
  when (new.closed_at < clock_timestamp() - interval '5 seconds') execute function ask_bet_recount();
create trigger changed_rounds after update on game_rounds for each row
  when (old.closed_at is not null or new.closed_at < clock_timestamp() - interval '5 seconds')
  execute function ask_bet_recount();

-- Before this moment no transaction will write another round but a late one. Runs as the owner, because others are not
-- told when the transactions of all began.
create function bets_settled_until() returns timestamptz
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select least(clock_timestamp(), min(a.xact_start)) - interval '5 seconds'
  from pg_stat_activity a where a.datname = current_database() and a.backend_xid is not null
$$;

-- Counts on, about p_rounds_max rounds at a time, and counts anew what changed; tells whether more waits. Another time
-- zone than before begins from nothing.
create function count_bets(p_time_zone text, p_rounds_max integer) returns boolean
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
    bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor),
    count(*), sum(g.stakes_minor), sum(g.rollbacks_minor), sum(g.payouts_minor)
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
    bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor),
    count(*), sum(g.stakes_minor), sum(g.rollbacks_minor), sum(g.payouts_minor)
  from unnest(v_members, v_days) a (member_id, day)
  join game_rounds g on g.member_id = a.member_id and g.closed_at < v_until
    and g.closed_at >= a.day::timestamp at time zone p_time_zone
    and g.closed_at < (a.day + 1)::timestamp at time zone p_time_zone
  group by 1, 2, 3, 4, 5, 6;
  return v_full is not null or exists (select from bet_recounts);
end
$$;

-- The settled bets of a member from a moment to another, by day, game and outcome: whole days as they were counted, and
-- the round's own rows for the rest: what is not counted yet, and days cut by the moments.
create function settled_bets(p_member_id text, p_time_zone text, p_from timestamptz, p_to timestamptz)
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
      bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor),
      1, g.stakes_minor, g.rollbacks_minor, g.payouts_minor
    from spans p
    join game_rounds g on g.member_id = p_member_id and g.closed_at >= p.span_from and g.closed_at < p.span_to
  ) s
  group by 1, 2, 3, 4, 5
$$;
