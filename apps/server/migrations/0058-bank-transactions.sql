-- Money that came in by the statements that staff read. The bank's own id keeps a transaction from paying twice.
create table bank_transactions (
  id text primary key,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  description text not null,
  read_at timestamptz not null,
  -- User name at that time.
  read_by text not null,
  -- The one deposit that it paid.
  deposit_id text unique references deposits (id),
  approved_at timestamptz,
  check ((deposit_id is null) = (approved_at is null))
);
revoke delete, truncate on bank_transactions from fairground_app;
