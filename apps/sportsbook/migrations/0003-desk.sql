-- The desk of the staff: who the console let in, what they did, and what one of them has asked and another decides.
create table sportsbook.desk_sessions (
  session_id text collate "C" primary key,
  token_hash bytea not null unique,
  -- Of the ticket: it opens one page.
  ticket_id text not null unique,
  staff_id text not null,
  staff_name text not null,
  rights text[] not null,
  -- Other accounts that may be this person's too.
  same_as text[] not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
grant select, insert, delete on sportsbook.desk_sessions to fairground_sportsbook;

-- In order, never changed, and told to the portal by writing transaction, so that a late commit is never read past.
create table sportsbook.desk_acts (
  act_id text collate "C" primary key,
  -- The league.
  table_id text not null,
  shared_round_id text,
  staff_id text not null,
  staff_name text not null,
  act text not null,
  facts json not null,
  at timestamptz not null,
  seq bigint generated always as identity unique,
  written_by xid8 not null default pg_current_xact_id()
);
create index desk_acts_feed on sportsbook.desk_acts (written_by, seq);
grant select, insert on sportsbook.desk_acts to fairground_sportsbook;

-- What moves money waits for a second person.
create table sportsbook.desk_wishes (
  wish_id text collate "C" primary key,
  table_id text not null,
  act text not null check (act in ('void')),
  body jsonb not null,
  reason text not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  -- `late`: by the time it was agreed to it could not be done any more.
  outcome text check (outcome in ('done', 'dropped', 'late')),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is distinct from 'done' or decided_by <> asked_by)
);
create index desk_wishes_open on sportsbook.desk_wishes (wish_id) where outcome is null;
grant select, insert on sportsbook.desk_wishes to fairground_sportsbook;
grant update (decided_by, decided_at, outcome) on sportsbook.desk_wishes to fairground_sportsbook;

-- By staff, until they open it again: nothing of the league is offered.
alter table sportsbook.leagues add column is_stopped boolean not null default false;
grant update (is_stopped) on sportsbook.leagues to fairground_sportsbook;

-- The desk looks at the largest open bets.
create index rounds_large on sportsbook.rounds (currency, stake_minor desc) where state = 'presenting' and mode = 'real';

-- A match that was called off is due until its bets are settled and its seed is open.
drop index sportsbook.shared_rounds_due;
create index shared_rounds_due on sportsbook.shared_rounds (table_id, starts_at)
  where state in ('open', 'playing', 'ended') or (state = 'void' and settled_at is null);
