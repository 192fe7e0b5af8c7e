-- What every vendor keeps, in the schema and for the role that it names. The code creates the role first.
grant usage on schema {schema} to {role};

-- What the portal asked for: where a frame's player comes from, until the link is used or dead.
create table {schema}.launches (
  token_hash bytea primary key,
  player_id text not null,
  game_id text not null,
  currency text not null,
  mode text not null check (mode in ('real', 'demo')),
  language text not null,
  device text not null check (device in ('desktop', 'mobile')),
  lobby_url text not null,
  cashier_url text not null,
  expires_at timestamptz not null
);
create index launches_expiry on {schema}.launches (expires_at);
grant select, insert, update, delete on {schema}.launches to {role};

create table {schema}.sessions (
  session_id text primary key,
  token_hash bytea not null unique,
  launch_hash bytea not null,
  player_id text not null,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  wallet_token_sealed text not null,
  stake_minor_min bigint not null check (stake_minor_min >= 0),
  stake_minor_max bigint not null check (stake_minor_max >= 0),
  -- Of one round; null: as the rules of the game have it.
  payout_minor_max bigint check (payout_minor_max > 0),
  limits_at timestamptz not null,
  balance_minor bigint not null check (balance_minor >= 0),
  balance_version bigint not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  last_spin_at timestamptz,
  closed_at timestamptz
);
create index sessions_player on {schema}.sessions (player_id) where closed_at is null;
create index sessions_launch on {schema}.sessions (launch_hash) where closed_at is null;
create index sessions_age on {schema}.sessions (seen_at);
grant select, insert, update, delete on {schema}.sessions to {role};

-- For games that a player's own seeds decide: one pair in use and one committed in advance, per player and mode.
create table {schema}.seed_pairs (
  pair_id bigint generated always as identity primary key,
  player_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  state text not null check (state in ('next', 'active', 'revealed')),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  server_seed_sealed text not null,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text check (char_length(client_seed) between 1 and 64),
  client_seed_by text not null default 'player' check (client_seed_by in ('studio', 'player')),
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  check ((state = 'revealed') = (server_seed is not null and revealed_at is not null)),
  check ((state = 'next') = (client_seed is null)),
  check (state <> 'next' or next_nonce = 0)
);
create unique index seed_pairs_one_active on {schema}.seed_pairs (player_id, mode) where state = 'active';
create unique index seed_pairs_one_next on {schema}.seed_pairs (player_id, mode) where state = 'next';
grant select, insert on {schema}.seed_pairs to {role};
grant update (state, client_seed, client_seed_by, next_nonce, server_seed, revealed_at) on {schema}.seed_pairs to {role};

-- The head of a round; what it is about stands in further columns, which the vendor's own migrations add.
create table {schema}.rounds (
  round_id text collate "C" primary key,
  player_id text not null,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  state text not null check (state in ('betting', 'presenting', 'collected', 'void', 'refused')),
  refusal_code text,
  balance_after_bet_minor bigint not null check (balance_after_bet_minor >= 0),
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  balance_version bigint not null,
  settled_at timestamptz,
  check ((state = 'refused') = (refusal_code is not null))
);
create index rounds_player on {schema}.rounds (player_id, mode, game_id, round_id desc) where state <> 'refused';
create index rounds_open on {schema}.rounds (round_id) where state in ('betting', 'presenting');
grant select, insert on {schema}.rounds to {role};
grant update (state, refusal_code, balance_after_bet_minor, balance_after_minor, balance_version, settled_at)
  on {schema}.rounds to {role};

-- Money calls that must reach an end: written with the decision, tried until the wallet has answered.
create table {schema}.wallet_calls (
  transaction_id text primary key,
  round_id text collate "C" not null references {schema}.rounds,
  -- 0 is the bet that opens the round.
  move integer not null default 0 check (move >= 0),
  call text not null check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win')),
  -- The call without its request id, as text: a retry sends the same bytes.
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'exception')),
  attempts integer not null default 0 check (attempts >= 0),
  last_code text,
  first_at timestamptz not null,
  -- When it is due again; while an attempt is under way, when that attempt counts as lost.
  next_at timestamptz not null,
  done_at timestamptz
);
create index wallet_calls_due on {schema}.wallet_calls (next_at) where state = 'pending';
create index wallet_calls_exceptions on {schema}.wallet_calls (first_at) where state = 'exception';
create index wallet_calls_round on {schema}.wallet_calls (round_id);
grant select, insert on {schema}.wallet_calls to {role};
grant update (state, attempts, last_code, next_at, done_at) on {schema}.wallet_calls to {role};

-- The feed for reconciliation, append-only. Ordered by writing transaction, so that a late commit is never read past.
create table {schema}.transactions (
  seq bigint generated always as identity primary key,
  written_by xid8 not null default pg_current_xact_id(),
  transaction_id text not null unique,
  round_id text collate "C" not null references {schema}.rounds,
  call text not null check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win')),
  state text not null check (state in ('APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED')),
  original_transaction_id text,
  amount_minor bigint not null check (amount_minor >= 0),
  at timestamptz not null
);
create index transactions_feed on {schema}.transactions (written_by, seq);
create index transactions_round on {schema}.transactions (round_id);
grant select, insert on {schema}.transactions to {role};

-- Signed requests are accepted once.
create table {schema}.portal_nonces (
  nonce text primary key,
  seen_at timestamptz not null
);
create index portal_nonces_age on {schema}.portal_nonces (seen_at);
grant select, insert, delete on {schema}.portal_nonces to {role};
