-- The same check, every row found by its key alone and one by one. The planner takes the new entries for a thousand, and
-- to join so many it read all transfers there were, or all accounts of the currency, and a connection keeps such a plan.
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
    select previous.balance_after, previous.account_version from ledger.entries previous
    where previous.account_id = e.account_id and previous.id < e.id and a.keeps_running_balance
    order by previous.id desc limit 1
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
