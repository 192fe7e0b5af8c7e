-- What members received and spent by day, kind and counterpart, so that sums over years need no entries. Days begin at
-- the midnights of one time zone.
create table ledger.account_days (
  account_id bigint not null,
  day date not null,
  kind ledger.word not null,
  counter_kind ledger.word not null, -- of the other account
  entry_count bigint not null check (entry_count > 0),
  received bigint not null,
  spent bigint not null,
  primary key (account_id, day, kind, counter_kind)
);

-- Up to which entry an account is counted. The entries of one account are written under its lock, so that none is ever
-- added before another: what follows the mark is exactly what is not counted.
create table ledger.account_day_marks (
  account_id bigint primary key,
  entry_id bigint not null
);

create table ledger.day_counting (
  is_only boolean primary key default true check (is_only),
  time_zone text not null,
  -- Where looking for accounts goes on. An account whose transfer came late is found with its next one; until then its
  -- last entries are read as they are.
  transfer_id bigint not null
);
insert into ledger.day_counting (time_zone, transfer_id) values ('UTC', 0);

-- Transfers that are no play are few: a member's are found without reading the bets between them.
create index transfers_credited on ledger.transfers (credit_account_id, id desc)
where code is null and kind not in ('bet', 'win', 'reversal');

-- Counts on among the next transfers, about p_transfers_max of them; tells whether more wait. Another time zone than
-- before begins from nothing. Running it again counts nothing twice.
create function ledger.count_days(p_time_zone text, p_transfers_max integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_counting ledger.day_counting;
  v_upto bigint;
  v_accounts bigint[];
begin
  select c.* into strict v_counting from ledger.day_counting c for update;
  if v_counting.time_zone <> p_time_zone then
    delete from ledger.account_days;
    delete from ledger.account_day_marks;
    v_counting.transfer_id := 0;
  end if;
  select max(n.id) into v_upto from (
    select t.id from ledger.transfers t where t.id > v_counting.transfer_id order by t.id limit p_transfers_max
  ) n;
  v_upto := coalesce(v_upto, v_counting.transfer_id);
  select array_agg(a.id) into v_accounts from (
    select t.debit_account_id as id from ledger.transfers t where t.id > v_counting.transfer_id and t.id <= v_upto
    union
    select t.credit_account_id from ledger.transfers t where t.id > v_counting.transfer_id and t.id <= v_upto
  ) a join ledger.accounts o on o.id = a.id and o.owner_kind = 'member' and o.kind = 'cash';

  with fresh as materialized (
    select a.id as account_id, e.entry_id, (e.created_at at time zone p_time_zone)::date as day, e.amount,
      e.transfer_kind as kind, e.counter_account_kind as counter_kind
    from unnest(v_accounts) a (id)
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
    spent = d.spent + excluded.spent;
  update ledger.day_counting set time_zone = p_time_zone, transfer_id = v_upto;
  return exists (select from ledger.transfers t where t.id > v_upto);
end
$$;

-- What an account received and spent from a moment to another, by day, kind and counterpart: whole days as they were
-- counted, and the entries themselves for the rest.
create function ledger.account_sums(p_account_id bigint, p_time_zone text, p_from timestamptz, p_to timestamptz)
returns table (day date, kind text, counter_kind text, entry_count bigint, received bigint, spent bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with known as materialized (
    select (select m.entry_id from ledger.account_day_marks m where m.account_id = p_account_id) as entry_id,
      p_from at time zone p_time_zone as from_local, p_to at time zone p_time_zone as to_local
    from ledger.day_counting c where c.time_zone = p_time_zone
  ), whole as materialized (
    select coalesce(max(k.entry_id), 0) as entry_id,
      max(case when k.from_local = date_trunc('day', k.from_local) then k.from_local::date else k.from_local::date + 1 end)
        as first,
      max(k.to_local::date) as last
    from known k
  ), spans as materialized (
    select p_from as span_from, p_to as span_to, w.entry_id + 1 as first_id, 9223372036854775807 as last_id from whole w
    union all
    select p_from, least(p_to, w.first::timestamp at time zone p_time_zone), 0, w.entry_id from whole w
    where w.first is not null and p_from < w.first::timestamp at time zone p_time_zone
    union all
    select greatest(w.first, w.last)::timestamp at time zone p_time_zone, p_to, 0, w.entry_id from whole w
    where w.first is not null and greatest(w.first, w.last)::timestamp at time zone p_time_zone < p_to
  )
  select s.day, s.kind, s.counter_kind, sum(s.entry_count)::bigint, sum(s.received)::bigint, sum(s.spent)::bigint
  from (
    select d.day, d.kind::text, d.counter_kind::text, d.entry_count, d.received, d.spent
    from whole w
    join ledger.account_days d on d.account_id = p_account_id and d.day >= w.first and d.day < w.last
    union all
    select (e.created_at at time zone p_time_zone)::date, e.transfer_kind, e.counter_account_kind, 1,
      greatest(e.amount, 0), greatest(-e.amount, 0)
    from spans p
    join ledger.account_entries e on e.account_id = p_account_id and e.entry_id between p.first_id and p.last_id
      and e.created_at >= p.span_from and e.created_at < p.span_to
  ) s
  group by 1, 2, 3
$$;

-- What an account was given outside of play; page it by account_id and transfer_id descending.
create view ledger.account_credits as
select t.credit_account_id as account_id, t.id as transfer_id, t.kind as transfer_kind, t.amount, t.reference, t.created_at,
  giver.owner_kind as counter_owner_kind, giver.kind as counter_account_kind
from ledger.transfers t
join ledger.accounts giver on giver.id = t.debit_account_id
where t.code is null and t.kind not in ('bet', 'win', 'reversal');

-- Sums by day that are not what the entries add up to. It reads every entry: a job asks it, never a request.
create view ledger.broken_days as
with found as (
  select e.account_id, (e.created_at at time zone c.time_zone)::date as day, e.transfer_kind::text as kind,
    e.counter_account_kind::text as counter_kind, count(*) as entry_count,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0) as received,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as spent
  from ledger.day_counting c
  cross join ledger.account_day_marks m
  join ledger.account_entries e on e.account_id = m.account_id and e.entry_id <= m.entry_id
  group by 1, 2, 3, 4
)
select account_id, day, kind, counter_kind,
  concat_ws(' ', d.entry_count, d.received, d.spent) as counted, concat_ws(' ', f.entry_count, f.received, f.spent) as found
from (
  select o.account_id, o.day, o.kind::text as kind, o.counter_kind::text as counter_kind, o.entry_count, o.received, o.spent
  from ledger.account_days o
) d full join found f using (account_id, day, kind, counter_kind)
where (d.entry_count, d.received, d.spent) is distinct from (f.entry_count, f.received, f.spent);

revoke execute on function ledger.count_days, ledger.account_sums from public;
grant execute on function ledger.count_days, ledger.account_sums to fairground_app;
grant select on ledger.account_credits, ledger.broken_days to fairground_app;
