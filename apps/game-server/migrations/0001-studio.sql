-- The runtime role may do what is granted here, in this schema, and nothing else. The code creates the role first.
grant usage on schema studio to fairground_studio;

-- What the portal asked for: where a frame's player comes from, until the link is used or dead.
create table studio.launches (
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
create index launches_expiry on studio.launches (expires_at);
grant select, insert, update, delete on studio.launches to fairground_studio;

create table studio.sessions (
  session_id text primary key,
  token_hash bytea not null unique,
  launch_hash bytea not null,
  player_id text not null,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  wallet_token_sealed text not null,
  stake_minor_min bigint not null,
  stake_minor_max bigint not null,
  balance_minor bigint not null,
  balance_version bigint not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  last_spin_at timestamptz,
  closed_at timestamptz
);
create index sessions_player on studio.sessions (player_id) where closed_at is null;
create index sessions_launch on studio.sessions (launch_hash) where closed_at is null;
create index sessions_age on studio.sessions (seen_at);
grant select, insert, update, delete on studio.sessions to fairground_studio;

-- One pair in use and one committed in advance, per player and mode.
create table studio.seed_pairs (
  pair_id bigint generated always as identity primary key,
  player_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  state text not null check (state in ('next', 'active', 'revealed')),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  server_seed_sealed text not null,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text check (char_length(client_seed) between 1 and 64),
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  check ((state = 'revealed') = (server_seed is not null and revealed_at is not null)),
  check ((state = 'next') = (client_seed is null)),
  check (state <> 'next' or next_nonce = 0)
);
create unique index seed_pairs_one_active on studio.seed_pairs (player_id, mode) where state = 'active';
create unique index seed_pairs_one_next on studio.seed_pairs (player_id, mode) where state = 'next';
grant select, insert on studio.seed_pairs to fairground_studio;
grant update (state, client_seed, next_nonce, server_seed, revealed_at) on studio.seed_pairs to fairground_studio;

-- A round is written with its whole result before any money is asked for; the result can never be changed.
create table studio.rounds (
  round_id text collate "C" primary key,
  request_id uuid not null,
  player_id text not null,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  model_id text not null,
  model_version integer not null,
  stake_minor bigint not null check (stake_minor > 0),
  total_minor bigint not null check (total_minor >= 0),
  events json not null,
  pair_id bigint not null references studio.seed_pairs,
  nonce integer not null check (nonce >= 0),
  state text not null check (state in ('betting', 'presenting', 'collected', 'void', 'refused')),
  refusal_code text,
  balance_after_bet_minor bigint not null,
  balance_after_minor bigint not null,
  balance_version bigint not null,
  started_at timestamptz not null,
  settled_at timestamptz,
  collected_at timestamptz,
  unique (pair_id, nonce),
  unique (player_id, request_id),
  check ((state = 'refused') = (refusal_code is not null)),
  check ((state = 'collected') = (collected_at is not null))
);
create unique index rounds_one_open on studio.rounds (player_id, mode, game_id) where state in ('betting', 'presenting');
create index rounds_history on studio.rounds (player_id, mode, game_id, round_id desc) where state <> 'refused';
create index rounds_open on studio.rounds (round_id) where state in ('betting', 'presenting');
grant select, insert on studio.rounds to fairground_studio;
grant update (state, refusal_code, balance_after_bet_minor, balance_after_minor, balance_version, settled_at, collected_at)
  on studio.rounds to fairground_studio;

-- Money calls that must reach an end: written with the decision, tried until the wallet has answered.
create table studio.wallet_calls (
  transaction_id text primary key,
  round_id text collate "C" not null references studio.rounds,
  call text not null check (call in ('bet', 'win', 'rollback')),
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
create index wallet_calls_due on studio.wallet_calls (next_at) where state = 'pending';
create index wallet_calls_exceptions on studio.wallet_calls (first_at) where state = 'exception';
create index wallet_calls_round on studio.wallet_calls (round_id);
grant select, insert on studio.wallet_calls to fairground_studio;
grant update (state, attempts, last_code, next_at, done_at) on studio.wallet_calls to fairground_studio;

-- The feed for reconciliation, append-only. Ordered by writing transaction, so that a late commit is never read past.
create table studio.transactions (
  seq bigint generated always as identity primary key,
  written_by xid8 not null default pg_current_xact_id(),
  transaction_id text not null unique,
  round_id text collate "C" not null references studio.rounds,
  call text not null check (call in ('bet', 'win', 'rollback')),
  state text not null check (state in ('APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED')),
  original_transaction_id text,
  amount_minor bigint not null check (amount_minor >= 0),
  at timestamptz not null
);
create index transactions_feed on studio.transactions (written_by, seq);
grant select, insert on studio.transactions to fairground_studio;

-- Signed requests are accepted once.
create table studio.portal_nonces (
  nonce text primary key,
  seen_at timestamptz not null
);
create index portal_nonces_age on studio.portal_nonces (seen_at);
grant select, insert, delete on studio.portal_nonces to fairground_studio;
