-- Draws that somebody else holds: they have no chain and no seed, and their results come by import.
alter table lottery.shared_rounds
  drop constraint shared_rounds_mode_check,
  add constraint shared_rounds_mode_check check (mode in ('drand', 'recorded', 'none', 'official')),
  alter column chain_id drop not null,
  alter column number drop not null,
  alter column commitment drop not null,
  -- Whose result it is, as every page and ticket says.
  add column result_of text,
  -- While it is provisional: when it is settled.
  add column settles_at timestamptz,
  -- Of the result: 0 before there is one.
  add column result_version integer not null default 0 check (result_version >= 0),
  -- A corrected result whose tickets are not all settled again.
  add column resettles boolean not null default false,
  -- It was settled by another result before.
  add column is_corrected boolean not null default false,
  -- Somebody has to decide: sources differ, or one has changed its mind.
  add column held_cause text check (held_cause in ('sources-differ', 'people-differ')),
  add check ((mode = 'official') = (chain_id is null) and (mode = 'official') = (result_of is not null)),
  add check ((chain_id is null) = (number is null) and (chain_id is null) = (commitment is null)),
  add check (mode <> 'official' or (server_seed is null and time_lock is null and beacon_round is null)),
  add check (mode = 'official' or (settles_at is null and held_cause is null)),
  add check (not resettles or state = 'settled');
-- What has a result of its own has a seed, what somebody else drew has none.
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'lottery.shared_rounds'::regclass and pg_get_constraintdef(oid) like '%drawn%server_seed%';
  execute format('alter table lottery.shared_rounds drop constraint %I', name);
end $$;
alter table lottery.shared_rounds
  add check (state not in ('drawn', 'settled')
    or (result is not null and (mode = 'official' or server_seed is not null)));
create index shared_rounds_resettling on lottery.shared_rounds (table_id) where resettles;
grant update (settles_at, result_version, resettles, is_corrected, held_cause) on lottery.shared_rounds to fairground_lottery;

-- What a source said, whenever that was not what it had said before. Append-only.
create table lottery.result_imports (
  import_id text collate "C" primary key,
  game_id text not null,
  source_id text not null,
  fetched_at timestamptz not null,
  -- Who uploaded it; null where it was fetched.
  staff_id text,
  raw text not null,
  raw_hash text not null check (raw_hash ~ '^[0-9a-f]{64}$'),
  -- Results by number of their draw, as the rules read them.
  parsed jsonb not null,
  -- Rows that could not be read, with their reason.
  faults jsonb not null
);
create index result_imports_newest on lottery.result_imports (game_id, source_id, import_id desc);
grant select, insert on lottery.result_imports to fairground_lottery;

-- How the last look at a source ended; empty: it answered.
create table lottery.result_looks (
  game_id text not null,
  source_id text not null,
  at timestamptz not null,
  fault text not null,
  primary key (game_id, source_id)
);
grant select, insert on lottery.result_looks to fairground_lottery;
grant update (at, fault) on lottery.result_looks to fairground_lottery;

-- What people typed of a draw; the newest of each person counts.
create table lottery.result_typings (
  typing_id text collate "C" primary key,
  draw_id text collate "C" not null references lottery.shared_rounds,
  staff_id text not null,
  staff_name text not null,
  result jsonb not null,
  at timestamptz not null
);
create index result_typings_of_draw on lottery.result_typings (draw_id, typing_id desc);
grant select, insert on lottery.result_typings to fairground_lottery;

-- Every result that a draw was given: the first one, and corrections after it was settled.
create table lottery.result_versions (
  draw_id text collate "C" not null references lottery.shared_rounds,
  version integer not null check (version > 0),
  result jsonb not null,
  -- Sources that agreed, or people who said so.
  told_by jsonb not null,
  reason text,
  at timestamptz not null,
  -- Taken back in its ten minutes, because somebody said otherwise.
  withdrawn_at timestamptz,
  -- Every ticket is settled by it.
  settled_at timestamptz,
  primary key (draw_id, version)
);
grant select, insert on lottery.result_versions to fairground_lottery;
grant update (withdrawn_at, settled_at) on lottery.result_versions to fairground_lottery;

-- A correction that one person asks for waits for a second one.
create table lottery.result_wishes (
  wish_id text collate "C" primary key,
  draw_id text collate "C" not null references lottery.shared_rounds,
  -- The version that it would become.
  version integer not null check (version > 1),
  result jsonb not null,
  reason text not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  is_granted boolean,
  check ((decided_by is null) = (is_granted is null) and (decided_by is null) = (decided_at is null)),
  check (is_granted is distinct from true or decided_by <> asked_by)
);
create unique index result_wishes_open on lottery.result_wishes (draw_id) where decided_by is null;
grant select, insert on lottery.result_wishes to fairground_lottery;
grant update (decided_by, decided_name, decided_at, is_granted) on lottery.result_wishes to fairground_lottery;

-- What a correction changed of each ticket.
create table lottery.ticket_corrections (
  round_id text collate "C" not null references lottery.rounds,
  version integer not null check (version > 1),
  draw_id text collate "C" not null,
  paid_before_minor bigint not null check (paid_before_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- What the wallet is asked for.
  change_minor bigint not null,
  primary key (round_id, version),
  foreign key (draw_id, version) references lottery.result_versions
);
create index ticket_corrections_of_draw on lottery.ticket_corrections (draw_id, version, round_id);
grant select, insert on lottery.ticket_corrections to fairground_lottery;
