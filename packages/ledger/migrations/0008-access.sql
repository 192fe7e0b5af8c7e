-- The role of the application: it may call the functions and read the views, and nothing else.
-- A managed server may forbid the migrating user to make roles: then its administrator makes and grants this one first.
do $$
begin
  if not exists (select from pg_roles r where r.rolname = 'fairground_app') then
    create role fairground_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null; -- roles belong to the server: another database made it just now
end
$$;

-- The migrating user takes the role when it opens the application's connections.
do $$
begin
  execute format('grant fairground_app to %I', current_user);
exception
  when insufficient_privilege then
    if not pg_has_role(current_user, 'fairground_app', 'member') then
      raise;
    end if;
end
$$;

grant usage on schema ledger to fairground_app;

revoke execute on all functions in schema ledger from public;
grant execute on function
  ledger.open_account, ledger.close_account, ledger.roll_up_house_balances,
  ledger.post_transfer, ledger.reverse_transfer,
  ledger.place_hold, ledger.capture_hold, ledger.release_hold
to fairground_app;

grant select on
  ledger.account_balances, ledger.house_balances, ledger.account_entries, ledger.transfer_outcomes,
  ledger.account_holds, ledger.broken_invariants
to fairground_app;
