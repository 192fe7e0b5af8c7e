-- Entries live in one table a month: old months stay as they are, and the newest stays small enough for its index to be
-- in memory. What was written before stands in one table up to the end of the month of this migration.
drop trigger entries_are_sound on ledger.entries;
alter table ledger.entries alter column id drop identity;
alter table ledger.entries rename to entries_before;
alter index ledger.entries_by_account rename to entries_before_by_account;

create sequence ledger.entries_id_seq as bigint;
select setval('ledger.entries_id_seq', coalesce(max(e.id), 0) + 1, false) from ledger.entries_before e;

create table ledger.entries (
  id bigint not null default nextval('ledger.entries_id_seq'),
  account_id bigint not null,
  transfer_id bigint not null,
  amount ledger.signed_amount not null,
  balance_after bigint, -- this and the next are null on accounts that keep no running balance
  account_version bigint,
  created_at timestamptz not null
) partition by range (created_at);
create index entries_by_account on ledger.entries (account_id, id desc);

create trigger append_only before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse_change();
create trigger entries_are_sound after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.check_entries();
create trigger entries_are_sound after insert on ledger.entries_before
  referencing new table as added for each statement execute function ledger.check_entries();

-- Which table holds the entries of which time, without gap; times are midnights of UTC.
create table ledger.entry_tables (
  name text primary key,
  starts_at timestamptz not null unique,
  ends_at timestamptz not null unique check (ends_at > starts_at)
);
insert into ledger.entry_tables (name, starts_at, ends_at)
values ('entries_before', '-infinity', (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
do $$
begin
  execute format('alter table ledger.entries attach partition ledger.entries_before for values from (minvalue) to (%L)',
    (select t.ends_at from ledger.entry_tables t));
end
$$;

-- Makes the tables of the months to come, as many ahead of now as wanted, and answers how many were new. Attaching does
-- not stop writers.
create function ledger.open_months(p_ahead integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamp;
  v_to timestamp;
  v_name text;
  v_count integer := 0;
begin
  lock table ledger.entry_tables in share row exclusive mode; -- one session at a time
  select max(t.ends_at) at time zone 'UTC' into v_from from ledger.entry_tables t;
  while v_from <= now() at time zone 'UTC' + make_interval(months => p_ahead) loop
    v_to := v_from + interval '1 month';
    v_name := 'entries_' || to_char(v_from, 'YYYY_MM');
    execute format('create table ledger.%I (like ledger.entries including defaults)', v_name);
    -- Whoever writes to the month by its own name meets the same rules.
    execute format('create trigger append_only before update or delete or truncate on ledger.%I
      for each statement execute function ledger.refuse_change()', v_name);
    execute format('create trigger entries_are_sound after insert on ledger.%I
      referencing new table as added for each statement execute function ledger.check_entries()', v_name);
    execute format('alter table ledger.entries attach partition ledger.%I for values from (%L) to (%L)',
      v_name, v_from at time zone 'UTC', v_to at time zone 'UTC');
    insert into ledger.entry_tables (name, starts_at, ends_at)
    values (v_name, v_from at time zone 'UTC', v_to at time zone 'UTC');
    v_from := v_to;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
revoke execute on function ledger.open_months from public;
grant execute on function ledger.open_months to fairground_app;
select ledger.open_months(3);

-- The entry before is most often of these weeks: one month or two are asked first, and all of them only if there is none.
create or replace function ledger.check_entries() returns trigger
language plpgsql set enable_seqscan = off as $$
declare
  v_transfer_id bigint;
begin
  select e.transfer_id into v_transfer_id
  from added e
  left join lateral (
    select o.code, o.currency, o.amount, o.debit_account_id, o.credit_account_id from ledger.transfers o
    where o.id = e.transfer_id limit 1
  ) t on true
  left join lateral (
    select o.currency, o.keeps_running_balance from ledger.accounts o where o.id = e.account_id limit 1
  ) a on true
  left join lateral (
    (select previous.balance_after, previous.account_version from ledger.entries previous
    where previous.account_id = e.account_id and previous.id < e.id and a.keeps_running_balance
      and previous.created_at >= e.created_at - interval '10 days'
    order by previous.id desc limit 1)
    union all
    (select previous.balance_after, previous.account_version from ledger.entries previous
    where previous.account_id = e.account_id and previous.id < e.id and a.keeps_running_balance
    order by previous.id desc limit 1)
    limit 1
  ) p on true
  group by e.transfer_id
  having count(*) <> 2 or sum(e.amount) <> 0 or not bool_and(coalesce(
    t.code is null and a.currency = t.currency
    and e.amount = case e.account_id when t.debit_account_id then -t.amount when t.credit_account_id then t.amount end
    and case when a.keeps_running_balance
      then e.account_version = coalesce(p.account_version, 0) + 1
        and e.balance_after = coalesce(p.balance_after, 0) + e.amount
      else e.account_version is null and e.balance_after is null end, false))
  limit 1;
  if found then
    raise exception 'I-01, I-04, I-26: the entries of transfer % do not mirror it or break a chain', v_transfer_id
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- The views read the months in place of the one table.
-- Page it by account_id and entry_id descending.
create or replace view ledger.account_entries as
select e.id as entry_id, e.account_id, e.amount, e.balance_after, e.account_version, e.created_at,
  t.id as transfer_id, t.kind as transfer_kind, t.reference, t.reverses, t.effective_at,
  counter.id as counter_account_id, counter.owner_kind as counter_owner_kind, counter.kind as counter_account_kind
from ledger.entries e
join ledger.transfers t on t.id = e.transfer_id
join ledger.accounts counter
  on counter.id = case e.account_id when t.debit_account_id then t.credit_account_id else t.debit_account_id end;

-- One row per breach of a rule, with the ids to look at; no row means that the books are sound.
-- It reads every entry: a job asks it, never a request.
create or replace view ledger.broken_invariants as
with balances as (
  select a.id as account_id, a.currency, a.balance from ledger.accounts a where a.keeps_running_balance
  union all
  select h.account_id, h.currency, h.balance from ledger.house_balances h
), entry_sums as (
  select e.transfer_id, sum(e.amount) as amount, count(*) as entries from ledger.entries e group by e.transfer_id
), account_sums as (
  select e.account_id, sum(e.amount) as amount, count(*) as entries from ledger.entries e group by e.account_id
), last_entries as (
  select distinct on (e.account_id) e.account_id, e.balance_after, e.id from ledger.entries e
  order by e.account_id, e.id desc
), chained as (
  select e.id, e.account_id, e.transfer_id, e.amount, e.balance_after, e.account_version,
    lag(e.balance_after, 1, 0::bigint) over w as previous_balance,
    lag(e.account_version, 1, 0::bigint) over w as previous_version
  from ledger.entries e join ledger.accounts a on a.id = e.account_id and a.keeps_running_balance
  window w as (partition by e.account_id order by e.id)
), holds_left as (
  select h.account_id, sum(h.amount - h.captured - h.released) as amount from ledger.holds h group by h.account_id
), captures as (
  select t.hold_id, sum(t.amount) as amount from ledger.transfers t
  where t.hold_id is not null and t.code is null group by t.hold_id
)
select 'I-01' as invariant, 'the entries of a transfer do not sum to zero' as detail,
  null::bigint as account_id, s.transfer_id, null::bigint as entry_id, null::bigint as hold_id
from entry_sums s where s.amount <> 0
union all
select 'I-01', 'an applied transfer has not exactly two entries', null, t.id, null, null
from ledger.transfers t left join entry_sums s on s.transfer_id = t.id
where t.code is null and s.entries is distinct from 2
union all
select 'I-01', 'an entry mirrors no applied transfer', e.account_id, e.transfer_id, e.id, null
from ledger.entries e left join ledger.transfers t on t.id = e.transfer_id and t.code is null
where e.amount is distinct from
  case e.account_id when t.debit_account_id then -t.amount when t.credit_account_id then t.amount end
union all
select 'I-02', 'the balances in ' || b.currency || ' sum to ' || sum(b.balance), null, null, null, null
from balances b group by b.currency having sum(b.balance) <> 0
union all
select 'I-03', 'the balance ' || b.balance || ' is not the sum of the entries', b.account_id, null, null, null
from balances b left join account_sums s on s.account_id = b.account_id
where b.balance <> coalesce(s.amount, 0)
union all
select 'I-03', 'the balance is not the one after the last entry', a.id, null, l.id, null
from ledger.accounts a left join last_entries l on l.account_id = a.id
where a.keeps_running_balance and a.balance <> coalesce(l.balance_after, 0)
union all
select 'I-04', 'an entry does not continue the chain of its account', c.account_id, c.transfer_id, c.id, null
from chained c
where c.balance_after is distinct from c.previous_balance + c.amount
  or c.account_version is distinct from c.previous_version + 1
union all
select 'I-04', 'the version is not the number of entries', a.id, null, null, null
from ledger.accounts a left join account_sums s on s.account_id = a.id
where a.keeps_running_balance and a.version <> coalesce(s.entries, 0)
union all
select 'I-05', 'the account owes and may not', a.id, null, null, null
from ledger.accounts a where a.balance < 0 and not a.may_owe
union all
select 'I-06', 'more is held than there is', a.id, null, null, null
from ledger.accounts a where a.held < 0 or (a.held > a.balance and not a.may_owe)
union all
select 'I-07', 'the open holds do not sum to the held amount', a.id, null, null, null
from ledger.accounts a left join holds_left h on h.account_id = a.id
where a.held <> coalesce(h.amount, 0)
union all
select 'I-08', 'a closed hold is not captured and released in full', h.account_id, null, null, h.id
from ledger.holds h where (h.state <> 'open') <> (h.captured + h.released = h.amount)
union all
select 'I-08', 'the captured amount is not the sum of its transfers', h.account_id, null, null, h.id
from ledger.holds h left join captures c on c.hold_id = h.id where h.captured <> coalesce(c.amount, 0)
union all
select 'I-09', 'a transfer is not the one its key stands for', null, t.id, null, null
from ledger.transfers t left join ledger.requests r on r.scope = t.scope and r.key = t.key
where r.transfer_id is distinct from t.id or r.code is distinct from t.code
union all
select 'I-13', 'a reversal does not mirror its transfer exactly once', null, t.id, null, null
from ledger.transfers t
left join ledger.reversals r on r.reversal_id = t.id and r.reversed_id = t.reverses
left join ledger.transfers o on o.id = r.reversed_id
where t.code is null and t.reverses is not null and (
  o.code is not null or o.reverses is not null
  or (o.debit_account_id, o.credit_account_id, o.amount, o.currency)
    is distinct from (t.credit_account_id, t.debit_account_id, t.amount, t.currency))
union all
select 'I-26', 'an entry is not in the currency of its transfer', e.account_id, t.id, e.id, null
from ledger.entries e
join ledger.transfers t on t.id = e.transfer_id
left join ledger.accounts a on a.id = e.account_id
where a.currency is distinct from t.currency;
