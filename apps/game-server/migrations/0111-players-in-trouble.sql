-- A player whom somebody at a desk worries about: staff take it on and close it in the console.
create table studio.player_cares (
  care_id text collate "C" primary key,
  table_id text not null references studio.tables,
  player_id text not null,
  -- What the table calls the player, and what they had written; the chat itself is thrown away after a time.
  mark text not null,
  said text not null,
  cause text not null check (cause in ('losses', 'despair', 'minor', 'insult')),
  opened_by text not null,
  opened_name text not null,
  opened_at timestamptz not null,
  taken_by text,
  taken_name text,
  taken_at timestamptz,
  closed_by text,
  closed_name text,
  closed_at timestamptz,
  -- What was done.
  note text,
  check ((taken_at is null) = (taken_by is null) and (taken_at is null) = (taken_name is null)),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_name is null)),
  check ((closed_at is null) = (note is null) and (closed_at is null or taken_at is not null))
);
-- One for each player: a second press finds the first.
create unique index player_cares_one_open on studio.player_cares (player_id) where closed_at is null;
create index player_cares_of_table on studio.player_cares (table_id, opened_at desc);
create index player_cares_newest on studio.player_cares (care_id desc);
grant select, insert on studio.player_cares to fairground_studio;
grant update (taken_by, taken_name, taken_at, closed_by, closed_name, closed_at, note)
  on studio.player_cares to fairground_studio;
