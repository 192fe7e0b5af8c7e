-- Triggers for the rules that a column cannot express. They bind the owner of the tables too.

create function ledger.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'I-11: rows of ledger.% are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.transfers
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.requests
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.reversals
  for each statement execute function ledger.refuse_change();
create trigger never_removed before delete or truncate on ledger.accounts
  for each statement execute function ledger.refuse_change();
create trigger never_removed before delete or truncate on ledger.holds
  for each statement execute function ledger.refuse_change();

-- Names columns, so that an update of balances alone never asks it.
create trigger identity_is_fixed
  before update of id, owner_kind, owner_id, kind, currency, may_owe, keeps_running_balance on ledger.accounts
  for each statement execute function ledger.refuse_change();

create function ledger.refuse_reopening() returns trigger
language plpgsql as $$
begin
  raise exception 'I-08: hold % has a final state, or its terms would change', old.id using errcode = 'restrict_violation';
end
$$;

create trigger final_state_is_final before update on ledger.holds for each row
  when (
    old.state <> 'open' or new.id <> old.id or new.account_id <> old.account_id or new.amount <> old.amount
    or new.captured < old.captured
  )
  execute function ledger.refuse_reopening();

-- An account is what the chart says of its kind, and play money (FUN) never meets a bank.
create function ledger.follow_chart() returns trigger
language plpgsql as $$
declare
  v_chart ledger.chart;
begin
  select c.* into v_chart from ledger.chart c where c.kind = new.kind and c.owner_kind = new.owner_kind;
  if not found or new.currency !~ '^[A-Z]{3,5}$'
    or (v_chart.money <> 'any' and (v_chart.money = 'play') <> (new.currency = 'FUN')) then
    raise exception 'the chart has no account % of a % in %', new.kind, new.owner_kind, new.currency
      using errcode = 'check_violation';
  end if;
  new.may_owe := v_chart.may_owe;
  new.keeps_running_balance := v_chart.keeps_running_balance;
  return new;
end
$$;
create trigger follows_chart before insert on ledger.accounts
  for each row execute function ledger.follow_chart();

-- Both entries of a transfer are inserted by one statement, which may carry many transfers.
-- I-01: they mirror an applied transfer. I-26: in its currency. I-04: each continues the chain of its account.
create function ledger.check_entries() returns trigger
language plpgsql as $$
declare
  v_transfer_id bigint;
begin
  select e.transfer_id into v_transfer_id
  from added e
  left join ledger.transfers t on t.id = e.transfer_id and t.code is null
  left join ledger.accounts a on a.id = e.account_id and a.currency = t.currency
  left join lateral (
    select previous.balance_after, previous.account_version from ledger.entries previous
    where previous.account_id = e.account_id and previous.id < e.id and a.keeps_running_balance
    order by previous.id desc limit 1
  ) p on true
  group by e.transfer_id
  having count(*) <> 2 or sum(e.amount) <> 0 or not bool_and(coalesce(
    e.amount = case e.account_id when t.debit_account_id then -t.amount when t.credit_account_id then t.amount end
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
create trigger entries_are_sound after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.check_entries();

-- I-13: the mirror of an applied transfer that is no reversal itself; the primary key of reversals allows one.
create function ledger.check_reversal() returns trigger
language plpgsql as $$
begin
  insert into ledger.reversals (reversed_id, reversal_id)
  select o.id, new.id from ledger.transfers o
  where o.id = new.reverses and o.code is null and o.reverses is null
    and o.debit_account_id = new.credit_account_id and o.credit_account_id = new.debit_account_id
    and o.amount = new.amount and o.currency = new.currency;
  if not found then
    raise exception 'I-13: transfer % does not mirror transfer %', new.id, new.reverses using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger reversal_is_mirror after insert on ledger.transfers for each row
  when (new.reverses is not null and new.code is null) execute function ledger.check_reversal();
