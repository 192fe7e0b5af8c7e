-- Every command carries (scope, key) and the hash of what it asks for:
--   first time    decided under the locks of its accounts, answered, and remembered for ever, refusals too
--   same hash     the first outcome with replayed = true and the balance of now; nothing is written
--   other hash    status 'mismatch'; nothing is written
-- A refusal is a value with a code; a wrong caller (unknown id, mixed currencies, amount below 1) raises.
-- Accounts are locked in ascending id; an equal key in flight is waited for.
create type ledger.outcome as (
  status text, -- applied | refused | mismatch
  transfer_id bigint,
  hold_id bigint,
  replayed boolean,
  code text,
  -- These three speak of the debited account, or of the credited one if only that keeps a running balance; else null.
  balance bigint,
  available bigint,
  version bigint
);

create function ledger.outcome_of(
  p_code text, p_transfer_id bigint, p_hold_id bigint, p_replayed boolean, p_account ledger.accounts
) returns ledger.outcome
language sql immutable as $$
  select case when p_code is null then 'applied' else 'refused' end, p_transfer_id, p_hold_id, p_replayed, p_code,
    (p_account).balance, (p_account).balance - (p_account).held, (p_account).version
$$;

-- Locks an account that keeps a running balance; the others are only read, so that nobody waits for a house row.
create function ledger.lock_account(p_account_id bigint) returns ledger.accounts
language plpgsql as $$
declare
  v_account ledger.accounts;
begin
  select a.* into v_account from ledger.accounts a
  where a.id = p_account_id and a.keeps_running_balance for no key update;
  if not found then
    select a.* into v_account from ledger.accounts a where a.id = p_account_id;
    if not found then
      raise exception 'ledger account % does not exist', p_account_id using errcode = 'foreign_key_violation';
    end if;
  end if;
  return v_account;
end
$$;

-- Answers a key that was used before.
create function ledger.replay(
  p_scope text, p_key text, p_request_hash bytea, p_operation text, p_account ledger.accounts
) returns ledger.outcome
language plpgsql as $$
declare
  v_first ledger.requests;
begin
  select r.* into strict v_first from ledger.requests r where r.scope = p_scope and r.key = p_key;
  if v_first.request_hash <> p_request_hash or v_first.operation <> p_operation then
    return row('mismatch', null, null, false, null, null, null, null)::ledger.outcome;
  end if;
  return ledger.outcome_of(v_first.code, v_first.transfer_id, v_first.hold_id, true, p_account);
end
$$;

-- What post, reverse and capture share. The transfer comes without id, currency, balance and times;
-- its code is what the caller already found against it.
create function ledger.move(p_operation text, p_request_hash bytea, p_transfer ledger.transfers)
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
  insert into ledger.transfers overriding system value select t.*;
  if t.code is null then
    perform ledger.write_entries(t, v_debit, v_credit);
  end if;
  return ledger.outcome_of(t.code, t.id, t.hold_id, false, v_subject);
end
$$;

create function ledger.write_entries(t ledger.transfers, p_debit ledger.accounts, p_credit ledger.accounts) returns void
language plpgsql as $$
begin
  insert into ledger.entries (account_id, transfer_id, amount, balance_after, account_version, created_at) values
    (p_debit.id, t.id, -t.amount, case when p_debit.keeps_running_balance then p_debit.balance end,
      nullif(p_debit.version, 0), t.created_at),
    (p_credit.id, t.id, t.amount, case when p_credit.keeps_running_balance then p_credit.balance end,
      nullif(p_credit.version, 0), t.created_at);
  if not p_debit.keeps_running_balance then
    insert into ledger.house_tail (account_id, amount) values (p_debit.id, -t.amount);
  end if;
  if not p_credit.keeps_running_balance then
    insert into ledger.house_tail (account_id, amount) values (p_credit.id, t.amount);
  end if;
end
$$;

-- Moves an amount from the debited to the credited account.
-- Refused with INSUFFICIENT_FUNDS (balance - held is less than the amount) or ACCOUNT_CLOSED.
create function ledger.post_transfer(
  p_scope text, p_key text, p_request_hash bytea, p_kind text,
  p_debit_account_id bigint, p_credit_account_id bigint, p_amount bigint,
  p_actor text, p_reference text default null, p_effective_at timestamptz default null
) returns ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t ledger.transfers;
begin
  t.scope := p_scope; t.key := p_key; t.kind := p_kind; t.actor := p_actor;
  t.debit_account_id := p_debit_account_id; t.credit_account_id := p_credit_account_id; t.amount := p_amount;
  t.reference := p_reference; t.effective_at := p_effective_at;
  return ledger.move('post', p_request_hash, t);
end
$$;

-- Moves an applied transfer back, once. Refused as post_transfer is, and with ALREADY_REVERSED, or NOT_REVERSIBLE
-- when the transfer was itself refused or is a reversal.
create function ledger.reverse_transfer(
  p_scope text, p_key text, p_request_hash bytea, p_transfer_id bigint,
  p_actor text, p_reference text default null, p_effective_at timestamptz default null
) returns ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_original ledger.transfers;
  t ledger.transfers;
begin
  -- Two reversals between house accounts meet no other lock.
  select o.* into v_original from ledger.transfers o where o.id = p_transfer_id for no key update;
  if not found then
    raise exception 'ledger transfer % does not exist', p_transfer_id using errcode = 'foreign_key_violation';
  end if;
  t.scope := p_scope; t.key := p_key; t.kind := 'reversal'; t.actor := p_actor;
  t.debit_account_id := v_original.credit_account_id; t.credit_account_id := v_original.debit_account_id;
  t.amount := v_original.amount; t.reverses := v_original.id;
  t.reference := coalesce(p_reference, v_original.reference); t.effective_at := p_effective_at;
  t.code := case
    when v_original.code is not null or v_original.reverses is not null then 'NOT_REVERSIBLE'
    when exists (select from ledger.reversals r where r.reversed_id = v_original.id) then 'ALREADY_REVERSED'
  end;
  return ledger.move('reverse', p_request_hash, t);
end
$$;
