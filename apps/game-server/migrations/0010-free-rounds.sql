-- Rounds that the portal granted to a player; each is played once, whatever was asked for how often.
create table studio.free_rounds (
  free_rounds_id text primary key,
  player_id text not null,
  game_ids text[] not null check (cardinality(game_ids) > 0),
  currency text not null,
  quantity integer not null check (quantity between 1 and 99),
  remaining integer not null check (remaining between 0 and quantity),
  stake_minor bigint not null check (stake_minor > 0),
  win_minor_max bigint not null check (win_minor_max > 0),
  -- A round begins before the first and ends before the second.
  start_before timestamptz not null,
  consume_before timestamptz not null check (consume_before >= start_before),
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_count integer check (cancelled_count > 0),
  check ((cancelled_at is null) = (cancelled_count is null)),
  check (cancelled_at is null or remaining = 0)
);
create index free_rounds_open on studio.free_rounds (player_id, start_before) where remaining > 0;
grant select, insert on studio.free_rounds to fairground_studio;
grant update (remaining, cancelled_at, cancelled_count) on studio.free_rounds to fairground_studio;

-- A round without a stake stands from its first moment: only its win is told.
alter table studio.rounds
  add column free_rounds_id text references studio.free_rounds,
  add column free_remaining integer,
  add constraint rounds_free check ((free_rounds_id is null) = (free_remaining is null)),
  add constraint rounds_free_once unique (free_rounds_id, free_remaining);

alter table studio.wallet_calls drop constraint wallet_calls_call_check;
alter table studio.wallet_calls add constraint wallet_calls_call_check
  check (call in ('bet', 'win', 'rollback', 'free-round-win'));
alter table studio.transactions drop constraint transactions_call_check;
alter table studio.transactions add constraint transactions_call_check
  check (call in ('bet', 'win', 'rollback', 'free-round-win'));
