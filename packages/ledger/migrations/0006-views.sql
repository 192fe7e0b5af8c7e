-- The public way to read. Amounts are signed: on a debit account of the house (a bank) money shows as a negative balance.

-- One row per account, house accounts included (rollup + tail).
-- The CASE keeps the tail unread for accounts that have a running balance.
create view ledger.account_balances as
select a.id as account_id, a.owner_kind, a.owner_id, a.kind, a.currency,
  b.balance, a.held, b.balance - a.held as available, a.version, a.opened_at, a.closed_at
from ledger.accounts a
cross join lateral (
  select case when a.keeps_running_balance then a.balance else (
    coalesce((select r.balance from ledger.house_rollups r where r.account_id = a.id), 0)
    + coalesce((select sum(t.amount) from ledger.house_tail t where t.account_id = a.id), 0)
  )::bigint end as balance
) b;

-- House and vendor accounts; balance_on_normal_side is positive when the account is on the side the chart expects.
create view ledger.house_balances as
select a.id as account_id, a.owner_kind, a.owner_id, a.kind, a.currency, c.normal_side, b.balance,
  case c.normal_side when 'credit' then b.balance else -b.balance end as balance_on_normal_side,
  r.rolled_up_at
from ledger.accounts a
join ledger.chart c on c.kind = a.kind
left join ledger.house_rollups r on r.account_id = a.id
left join (select t.account_id, sum(t.amount) as amount from ledger.house_tail t group by t.account_id) tail
  on tail.account_id = a.id
cross join lateral (select (coalesce(r.balance, 0) + coalesce(tail.amount, 0))::bigint as balance) b
where not a.keeps_running_balance;

-- Page it by account_id and entry_id descending.
create view ledger.account_entries as
select e.id as entry_id, e.account_id, e.amount, e.balance_after, e.account_version, e.created_at,
  t.id as transfer_id, t.kind as transfer_kind, t.reference, t.reverses, t.effective_at,
  counter.id as counter_account_id, counter.owner_kind as counter_owner_kind, counter.kind as counter_account_kind
from ledger.entries e
join ledger.transfers t on t.id = e.transfer_id
join ledger.accounts counter
  on counter.id = case e.account_id when t.debit_account_id then t.credit_account_id else t.debit_account_id end;

-- Every transfer that was asked for, refused ones too; find one by (scope, key).
create view ledger.transfer_outcomes as
select r.scope, r.key, r.operation, case when r.code is null then 'applied' else 'refused' end as outcome, r.code,
  t.id as transfer_id, t.kind, t.debit_account_id, t.credit_account_id, t.amount, t.currency, t.balance_after,
  t.reference, t.reverses, reversal.reversal_id as reversed_by, t.hold_id, t.actor, t.created_at, t.effective_at
from ledger.requests r
join ledger.transfers t on t.id = r.transfer_id
left join ledger.reversals reversal on reversal.reversed_id = t.id;

create view ledger.account_holds as
select h.id as hold_id, h.account_id, h.amount, h.captured, h.released, h.amount - h.captured - h.released as remaining,
  h.state, h.scope, h.key, h.reference, h.placed_by, h.placed_at, h.closed_by, h.closed_at
from ledger.holds h;
