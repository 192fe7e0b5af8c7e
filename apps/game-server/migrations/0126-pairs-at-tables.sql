-- Players who treat each other otherwise than the rest of the table, as the search found them last: who loses or folds
-- first, then who gains.
create table studio.room_pairs (
  player_id text not null,
  partner_id text not null,
  facts jsonb not null,
  -- The hands that moved most between them.
  hands jsonb not null,
  found_at timestamptz not null,
  -- Of the last search that found them.
  seen_at timestamptz not null,
  primary key (player_id, partner_id)
);
create index room_pairs_seen on studio.room_pairs (seen_at);
grant select, insert, update on studio.room_pairs to fairground_studio;
