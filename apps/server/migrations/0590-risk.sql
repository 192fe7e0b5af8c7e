-- What each member did on each day of the site, as the rules of harm read it. A day is gathered anew while it lasts and
-- once more after it; amounts are in minor units of the member's currency (decision 140).
create table risk_days (
  member_id text not null references members (id),
  day date not null,
  deposit_count integer not null,
  deposits_minor bigint not null,
  -- The most that were made within three hours, and those made within ten minutes after the money was gone.
  session_deposits integer not null,
  quick_deposits integer not null,
  declined_deposits integer not null,
  withdrawal_count integer not null,
  withdrawals_minor bigint not null,
  cancelled_withdrawals integer not null,
  round_count integer not null,
  staked_minor bigint not null,
  won_minor bigint not null,
  stake_median_minor bigint not null,
  stake_max_minor bigint not null,
  stake_deviation_minor bigint not null,
  -- Stakes of at least twice the median right after a loss.
  chase_count integer not null,
  played_ms bigint not null,
  night_ms bigint not null,
  -- The longest time without a pause of a quarter of an hour.
  longest_ms bigint not null,
  categories text[] not null,
  new_accounts integer not null,
  raised_limits integer not null,
  asked_raises integer not null,
  stops integer not null,
  resumed_soon integer not null,
  quick_checks integer not null,
  distress_count integer not null,
  gift_asks integer not null,
  primary key (member_id, day)
);
create index risk_days_day on risk_days (day);

-- The run log: which days were looked at, when, and what came of it.
create table risk_runs (
  day date primary key,
  time_zone text not null,
  looked_at timestamptz not null,
  member_count integer not null,
  flag_count integer not null,
  action_count integer not null
);

-- One sign, with at most three facts. It is never changed but by the review of a person.
create table risk_flags (
  id text primary key,
  member_id text not null references members (id),
  rule text not null,
  rule_version integer not null,
  kind text not null check (kind in ('harm', 'laundering')),
  points integer not null check (points > 0),
  is_strong boolean not null,
  day date not null,
  facts jsonb not null check (jsonb_array_length(facts) between 1 and 3),
  raised_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by text references operators (id),
  verdict text check (verdict in ('agreed', 'dismissed')),
  case_id text,
  unique (member_id, rule, day),
  check ((verdict is null) = (reviewed_at is null) and (verdict is null) = (reviewed_by is null))
);
create index risk_flags_member on risk_flags (member_id, day desc);
create index risk_flags_waiting on risk_flags (raised_at) where verdict is null;
revoke update, delete, truncate on risk_flags from fairground_app;
grant update (reviewed_at, reviewed_by, verdict, case_id) on risk_flags to fairground_app;

-- The scores of a member by day: the sum of the points of the flags, each halved every 30 days.
create table risk_scores (
  member_id text not null references members (id),
  day date not null,
  harm integer not null,
  laundering integer not null,
  primary key (member_id, day)
);

-- What holds for a member now.
create table risk_members (
  member_id text primary key references members (id),
  harm integer not null default 0,
  laundering integer not null default 0,
  bonus_stopped_at timestamptz,
  bonus_stopped_by text,
  payouts_held_at timestamptz,
  payouts_held_by text,
  income_minor bigint check (income_minor > 0),
  income_source text,
  tags text[] not null default '{}' check (cardinality(tags) <= 10)
);
create index risk_members_score on risk_members (greatest(harm, laundering) desc);

-- What was done about a score: why, what, and what became of it after 7 and after 30 days.
create table risk_actions (
  id text primary key,
  member_id text not null references members (id),
  step integer not null check (step between 0 and 6),
  kind text not null check (kind in
    ('message', 'pause', 'limit-offer', 'talk', 'bonus-stop', 'two-people', 'note', 'payout-hold', 'released')),
  reason text not null,
  score integer not null,
  actor_kind text not null check (actor_kind in ('system', 'staff')),
  actor_id text not null,
  acted_at timestamptz not null,
  -- The day it was done, from which days before and after are counted.
  day date not null,
  before_7 jsonb,
  after_7 jsonb,
  before_30 jsonb,
  after_30 jsonb
);
create index risk_actions_member on risk_actions (member_id, acted_at desc);
create index risk_actions_unmeasured on risk_actions (day) where after_30 is null;
revoke delete, truncate on risk_actions from fairground_app;

-- A task of staff about one member. Of laundering nobody but those with the right to it ever reads.
create sequence risk_case_number start 1001;
create table risk_cases (
  id text primary key,
  number integer not null unique default nextval('risk_case_number'),
  member_id text not null references members (id),
  kind text not null check (kind in ('harm', 'laundering')),
  task text not null check (task in ('talk', 'two-people', 'laundering')),
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  assigned_to text references operators (id),
  closed_at timestamptz,
  closed_by text references operators (id),
  outcome text check (outcome in ('talked', 'unreachable', 'limits-set', 'excluded', 'no-concern', 'reported', 'dismissed')),
  outcome_note text,
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null))
);
create unique index risk_cases_open on risk_cases (member_id, kind) where state = 'open';
create index risk_cases_state on risk_cases (state, due_at);
alter table risk_flags add foreign key (case_id) references risk_cases (id);
revoke delete, truncate on risk_cases from fairground_app;

-- Reports to the financial intelligence unit; the file is kept as it was checked.
create table risk_reports (
  id text primary key,
  case_id text not null unique references risk_cases (id),
  xml text not null,
  sha256 text not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  sent_by text references operators (id),
  receipt text,
  check ((sent_at is null) = (receipt is null))
);
revoke update, delete, truncate on risk_reports from fairground_app;
grant update (sent_at, sent_by, receipt) on risk_reports to fairground_app;

create index game_rounds_by_opening on game_rounds (member_id, opened_at);

-- Gathers one day of everybody who did anything in it. p_distress and p_gifts are patterns of what people write.
create function gather_risk_day(p_day date, p_time_zone text, p_distress text[], p_gifts text[]) returns integer
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_from timestamptz := p_day::timestamp at time zone p_time_zone;
  v_to timestamptz := (p_day + 1)::timestamp at time zone p_time_zone;
  v_dawn timestamptz := (p_day::timestamp + interval '5 hours') at time zone p_time_zone;
  v_count integer;
begin
  -- One run at a time.
  perform pg_advisory_xact_lock(hashtextextended('gather-risk-day', 0));
  delete from risk_days d where d.day = p_day;
  with paid_in as (
    select d.member_id, count(*) as n, sum(d.credit_minor) as minor, max(d.near) as near,
      count(*) filter (where exists (
        -- The money before it was gone for at most ten minutes.
        select from ledger.account_balances a
        cross join lateral (
          select e.balance_after, e.created_at from ledger.account_entries e
          where e.account_id = a.account_id and e.created_at < d.decided_at and e.created_at > d.decided_at - interval '10 minutes'
            and e.counter_account_kind not in ('clearing_bank', 'clearing_psp')
          order by e.created_at desc, e.entry_id desc limit 1
        ) last
        where a.owner_kind = 'member' and a.owner_id = d.member_id and a.kind = 'cash' and a.currency = d.currency
          and last.balance_after < d.before_minor / 20
      )) as quick
    from (
      select o.member_id, o.currency, o.credit_minor, o.decided_at,
        lag(o.credit_minor) over (partition by o.member_id order by o.decided_at) as before_minor,
        count(*) over (partition by o.member_id order by o.decided_at
          range between interval '3 hours' preceding and current row) as near
      from deposits o
      where o.state = 'approved' and o.decided_at >= v_from - interval '30 days' and o.decided_at < v_to
        and o.member_id in (select i.member_id from deposits i
          where i.state = 'approved' and i.decided_at >= v_from and i.decided_at < v_to)
    ) d
    where d.decided_at >= v_from
    group by d.member_id
  ), declined as (
    select o.member_id, count(*) as n from deposits o
    where o.state = 'rejected' and o.decided_at >= v_from and o.decided_at < v_to group by o.member_id
  ), paid_out as (
    select w.member_id, count(*) as n, sum(w.paid_minor) as minor from withdrawals w
    where w.created_at >= v_from and w.created_at < v_to group by w.member_id
  ), cancelled as (
    select w.member_id, count(*) as n from withdrawal_steps s join withdrawals w on w.id = s.withdrawal_id
    where s.state = 'cancelled' and s.at >= v_from and s.at < v_to group by w.member_id
  ), opened as materialized (
    select r.member_id, r.opened_at, r.closed_at, r.vendor_id, r.game_code, r.stakes_minor - r.rollbacks_minor as staked,
      r.payouts_minor + r.extra_minor as won
    from game_rounds r where r.opened_at >= v_from - interval '12 hours' and r.opened_at < v_to and r.currency <> 'FUN'
  ), medians as (
    select o.member_id, percentile_disc(0.5) within group (order by o.staked) as median, max(o.staked) as largest,
      coalesce(stddev_pop(o.staked), 0)::bigint as deviation
    from opened o where o.opened_at >= v_from and o.staked > 0 group by o.member_id
  ), chases as (
    select o.member_id, count(*) filter (where o.before < 0 and o.staked >= 2 * m.median) as n
    from (
      select x.member_id, x.staked, lag(x.won - x.staked) over (partition by x.member_id order by x.opened_at) as before
      from opened x where x.opened_at >= v_from and x.staked > 0
    ) o join medians m on m.member_id = o.member_id group by o.member_id
  ), settled as (
    select r.member_id, count(*) as n, sum(r.stakes_minor - r.rollbacks_minor) as staked,
      sum(r.payouts_minor + r.extra_minor) as won
    from game_rounds r where r.closed_at >= v_from and r.closed_at < v_to and r.currency <> 'FUN' group by r.member_id
  ), kinds as (
    select o.member_id, array_agg(distinct g.game_type order by g.game_type) as types
    from opened o join games g on g.vendor_id = o.vendor_id and g.game_code = o.game_code
    where o.opened_at >= v_from group by o.member_id
  ), marked as (
    select o.member_id, o.opened_at as at,
      o.opened_at > coalesce(lag(o.opened_at) over w, '-infinity') + interval '15 minutes' as is_first
    from opened o window w as (partition by o.member_id order by o.opened_at)
  ), numbered as (
    select m.member_id, m.at, count(*) filter (where m.is_first) over (partition by m.member_id order by m.at) as stretch
    from marked m
  ), stretches as (
    -- A last round takes a minute.
    select n.member_id, min(n.at) as begins, max(n.at) + interval '1 minute' as ends
    from numbered n group by n.member_id, n.stretch
  ), times as (
    select s.member_id,
      sum(greatest(extract(epoch from least(s.ends, v_to) - greatest(s.begins, v_from)), 0) * 1000)::bigint as played,
      sum(greatest(extract(epoch from least(s.ends, v_dawn) - greatest(s.begins, v_from)), 0) * 1000)::bigint as night,
      max(extract(epoch from s.ends - s.begins) * 1000)::bigint as longest
    from stretches s where s.ends > v_from group by s.member_id
  ), instruments as (
    select p.member_id, count(*) as n from payout_accounts p where p.created_at >= v_from and p.created_at < v_to group by p.member_id
  ), limit_acts as (
    select a.subject as member_id,
      count(*) filter (where a.action = 'limit.raised' and exists (
        select from audit_log b where b.subject = a.subject and b.action = 'limit.raise-asked'
          and b.at < a.at and b.at > a.at - interval '48 hours')) as raised,
      count(*) filter (where a.action = 'limit.raise-asked') as asked,
      count(*) filter (where a.action in ('play.break-taken', 'play.excluded')) as stops,
      count(*) filter (where a.action = 'play.reality-confirmed' and exists (
        select from game_rounds r where r.member_id = a.subject
          and r.opened_at >= a.at and r.opened_at <= a.at + interval '2 seconds')) as quick
    from audit_log a
    where a.at >= v_from and a.at < v_to and a.action in
      ('limit.raised', 'limit.raise-asked', 'play.break-taken', 'play.excluded', 'play.reality-confirmed')
    group by a.subject
  ), resumed as (
    select b.member_id, count(*) as n from play_breaks b
    where b.until >= v_from and b.until < v_to and exists (
      select from game_rounds r where r.member_id = b.member_id
        and r.opened_at >= b.until and r.opened_at <= b.until + interval '1 hour')
    group by b.member_id
  ), words as (
    select s.member_id, count(*) filter (where lower(s.body) like any (p_distress)) as distress,
      count(*) filter (where lower(s.body) like any (p_gifts)) as gifts
    from (
      select c.member_id, c.body from chat_messages c where c.said_at >= v_from and c.said_at < v_to
      union all
      select f.member_id, f.content from feedbacks f
      where f.member_id is not null and f.sent_at >= v_from and f.sent_at < v_to
    ) s group by s.member_id
  ), people as (
    select i.member_id from paid_in i union select i.member_id from declined i union select i.member_id from paid_out i
    union select i.member_id from cancelled i union select i.member_id from settled i union select i.member_id from times i
    union select i.member_id from instruments i union select i.member_id from limit_acts i
    union select i.member_id from resumed i union select i.member_id from words i
  )
  insert into risk_days
  select p.member_id, p_day, coalesce(i.n, 0), coalesce(i.minor, 0), coalesce(i.near, 0), coalesce(i.quick, 0),
    coalesce(d.n, 0), coalesce(o.n, 0), coalesce(o.minor, 0), coalesce(c.n, 0),
    coalesce(s.n, 0), coalesce(s.staked, 0), coalesce(s.won, 0),
    coalesce(m.median, 0), coalesce(m.largest, 0), coalesce(m.deviation, 0), coalesce(h.n, 0),
    coalesce(t.played, 0), coalesce(t.night, 0), coalesce(t.longest, 0), coalesce(k.types, '{}'),
    coalesce(a.n, 0), coalesce(l.raised, 0), coalesce(l.asked, 0), coalesce(l.stops, 0), coalesce(r.n, 0),
    coalesce(l.quick, 0), coalesce(w.distress, 0), coalesce(w.gifts, 0)
  from people p
  join members e on e.id = p.member_id
  left join paid_in i on i.member_id = p.member_id
  left join declined d on d.member_id = p.member_id
  left join paid_out o on o.member_id = p.member_id
  left join cancelled c on c.member_id = p.member_id
  left join settled s on s.member_id = p.member_id
  left join medians m on m.member_id = p.member_id
  left join chases h on h.member_id = p.member_id
  left join times t on t.member_id = p.member_id
  left join kinds k on k.member_id = p.member_id
  left join instruments a on a.member_id = p.member_id
  left join limit_acts l on l.member_id = p.member_id
  left join resumed r on r.member_id = p.member_id
  left join words w on w.member_id = p.member_id;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

-- Who reports to the financial intelligence unit, as the unit knows it. Without it no report can be made.
create table risk_units (
  is_only boolean primary key default true check (is_only),
  entity_id integer not null check (entity_id > 0),
  branch text not null,
  address text not null,
  city text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  person_first_name text not null,
  person_last_name text not null,
  changed_at timestamptz not null,
  changed_by text not null references operators (id)
);
