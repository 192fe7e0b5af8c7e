-- Who plays games against the wallet. The house studio is a vendor like any other.
create table vendors (
  id text primary key check (id ~ '^[a-z0-9_-]{1,32}$'),
  name text not null,
  -- Where the platform reaches the vendor, and the only origin its launch addresses may have.
  base_url text not null,
  launch_origin text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default now()
);

-- Two keys may be active at once, so that one can follow the other.
create table vendor_keys (
  vendor_id text not null references vendors (id),
  key_id text not null,
  secret_sealed text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (vendor_id, key_id)
);

-- Unlogged for speed: after a crash a call could be repeated within the clock window, and its transaction id still moves no money twice.
create unlogged table psw_nonces (
  vendor_id text not null,
  nonce text not null,
  seen_at timestamptz not null default now(),
  primary key (vendor_id, nonce)
);
create index psw_nonces_seen_at on psw_nonces (seen_at);

-- The name a vendor knows a member by: its own per vendor, so that vendors cannot compare players.
create table vendor_players (
  player_id text primary key,
  vendor_id text not null references vendors (id),
  member_id text not null references members (id),
  created_at timestamptz not null default now(),
  unique (vendor_id, member_id)
);

create table launches (
  id text primary key,
  token_hash bytea not null unique,
  vendor_id text not null references vendors (id),
  node_id text not null,
  game_code text not null,
  member_id text not null references members (id),
  player_id text not null references vendor_players (player_id),
  session_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index launches_member on launches (member_id, created_at desc);

create table game_sessions (
  token_hash bytea primary key,
  launch_id text not null unique references launches (id),
  vendor_id text not null references vendors (id),
  member_id text not null,
  player_id text not null,
  session_id text not null,
  game_code text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  expires_at_latest timestamptz not null
);
create index game_sessions_session on game_sessions (session_id);

-- One row per game round of a vendor: stakes and payouts as they stand. Reports and histories read it.
create table game_rounds (
  vendor_id text not null references vendors (id),
  round_id text not null,
  member_id text not null references members (id),
  player_id text not null,
  game_code text not null,
  currency text not null,
  state text not null check (state in ('open', 'closed', 'void')),
  stakes_minor bigint not null default 0 check (stakes_minor >= 0),
  payouts_minor bigint not null default 0 check (payouts_minor >= 0),
  rollbacks_minor bigint not null default 0 check (rollbacks_minor between 0 and stakes_minor),
  win_count integer not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (vendor_id, round_id),
  check ((state = 'open') = (closed_at is null))
);
create index game_rounds_member on game_rounds (member_id, opened_at desc);
create index game_rounds_opened on game_rounds (opened_at);
create index game_rounds_open on game_rounds (opened_at) where state = 'open';
create index game_rounds_wins on game_rounds (closed_at desc) where currency <> 'FUN' and payouts_minor > 0;

-- Permanent memory of every transaction id a vendor ever sent, refusals too. Nothing here expires.
create table psw_transactions (
  vendor_id text not null references vendors (id),
  transaction_id text not null,
  call text not null check (call in ('bet', 'win', 'rollback', 'round/end')),
  -- SHA-256 of the business fields; null on a tombstone, whose bet never came.
  request_hash bytea,
  state text not null check (state in ('APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED')),
  code text not null,
  player_id text not null,
  round_id text not null,
  game_code text,
  amount_minor bigint,
  currency text,
  -- What it refers to: the bet of a rollback.
  original_transaction_id text,
  portal_transaction_id text,
  created_at timestamptz not null,
  primary key (vendor_id, transaction_id),
  check ((state = 'TOMBSTONED') = (request_hash is null))
);
create index psw_transactions_round on psw_transactions (vendor_id, round_id);
revoke delete, truncate on psw_transactions from fairground_app;
