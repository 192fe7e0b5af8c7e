-- What a vendor may stake and pay in a currency, beside the limits of its games and of its players.
create table vendor_limits (
  vendor_id text not null references vendors (id),
  currency text not null,
  -- Of one bet.
  stake_minor_max bigint check (stake_minor_max > 0),
  -- A win above it is paid, because wins always are, and a person is told.
  win_minor_max bigint check (win_minor_max > 0),
  -- A jackpot of so much and more waits until two people have said yes.
  jackpot_held_minor bigint check (jackpot_held_minor > 0),
  primary key (vendor_id, currency)
);

alter table vendor_exceptions drop constraint vendor_exceptions_kind_check;
alter table vendor_exceptions add constraint vendor_exceptions_kind_check check (kind in
  ('missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'notReplayed', 'winAboveLimit'));

-- A change that waits for a second person is one of the way money is kept, or one of limits.
alter table vendor_changes alter column mode drop not null;
alter table vendor_changes
  add column limits jsonb,
  add constraint vendor_changes_one_wish check ((mode is null) <> (limits is null));

alter table psw_transactions drop constraint psw_transactions_state_check;
alter table psw_transactions add constraint psw_transactions_state_check
  check (state in ('APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED', 'HELD')) not valid;

-- Jackpots that wait for two people. Until the second says yes no money has moved.
create table jackpot_holds (
  id text primary key,
  vendor_id text not null references vendors (id),
  transaction_id text not null,
  member_id text not null references members (id),
  round_id text not null,
  jackpot_id text not null,
  tier text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  held_at timestamptz not null,
  -- Operators, or in a sandbox whom its vendor plays.
  first_by text,
  first_at timestamptz,
  second_by text,
  released_at timestamptz,
  unique (vendor_id, transaction_id),
  check ((first_by is null) = (first_at is null)),
  check ((second_by is null) = (released_at is null)),
  check (second_by is null or first_by <> second_by)
);
create index jackpot_holds_waiting on jackpot_holds (vendor_id, held_at) where released_at is null;
revoke delete, truncate on jackpot_holds from fairground_app;
