-- What one account may hold: so far from the end of bigint that no sum of one more amount comes near it. A movement beyond
-- it raises, by name, and nothing of its transaction is written.
alter table ledger.accounts add constraint accounts_balance_bound
  check (balance between -100000000000000000 and 100000000000000000) not valid;
alter table ledger.accounts validate constraint accounts_balance_bound;

-- House accounts stand against all members together: their sums have no end.
drop view ledger.broken_invariants;
drop view ledger.house_balances;
drop view ledger.account_balances;
alter table ledger.house_rollups alter column balance type numeric(38, 0);

create view ledger.account_balances as
select a.id as account_id, a.owner_kind, a.owner_id, a.kind, a.currency,
  b.balance, a.held, b.balance - a.held as available, a.version, a.opened_at, a.closed_at
from ledger.accounts a
cross join lateral (
  select case when a.keeps_running_balance then a.balance else (
    coalesce((select r.balance from ledger.house_rollups r where r.account_id = a.id), 0)
    + coalesce((select sum(t.amount) from ledger.house_tail t where t.account_id = a.id), 0)
  ) end::numeric as balance
) b;

create view ledger.house_balances as
select a.id as account_id, a.owner_kind, a.owner_id, a.kind, a.currency, c.normal_side, b.balance,
  case c.normal_side when 'credit' then b.balance else -b.balance end as balance_on_normal_side,
  r.rolled_up_at
from ledger.accounts a
join ledger.chart c on c.kind = a.kind
left join ledger.house_rollups r on r.account_id = a.id
left join (select t.account_id, sum(t.amount) as amount from ledger.house_tail t group by t.account_id) tail
  on tail.account_id = a.id
cross join lateral (select coalesce(r.balance, 0) + coalesce(tail.amount, 0) as balance) b
where not a.keeps_running_balance;

create view ledger.broken_invariants as
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

grant select on ledger.account_balances, ledger.house_balances, ledger.broken_invariants to fairground_app;
