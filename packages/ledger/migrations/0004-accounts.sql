-- Opens an account of the chart, or finds the one that is already open.
create function ledger.open_account(p_owner_kind text, p_owner_id text, p_kind text, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint;
begin
  select a.id into v_id from ledger.accounts a
  where a.owner_kind = p_owner_kind and a.owner_id = p_owner_id and a.kind = p_kind and a.currency = p_currency;
  if found then
    return v_id;
  end if;
  insert into ledger.accounts (owner_kind, owner_id, kind, currency)
  values (p_owner_kind, p_owner_id, p_kind, p_currency)
  on conflict do nothing returning id into v_id;
  if not found then -- another session opened it a moment ago
    return ledger.open_account(p_owner_kind, p_owner_id, p_kind, p_currency);
  end if;
  return v_id;
end
$$;

-- Closes an account for good and answers null, also when it was closed before; answers ACCOUNT_NOT_EMPTY otherwise.
-- House accounts cannot be closed: nobody holds their row while money moves.
create function ledger.close_account(p_account_id bigint) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account ledger.accounts := ledger.lock_account(p_account_id);
begin
  if not v_account.keeps_running_balance then
    raise exception 'ledger account % keeps no running balance and cannot be closed', p_account_id
      using errcode = 'check_violation';
  end if;
  if v_account.balance <> 0 then
    return 'ACCOUNT_NOT_EMPTY';
  end if;
  update ledger.accounts a set closed_at = clock_timestamp() where a.id = p_account_id and a.closed_at is null;
  return null;
end
$$;

-- Moves the appended amounts of house accounts into their rolled-up balance and answers how many there were.
-- Readers see the same balance before, during and after; writers are not stopped.
create function ledger.roll_up_house_balances() returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count bigint;
begin
  lock table ledger.house_rollups in share row exclusive mode; -- one roll-up at a time
  with moved as (
    delete from ledger.house_tail returning account_id, amount
  ), summed as (
    insert into ledger.house_rollups as r (account_id, balance, rolled_up_at)
    select m.account_id, sum(m.amount), clock_timestamp() from moved m group by m.account_id
    on conflict (account_id) do update set balance = r.balance + excluded.balance, rolled_up_at = excluded.rolled_up_at
  )
  select count(*) into v_count from moved;
  return v_count;
end
$$;
