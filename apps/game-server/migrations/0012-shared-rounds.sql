-- Rounds that are the same for everybody, on the server's clock. A player's bet in one stays a round of its own, with its
-- own money calls; what decides it is the shared round's, not a pair of the player's.
alter table studio.rounds drop constraint rounds_kind_check;
alter table studio.rounds add constraint rounds_kind_check check (kind in ('slot', 'solo', 'shared'));
alter table studio.rounds alter column pair_id drop not null;
alter table studio.rounds add constraint rounds_decided_by check ((pair_id is null) = (kind = 'shared'));
drop index studio.rounds_one_open;
create unique index rounds_one_open on studio.rounds (player_id, mode, game_id)
  where state in ('betting', 'presenting') and kind <> 'shared';

-- One sequence of rounds with one writer; a suspended one opens no further round.
create table studio.shared_tables (
  table_id text primary key,
  suspended_at timestamptz
);
grant select, insert on studio.shared_tables to fairground_studio;
grant update (suspended_at) on studio.shared_tables to fairground_studio;

-- Seeds of a table's rounds. The head is published when the row is written; the salt is fixed after that.
create table studio.shared_chains (
  chain_id bigint generated always as identity primary key,
  table_id text not null references studio.shared_tables,
  head text not null unique check (head ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  last_sealed text not null,
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  -- Hashes of the client seeds that the salt was made of.
  salted_with text[],
  created_at timestamptz not null,
  check ((salt is null) = (salted_with is null))
);
create index shared_chains_newest on studio.shared_chains (table_id, chain_id desc);
grant select, insert on studio.shared_chains to fairground_studio;
grant update (salt, salted_with) on studio.shared_chains to fairground_studio;

create table studio.shared_rounds (
  shared_round_id text collate "C" primary key,
  table_id text not null references studio.shared_tables,
  rules_version integer not null,
  chain_id bigint not null references studio.shared_chains,
  number integer not null check (number > 0),
  -- The element before the round's seed: public before the first bet.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('betting', 'locked', 'running', 'result', 'settled', 'void')),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  locked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  settled_at timestamptz,
  void_reason text,
  -- From the lock on, for whoever has to finish the round.
  seed_sealed text,
  -- In clear from the result on, and never before.
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  outcome json,
  unique (chain_id, number),
  check (state not in ('locked', 'running', 'result', 'settled') or (locked_at is not null and seed_sealed is not null)),
  check (state not in ('running', 'result', 'settled') or started_at is not null),
  check ((state in ('result', 'settled')) = (ended_at is not null and server_seed is not null and outcome is not null)),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'void') = (void_reason is not null)),
  check (seed_sealed is null or state <> 'betting')
);
create unique index shared_rounds_one_open on studio.shared_rounds (table_id)
  where state in ('betting', 'locked', 'running', 'result');
create index shared_rounds_past on studio.shared_rounds (table_id, shared_round_id desc);
grant select, insert on studio.shared_rounds to fairground_studio;
grant update (state, locked_at, started_at, ended_at, settled_at, void_reason, seed_sealed, server_seed, outcome)
  on studio.shared_rounds to fairground_studio;

-- Ends once: whatever came first, the player's wish or the rules.
create table studio.shared_bets (
  round_id text collate "C" primary key references studio.rounds,
  shared_round_id text collate "C" not null references studio.shared_rounds,
  player_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  place integer not null check (place >= 0),
  input json not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- The most that it may pay, as the limits were when it was placed.
  limit_minor bigint not null check (limit_minor > 0),
  state text not null check (state in ('betting', 'taken', 'ended', 'refused', 'void')),
  refusal_code text,
  payout_minor bigint not null default 0 check (payout_minor between 0 and limit_minor),
  events json not null default '[]',
  placed_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'refused') = (refusal_code is not null)),
  check ((state = 'ended') = (ended_at is not null)),
  check (state = 'ended' or payout_minor = 0)
);
create unique index shared_bets_one_each on studio.shared_bets (shared_round_id, player_id, mode, place)
  where state in ('betting', 'taken', 'ended');
create index shared_bets_open on studio.shared_bets (shared_round_id, round_id) where state in ('betting', 'taken');
create index shared_bets_highest on studio.shared_bets (shared_round_id, mode, stake_minor desc)
  where state in ('taken', 'ended');
grant select, insert on studio.shared_bets to fairground_studio;
grant update (state, refusal_code, payout_minor, events, ended_at) on studio.shared_bets to fairground_studio;
