-- What players have at tables where they play each other: an account for each seat, which may never owe, and one for each
-- table, through which every hand goes. So no entry ever leads from one player to another (I-32).
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('escrow', 'seat', 'credit', false, true, 'any'),
  ('pot', 'table', 'credit', false, true, 'any');

-- I-33: a pot is empty at every commit. Looked at when the transaction ends, and only where a hand left something.
create function ledger.check_pot() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from ledger.accounts a where a.id = new.id and a.balance <> 0) then
    raise exception 'I-33: the pot % is not empty', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger pot_is_empty after update of balance on ledger.accounts
  deferrable initially deferred for each row
  when (new.kind = 'pot' and new.balance <> 0) execute function ledger.check_pot();

revoke execute on function ledger.check_pot from public;
