-- What of a bet joined jackpots; a rollback takes exactly this back.
create table jackpot_shares (
  vendor_id text not null references vendors (id),
  -- Of the bet.
  transaction_id text not null,
  jackpot_id text not null,
  tier text not null,
  currency text not null,
  increment_minor bigint not null check (increment_minor >= 0),
  reserve_minor bigint not null check (reserve_minor >= 0),
  returned_at timestamptz,
  booked_at timestamptz not null,
  primary key (vendor_id, transaction_id, jackpot_id, tier)
);
create index jackpot_shares_of_pool on jackpot_shares (vendor_id, jackpot_id, tier, currency);
revoke delete, truncate on jackpot_shares from fairground_app;
