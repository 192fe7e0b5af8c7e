-- Money at tables where players play each other. One row for each seat that was bought in; hands and ends are owed calls.
create table {schema}.escrows (
  escrow_id text collate "C" primary key,
  player_id text not null,
  game_id text not null,
  table_id text not null,
  currency text not null,
  -- `opening`: the wallet has not said yes. `closing`: the end is owed. `void`: it never held money.
  state text not null default 'opening' check (state in ('opening', 'open', 'closing', 'closed', 'void')),
  -- After every hand that was written, whether the wallet has heard of it or not.
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  last_hand_seq bigint not null default 0 check (last_hand_seq >= 0),
  -- What the wallet said after the last hand it has heard of.
  may_play_on boolean not null default true,
  stop_reason text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check (state <> 'void' or balance_minor = 0)
);
create index escrows_table on {schema}.escrows (table_id) where state in ('opening', 'open', 'closing');
create index escrows_open on {schema}.escrows (escrow_id) where state in ('open', 'closing');
create index escrows_player on {schema}.escrows (player_id, table_id);
grant select, insert on {schema}.escrows to {role};
grant update (state, balance_minor, last_hand_seq, may_play_on, stop_reason, closed_at) on {schema}.escrows to {role};

-- Hands are counted by table, without gaps.
create table {schema}.escrow_tables (
  table_id text primary key,
  last_hand_seq bigint not null default 0 check (last_hand_seq >= 0)
);
grant select, insert on {schema}.escrow_tables to {role};
grant update (last_hand_seq) on {schema}.escrow_tables to {role};

create table {schema}.escrow_calls (
  call_id bigint generated always as identity primary key,
  transaction_id text not null unique,
  call text not null check (call in ('open', 'top-up', 'rollback', 'hand', 'close')),
  table_id text not null,
  -- Of every call but a hand.
  escrow_id text collate "C" references {schema}.escrows,
  hand_seq bigint,
  amount_minor bigint check (amount_minor >= 0),
  -- The call without its request id, as text: a retry sends the same bytes. A close is written when it is first sent.
  body text,
  state text not null default 'pending' check (state in ('pending', 'done', 'exception', 'replaced')),
  attempts integer not null default 0 check (attempts >= 0),
  last_code text,
  first_at timestamptz not null,
  -- When it is due again; while an attempt is under way, when that attempt counts as lost.
  next_at timestamptz not null,
  done_at timestamptz,
  check ((call = 'hand') = (hand_seq is not null)),
  check ((call = 'hand') = (escrow_id is null))
);
create unique index escrow_calls_hand on {schema}.escrow_calls (table_id, hand_seq) where state <> 'replaced';
create unique index escrow_calls_close on {schema}.escrow_calls (escrow_id) where call = 'close';
create index escrow_calls_due on {schema}.escrow_calls (next_at) where state = 'pending';
create index escrow_calls_ahead on {schema}.escrow_calls (table_id, hand_seq) where state in ('pending', 'exception');
create index escrow_calls_seat on {schema}.escrow_calls (escrow_id) where state in ('pending', 'exception');
grant select, insert on {schema}.escrow_calls to {role};
grant update (body, amount_minor, state, attempts, last_code, first_at, next_at, done_at)
  on {schema}.escrow_calls to {role};
