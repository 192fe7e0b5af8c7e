-- Which key everything that is sealed here was sealed with; empty while it is being sealed anew with another one.
create table sealing_key (
  is_only boolean primary key default true check (is_only),
  key_id text not null,
  finished_at timestamptz
);

-- The name on a payout account is a person's name: it is sealed like the number. What was written before is sealed at
-- the next start, and nothing is left of it as it was.
alter table payout_accounts add column account_name_sealed text;
alter table payout_accounts alter column account_name drop not null;
alter table payout_accounts
  add constraint payout_accounts_one_name check ((account_name is null) <> (account_name_sealed is null));
create index payout_accounts_open_name on payout_accounts (id) where account_name is not null;
