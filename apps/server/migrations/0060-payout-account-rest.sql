-- An account added beside others rests before money goes to it; one account is the one that a withdrawal offers first.
alter table payout_accounts
  add column usable_at timestamptz,
  add column is_default boolean not null default false;
update payout_accounts set usable_at = created_at;
alter table payout_accounts alter column usable_at set not null;
update payout_accounts set is_default = true where id in (
  select distinct on (member_id) id from payout_accounts where removed_at is null order by member_id, created_at, id
);
create unique index payout_accounts_default on payout_accounts (member_id) where is_default and removed_at is null;
