-- Sums over many accounts at once need to know which entries are not counted yet without asking each account. Counting
-- therefore looks once more at the newest transfers, until nobody can still be writing between them.
alter table ledger.day_counting add column settled_id bigint not null default 0;
comment on column ledger.day_counting.settled_id is 'Every entry of transfers up to here is counted.';

-- No transaction that is still writing has taken a number of a transfer before this moment: numbers are taken after the
-- transaction began, and a transfer bears the moment at which its locks were had. Runs as the owner, because others are
-- not told when the transactions of all began.
create function ledger.settled_until() returns timestamptz
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select least(clock_timestamp(), min(a.xact_start)) - interval '5 seconds'
  from pg_stat_activity a where a.datname = current_database() and a.backend_xid is not null
$$;

-- Brings the sums of these accounts up to now; each is counted on from its own mark, so that nothing counts twice.
create function ledger.count_account_days(p_account_ids bigint[], p_time_zone text) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  with fresh as materialized (
    select a.id as account_id, e.entry_id, (e.created_at at time zone p_time_zone)::date as day, e.amount,
      e.transfer_kind as kind, e.counter_account_kind as counter_kind
    from unnest(p_account_ids) a (id)
    left join ledger.account_day_marks m on m.account_id = a.id
    join ledger.account_entries e on e.account_id = a.id and e.entry_id > coalesce(m.entry_id, 0)
  ), marked as (
    insert into ledger.account_day_marks as m (account_id, entry_id)
    select f.account_id, max(f.entry_id) from fresh f group by f.account_id
    on conflict (account_id) do update set entry_id = excluded.entry_id
  )
  insert into ledger.account_days as d (account_id, day, kind, counter_kind, entry_count, received, spent)
  select f.account_id, f.day, f.kind, f.counter_kind, count(*),
    coalesce(sum(f.amount) filter (where f.amount > 0), 0), coalesce(-sum(f.amount) filter (where f.amount < 0), 0)
  from fresh f group by 1, 2, 3, 4
  on conflict (account_id, day, kind, counter_kind) do update set
    entry_count = d.entry_count + excluded.entry_count, received = d.received + excluded.received,
    spent = d.spent + excluded.spent
$$;

-- As before, but that it begins where all is settled, and notes how far that reaches now.
create or replace function ledger.count_days(p_time_zone text, p_transfers_max integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_until timestamptz := ledger.settled_until(); -- asked before anything is read
  v_counting ledger.day_counting;
  v_upto bigint;
  v_settled bigint;
  v_accounts bigint[];
begin
  select c.* into strict v_counting from ledger.day_counting c for update;
  if v_counting.time_zone <> p_time_zone then
    delete from ledger.account_days;
    delete from ledger.account_day_marks;
    v_counting.transfer_id := 0;
    v_counting.settled_id := 0;
  end if;
  select max(n.id) into v_upto from (
    select t.id from ledger.transfers t where t.id > v_counting.transfer_id order by t.id limit p_transfers_max
  ) n;
  v_upto := coalesce(v_upto, v_counting.transfer_id);
  select coalesce(max(t.id), v_counting.settled_id) into v_settled from ledger.transfers t
  where t.id > v_counting.settled_id and t.id <= v_upto and t.created_at < v_until;
  select array_agg(a.id) into v_accounts from (
    select t.debit_account_id as id from ledger.transfers t where t.id > v_counting.settled_id and t.id <= v_upto
    union
    select t.credit_account_id from ledger.transfers t where t.id > v_counting.settled_id and t.id <= v_upto
  ) a join ledger.accounts o on o.id = a.id and o.owner_kind = 'member' and o.kind = 'cash';
  perform ledger.count_account_days(v_accounts, p_time_zone);
  update ledger.day_counting set time_zone = p_time_zone, transfer_id = v_upto, settled_id = v_settled;
  return exists (select from ledger.transfers t where t.id > v_upto);
end
$$;

-- Transfers that came late in the past waited for the next one of their account. They are counted now, and from here on
-- nothing is left behind.
do $$
begin
  perform ledger.count_account_days((select array_agg(m.account_id) from ledger.account_day_marks m), c.time_zone)
  from ledger.day_counting c;
  update ledger.day_counting set settled_id = transfer_id;
end
$$;

-- The sums by day of members' purses, whose they are. Texts compare as everybody's do, so that indexes of others serve.
create view ledger.owner_days as
select a.owner_id::text collate "default" as owner_id, a.currency collate "default" as currency, d.day,
  d.kind::text collate "default" as kind, d.counter_kind::text collate "default" as counter_kind, d.entry_count,
  d.received, d.spent
from ledger.account_days d join ledger.accounts a on a.id = d.account_id;

-- By whose midnights days are counted.
create view ledger.day_zone as select c.time_zone from ledger.day_counting c;

-- What no sum by day holds yet, of all members: the entries of the last moments. In another time zone than the one that
-- is counted by, these are all.
create function ledger.uncounted_days(p_currency text, p_time_zone text, p_from timestamptz, p_to timestamptz)
returns table (
  owner_id text, day date, kind text, counter_kind text, entry_count bigint, received bigint, spent bigint
)
language plpgsql stable rows 1000 security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_is_counted boolean;
  v_settled_id bigint;
  v_since timestamptz;
begin
  select c.time_zone = p_time_zone, case when c.time_zone = p_time_zone then c.settled_id else 0 end
  into strict v_is_counted, v_settled_id from ledger.day_counting c;
  -- Numbers and moments of transfers rise together but for those that were written at once.
  v_since := greatest(p_from, (
    select t.created_at - interval '1 day' from ledger.transfers t where t.id > v_settled_id order by t.id limit 1));
  return query
  select a.owner_id::text, (e.created_at at time zone p_time_zone)::date, e.transfer_kind::text,
    e.counter_account_kind::text, count(*), coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint
  from (
    select t.debit_account_id as id from ledger.transfers t where t.id > v_settled_id
    union
    select t.credit_account_id from ledger.transfers t where t.id > v_settled_id
  ) moved
  join ledger.accounts a on a.id = moved.id and a.owner_kind = 'member' and a.kind = 'cash' and a.currency = p_currency
  left join ledger.account_day_marks m on m.account_id = a.id and v_is_counted
  join ledger.account_entries e on e.account_id = a.id and e.entry_id > coalesce(m.entry_id, 0)
    and e.created_at >= v_since and e.created_at < p_to
  group by 1, 2, 3, 4;
end
$$;

-- What is held of a team is found by the few holds that are open.
create index holds_open on ledger.holds (account_id) where state = 'open';

revoke execute on function ledger.settled_until, ledger.count_account_days, ledger.uncounted_days from public;
grant execute on function ledger.uncounted_days to fairground_app;
grant select on ledger.owner_days, ledger.day_zone to fairground_app;
