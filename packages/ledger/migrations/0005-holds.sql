-- A hold keeps part of a balance from being spent until it is captured (paid out of the account) or released.
-- Every function locks the account before it reads the hold, so capture and release of one hold never overlap.

-- The hold as it stands under the lock of its account, and of one more account if given, in ascending id.
create function ledger.lock_hold(p_hold_id bigint, p_other_account_id bigint default null) returns ledger.holds
language plpgsql as $$
declare
  v_hold ledger.holds;
begin
  select h.* into v_hold from ledger.holds h where h.id = p_hold_id;
  if not found then
    raise exception 'ledger hold % does not exist', p_hold_id using errcode = 'foreign_key_violation';
  end if;
  perform ledger.lock_account(least(v_hold.account_id, p_other_account_id));
  perform ledger.lock_account(greatest(v_hold.account_id, p_other_account_id));
  select h.* into v_hold from ledger.holds h where h.id = p_hold_id;
  return v_hold;
end
$$;

-- Refused with INSUFFICIENT_FUNDS or ACCOUNT_CLOSED; a refused hold has no row and no hold_id.
create function ledger.place_hold(
  p_scope text, p_key text, p_request_hash bytea, p_account_id bigint, p_amount bigint,
  p_actor text, p_reference text default null
) returns ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account ledger.accounts := ledger.lock_account(p_account_id);
  v_amount ledger.amount not null := p_amount;
  v_at timestamptz := clock_timestamp();
  v_code text;
  v_hold_id bigint;
begin
  if v_account.may_owe then
    raise exception 'ledger account % may owe, so nothing can be held on it', p_account_id using errcode = 'check_violation';
  end if;
  v_code := case
    when v_account.closed_at is not null then 'ACCOUNT_CLOSED'
    when v_account.balance - v_account.held < v_amount then 'INSUFFICIENT_FUNDS'
  end;
  if v_code is null then
    v_hold_id := nextval('ledger.holds_id_seq');
  end if;
  insert into ledger.requests (scope, key, request_hash, operation, code, hold_id, created_at)
  values (p_scope, p_key, p_request_hash, 'hold', v_code, v_hold_id, v_at) on conflict do nothing;
  if not found then
    return ledger.replay(p_scope, p_key, p_request_hash, 'hold', v_account);
  end if;
  if v_code is null then
    insert into ledger.holds (id, account_id, amount, scope, key, reference, placed_by, placed_at) overriding system value
    values (v_hold_id, p_account_id, v_amount, p_scope, p_key, p_reference, p_actor, v_at);
    update ledger.accounts a set held = a.held + v_amount where a.id = p_account_id returning a.* into v_account;
  end if;
  return ledger.outcome_of(v_code, null, v_hold_id, false, v_account);
end
$$;

-- Pays a hold, or a part of it, to the credited account; p_amount null means all that is left.
-- A part leaves the rest held. Refused with HOLD_NOT_OPEN, HOLD_EXCEEDED or ACCOUNT_CLOSED (of the credited account).
create function ledger.capture_hold(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_hold_id bigint, p_credit_account_id bigint,
  p_amount bigint, p_actor text, p_reference text default null, p_effective_at timestamptz default null
) returns ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_hold ledger.holds := ledger.lock_hold(p_hold_id, p_credit_account_id);
  v_left bigint := v_hold.amount - v_hold.captured - v_hold.released;
  t ledger.transfers;
  v_outcome ledger.outcome;
begin
  t.scope := p_scope; t.key := p_key; t.kind := p_kind; t.actor := p_actor; t.hold_id := p_hold_id;
  t.debit_account_id := v_hold.account_id; t.credit_account_id := p_credit_account_id;
  t.amount := coalesce(p_amount, nullif(v_left, 0), v_hold.amount);
  t.reference := coalesce(p_reference, v_hold.reference); t.effective_at := p_effective_at;
  t.code := case when v_hold.state <> 'open' then 'HOLD_NOT_OPEN' when t.amount > v_left then 'HOLD_EXCEEDED' end;
  v_outcome := ledger.move('capture', p_request_hash, t);
  if v_outcome.status = 'applied' and not v_outcome.replayed then
    update ledger.holds h set captured = h.captured + t.amount,
      state = case when t.amount = v_left then 'captured' else 'open' end,
      closed_by = case when t.amount = v_left then p_actor end,
      closed_at = case when t.amount = v_left then clock_timestamp() end
    where h.id = p_hold_id;
  end if;
  return v_outcome;
end
$$;

-- Gives back what is left of a hold, as 'released' or, when its time ran out, as 'expired'. Refused with HOLD_NOT_OPEN.
create function ledger.release_hold(
  p_scope text, p_key text, p_request_hash bytea, p_hold_id bigint, p_actor text, p_final_state text default 'released'
) returns ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_hold ledger.holds := ledger.lock_hold(p_hold_id);
  v_account ledger.accounts := ledger.lock_account(v_hold.account_id);
  v_left bigint := v_hold.amount - v_hold.captured - v_hold.released;
  v_at timestamptz := clock_timestamp();
  v_code text := case when v_hold.state <> 'open' then 'HOLD_NOT_OPEN' end;
begin
  insert into ledger.requests (scope, key, request_hash, operation, code, hold_id, created_at)
  values (p_scope, p_key, p_request_hash, 'release', v_code, p_hold_id, v_at) on conflict do nothing;
  if not found then
    return ledger.replay(p_scope, p_key, p_request_hash, 'release', v_account);
  end if;
  if v_code is null then
    update ledger.holds h set released = v_left, state = p_final_state, closed_by = p_actor, closed_at = v_at
    where h.id = p_hold_id;
    update ledger.accounts a set held = a.held - v_left where a.id = v_hold.account_id returning a.* into v_account;
  end if;
  return ledger.outcome_of(v_code, null, p_hold_id, false, v_account);
end
$$;
