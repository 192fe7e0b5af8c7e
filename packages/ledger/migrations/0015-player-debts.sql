-- What a member owes a vendor after a settlement was corrected and the purse held less: an account of its own, below zero
-- while something is owed, so that cash never is.
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('debt', 'member', 'debit', true, true, 'any');

-- What can be spent of an account, which stays so until the transaction ends: nobody else moves it meanwhile.
create function ledger.lock_available(p_owner_kind text, p_owner_id text, p_kind text, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account ledger.accounts :=
    ledger.lock_account(ledger.open_account(p_owner_kind, p_owner_id, p_kind, p_currency));
begin
  return v_account.balance - v_account.held;
end
$$;
revoke execute on function ledger.lock_available from public;
grant execute on function ledger.lock_available to fairground_app;
