-- The same movement in fewer calls: every function, and every row handed to one, costs a post as much as a lookup does.
create or replace function ledger.move(p_operation text, p_request_hash bytea, p_transfer ledger.transfers)
returns ledger.outcome
language plpgsql as $$
declare
  t ledger.transfers := p_transfer;
  v_debit ledger.accounts;
  v_credit ledger.accounts;
  v_subject ledger.accounts;
  v_from_hold bigint := case when t.hold_id is null then 0 else t.amount end;
begin
  if t.debit_account_id < t.credit_account_id then
    v_debit := ledger.lock_account(t.debit_account_id);
    v_credit := ledger.lock_account(t.credit_account_id);
  else
    v_credit := ledger.lock_account(t.credit_account_id);
    v_debit := ledger.lock_account(t.debit_account_id);
  end if;
  if v_debit.currency <> v_credit.currency then
    raise exception 'I-26: accounts % and % differ in currency', v_debit.id, v_credit.id using errcode = 'check_violation';
  end if;
  t.code := case
    when t.code is not null then t.code
    when v_debit.closed_at is not null or v_credit.closed_at is not null then 'ACCOUNT_CLOSED'
    when not v_debit.may_owe and v_debit.balance - v_debit.held + v_from_hold < t.amount then 'INSUFFICIENT_FUNDS'
  end;
  t.id := nextval('ledger.transfers_id_seq');
  t.currency := v_debit.currency;
  t.created_at := clock_timestamp(); -- under the locks, so that it rises along the entries of an account (I-27)
  t.effective_at := coalesce(t.effective_at, t.created_at);

  insert into ledger.requests (scope, key, request_hash, operation, code, transfer_id, hold_id, created_at)
  values (t.scope, t.key, p_request_hash, p_operation, t.code, t.id, t.hold_id, t.created_at) on conflict do nothing;
  if not found then
    v_subject := case when v_debit.keeps_running_balance then v_debit when v_credit.keeps_running_balance then v_credit end;
    return ledger.replay(t.scope, t.key, p_request_hash, p_operation, v_subject);
  end if;
  if t.code is null and v_debit.keeps_running_balance then
    update ledger.accounts a set balance = a.balance - t.amount, held = a.held - v_from_hold, version = a.version + 1
    where a.id = v_debit.id returning a.* into v_debit;
  end if;
  if t.code is null and v_credit.keeps_running_balance then
    update ledger.accounts a set balance = a.balance + t.amount, version = a.version + 1
    where a.id = v_credit.id returning a.* into v_credit;
  end if;
  v_subject := case when v_debit.keeps_running_balance then v_debit when v_credit.keeps_running_balance then v_credit end;
  t.balance_after := v_subject.balance;
  insert into ledger.transfers (id, scope, key, kind, debit_account_id, credit_account_id, amount, currency, code,
    balance_after, reference, reverses, hold_id, actor, created_at, effective_at)
  overriding system value values (t.id, t.scope, t.key, t.kind, t.debit_account_id, t.credit_account_id, t.amount,
    t.currency, t.code, t.balance_after, t.reference, t.reverses, t.hold_id, t.actor, t.created_at, t.effective_at);
  if t.code is null then
    insert into ledger.entries (account_id, transfer_id, amount, balance_after, account_version, created_at) values
      (v_debit.id, t.id, -t.amount, case when v_debit.keeps_running_balance then v_debit.balance end,
        nullif(v_debit.version, 0), t.created_at),
      (v_credit.id, t.id, t.amount, case when v_credit.keeps_running_balance then v_credit.balance end,
        nullif(v_credit.version, 0), t.created_at);
    if not v_debit.keeps_running_balance then
      insert into ledger.house_tail (account_id, amount) values (v_debit.id, -t.amount);
    end if;
    if not v_credit.keeps_running_balance then
      insert into ledger.house_tail (account_id, amount) values (v_credit.id, t.amount);
    end if;
  end if;
  return ledger.outcome_of(t.code, t.id, t.hold_id, false, v_subject);
end
$$;

drop function ledger.write_entries;

-- Moves an amount between accounts named by what they are; one that is new is opened. Refused as post_transfer is.
create function ledger.post_between(
  p_scope text, p_key text, p_request_hash bytea, p_kind text,
  p_debit_owner_kind text, p_debit_owner_id text, p_debit_kind text, p_debit_currency text,
  p_credit_owner_kind text, p_credit_owner_id text, p_credit_kind text, p_credit_currency text,
  p_amount bigint, p_actor text, p_reference text default null
) returns ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t ledger.transfers;
begin
  t.scope := p_scope; t.key := p_key; t.kind := p_kind; t.amount := p_amount; t.actor := p_actor;
  t.reference := p_reference;
  select a.id into t.debit_account_id from ledger.accounts a
  where a.owner_kind = p_debit_owner_kind and a.owner_id = p_debit_owner_id
    and a.kind = p_debit_kind and a.currency = p_debit_currency;
  if not found then
    t.debit_account_id :=
      ledger.open_account(p_debit_owner_kind, p_debit_owner_id, p_debit_kind, p_debit_currency);
  end if;
  select a.id into t.credit_account_id from ledger.accounts a
  where a.owner_kind = p_credit_owner_kind and a.owner_id = p_credit_owner_id
    and a.kind = p_credit_kind and a.currency = p_credit_currency;
  if not found then
    t.credit_account_id :=
      ledger.open_account(p_credit_owner_kind, p_credit_owner_id, p_credit_kind, p_credit_currency);
  end if;
  return ledger.move('post', p_request_hash, t);
end
$$;
revoke execute on function ledger.post_between from public;
grant execute on function ledger.post_between to fairground_app;
