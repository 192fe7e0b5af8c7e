-- The role of the application: it may call the functions and read the views, and nothing else.
do $$
begin
  create role fairground_app nologin;
exception
  when duplicate_object or unique_violation then null; -- roles belong to the whole server: another database made it
end
$$;

-- The migrating user takes the role when it opens the application's connections.
do $$
begin
  if not exists (
    select from pg_auth_members m
    where m.roleid = 'fairground_app'::regrole and m.member = current_user::regrole
  ) then
    execute format('grant fairground_app to %I', current_user);
  end if;
exception
  when unique_violation then null;
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
