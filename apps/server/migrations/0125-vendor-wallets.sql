-- Vendors that keep purses of their own, and the money that goes between those and the members' cash.
alter table vendors
  add column wallet_mode text not null default 'single' check (wallet_mode in ('single', 'transfer')),
  -- The dialects know no purses.
  add constraint vendors_wallet_mode_key check (wallet_mode = 'single' or dialect = 'psw');

create table wallet_transfers (
  id text primary key,
  member_id text not null references members (id),
  vendor_id text not null references vendors (id),
  -- in: to the vendor; out: back.
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The member's own id of this request: a repeat finds the same row.
  request_id text not null,
  -- pending: the money is in transit, because the vendor's answer is not known.
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  vendor_code text,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  unique (member_id, request_id),
  check ((state = 'pending') = (resolved_at is null))
);
create index wallet_transfers_newest on wallet_transfers (member_id, created_at desc);
create index wallet_transfers_pending on wallet_transfers (next_try_at) where state = 'pending';
create index wallet_transfers_resolved on wallet_transfers using brin (resolved_at);
revoke delete, truncate on wallet_transfers from fairground_app;

-- What a vendor last said that a member has there.
create table vendor_wallets (
  member_id text not null references members (id),
  vendor_id text not null references vendors (id),
  currency text not null,
  balance_minor bigint not null check (balance_minor >= 0),
  told_at timestamptz not null,
  primary key (member_id, vendor_id, currency)
);

-- Members who want their money brought along when they open a game.
create table automatic_wallets (
  member_id text primary key references members (id),
  chosen_at timestamptz not null
);
