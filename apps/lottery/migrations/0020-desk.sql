-- The desk of the staff: who the console let in, what they did, and what one of them has asked and another decides.
create table lottery.desk_sessions (
  session_id text collate "C" primary key,
  token_hash bytea not null unique,
  -- Of the ticket: it opens one page.
  ticket_id text not null unique,
  staff_id text not null,
  staff_name text not null,
  rights text[] not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
grant select, insert, delete on lottery.desk_sessions to fairground_lottery;

-- In order, never changed, and told to the portal by writing transaction, so that a late commit is never read past.
create table lottery.desk_acts (
  act_id text collate "C" primary key,
  game_id text not null,
  draw_id text,
  staff_id text not null,
  staff_name text not null,
  act text not null,
  facts json not null,
  at timestamptz not null,
  seq bigint generated always as identity,
  written_by xid8 not null default pg_current_xact_id()
);
create index desk_acts_feed on lottery.desk_acts (written_by, seq);
create index desk_acts_of_game on lottery.desk_acts (game_id, seq desc);
grant select, insert on lottery.desk_acts to fairground_lottery;

-- What moves money waits for a second person.
create table lottery.desk_wishes (
  wish_id text collate "C" primary key,
  game_id text not null,
  act text not null check (act in ('limit', 'void')),
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
create index desk_wishes_open on lottery.desk_wishes (game_id, wish_id) where outcome is null;
grant select, insert on lottery.desk_wishes to fairground_lottery;
grant update (decided_by, decided_at, outcome) on lottery.desk_wishes to fairground_lottery;

-- Whether a lottery is on sale at all; the newest row holds, none means that it is.
create table lottery.sales (
  sale_id bigint generated always as identity primary key,
  game_id text not null,
  is_on boolean not null,
  set_at timestamptz not null,
  set_by text not null
);
create index sales_newest on lottery.sales (game_id, sale_id desc);
grant select, insert on lottery.sales to fairground_lottery;
