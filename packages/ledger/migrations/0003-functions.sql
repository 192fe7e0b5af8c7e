-- The only way to write. Every command carries (scope, key) and the hash of what it asks for:
--   first time      decided under the locks of its accounts, answered, and remembered for ever, refusals too
--   same hash       the first outcome with replayed = true and the balance of now; nothing is written
--   another hash    status 'mismatch'; nothing is written
-- Refusals are values; a wrong caller (unknown id, mixed currencies, amount below 1) raises.
-- Locks: accounts in ascending id, nothing else is waited for except an equal key.

create type ledger.outcome as (
  status text, -- applied | refused | mismatch
  transfer_id bigint,
  hold_id bigint,
  replayed boolean,
  code text,
  -- Of the debited account, or of the credited one if only that keeps a running balance; else null.
  balance bigint,
  available bigint,
  version bigint
);

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

create function ledger.outcome_of(p_code text, p_transfer_id bigint, p_hold_id bigint, p_replayed boolean, p_account ledger.accounts)
returns ledger.outcome
language sql immutable as $$
  select case when p_code is null then 'applied' else 'refused' end, p_transfer_id, p_hold_id, p_replayed, p_code,
    (p_account).balance, (p_account).balance - (p_account).held, (p_account).version
$$;

-- Answers a key that was used before.
create function ledger.replay(p_scope text, p_key text, p_request_hash bytea, p_operation text, p_account ledger.accounts)
returns ledger.outcome
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

-- What post, reverse and capture share. p_refusal: what the caller already found against it.
create function ledger.move(
  p_scope text, p_key text, p_request_hash bytea, p_operation text, p_kind text,
  p_debit_account_id bigint, p_credit_account_id bigint, p_amount bigint,
  p_reference text, p_actor text, p_effective_at timestamptz,
  p_reverses bigint, p_hold_id bigint, p_refusal text
) returns ledger.outcome
language plpgsql as $$
declare
  v_debit ledger.accounts;
  v_credit ledger.accounts;
  v_subject ledger.accounts;
  v_code text := p_refusal;
  v_from_hold bigint := case when p_hold_id is null then 0 else p_amount end;
  v_transfer_id bigint;
  v_at timestamptz;
begin
  if p_debit_account_id < p_credit_account_id then
    v_debit := ledger.lock_account(p_debit_account_id);
    v_credit := ledger.lock_account(p_credit_account_id);
  else
    v_credit := ledger.lock_account(p_credit_account_id);
    v_debit := ledger.lock_account(p_debit_account_id);
  end if;
  if v_debit.currency <> v_credit.currency then
    raise exception 'I-26: accounts % and % differ in currency', v_debit.id, v_credit.id using errcode = 'check_violation';
  end if;

  if v_code is null then
    v_code := case
      when v_debit.closed_at is not null or v_credit.closed_at is not null then 'ACCOUNT_CLOSED'
      when not v_debit.may_owe and v_debit.balance - v_debit.held + v_from_hold < p_amount then 'INSUFFICIENT_FUNDS'
    end;
  end if;

  v_transfer_id := nextval('ledger.transfers_id_seq');
  v_at := clock_timestamp(); -- under the locks, so that it rises with each entry of an account (I-27)
  insert into ledger.requests (scope, key, request_hash, operation, code, transfer_id, hold_id, created_at)
  values (p_scope, p_key, p_request_hash, p_operation, v_code, v_transfer_id, p_hold_id, v_at)
  on conflict do nothing;
  if not found then
    v_subject := case when v_debit.keeps_running_balance then v_debit when v_credit.keeps_running_balance then v_credit end;
    return ledger.replay(p_scope, p_key, p_request_hash, p_operation, v_subject);
  end if;

  if v_code is null then
    if v_debit.keeps_running_balance then
      v_debit.balance := v_debit.balance - p_amount;
      v_debit.held := v_debit.held - v_from_hold;
      v_debit.version := v_debit.version + 1;
      update ledger.accounts a set balance = v_debit.balance, held = v_debit.held, version = v_debit.version
      where a.id = v_debit.id;
    end if;
    if v_credit.keeps_running_balance then
      v_credit.balance := v_credit.balance + p_amount;
      v_credit.version := v_credit.version + 1;
      update ledger.accounts a set balance = v_credit.balance, version = v_credit.version where a.id = v_credit.id;
    end if;
  end if;
  v_subject := case when v_debit.keeps_running_balance then v_debit when v_credit.keeps_running_balance then v_credit end;

  insert into ledger.transfers (
    id, scope, key, kind, debit_account_id, credit_account_id, amount, currency, code,
    balance_after, reference, reverses, hold_id, actor, created_at, effective_at
  ) overriding system value values (
    v_transfer_id, p_scope, p_key, p_kind, v_debit.id, v_credit.id, p_amount, v_debit.currency,
    v_code,
    v_subject.balance, p_reference, p_reverses, p_hold_id, p_actor, v_at, coalesce(p_effective_at, v_at)
  );
  if v_code is null then
    insert into ledger.entries (account_id, transfer_id, amount, balance_after, account_version, created_at) values
      (v_debit.id, v_transfer_id, -p_amount, case when v_debit.keeps_running_balance then v_debit.balance end, nullif(v_debit.version, 0), v_at),
      (v_credit.id, v_transfer_id, p_amount, case when v_credit.keeps_running_balance then v_credit.balance end, nullif(v_credit.version, 0), v_at);
    if not v_debit.keeps_running_balance then
      insert into ledger.house_tail (account_id, amount) values (v_debit.id, -p_amount);
    end if;
    if not v_credit.keeps_running_balance then
      insert into ledger.house_tail (account_id, amount) values (v_credit.id, p_amount);
    end if;
  end if;
  return ledger.outcome_of(v_code, v_transfer_id, p_hold_id, false, v_subject);
end
$$;
