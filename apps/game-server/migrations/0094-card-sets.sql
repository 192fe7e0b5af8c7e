-- Sets of cards made before they come to a table, so that their codes can be printed and stuck on. Which code is which
-- card stays sealed, as in a shoe.
create table studio.card_sets (
  set_id text collate "C" primary key,
  table_id text not null references studio.tables,
  deck_set text not null unique,
  root text not null unique check (root ~ '^[0-9a-f]{64}$'),
  cards_sealed text not null,
  made_by text not null,
  made_at timestamptz not null,
  -- Labels were handed out at least once; each time stands in `desk_acts`.
  printed_at timestamptz,
  -- It is a shoe from here on, or was thrown away: no labels after that.
  taken_at timestamptz,
  dropped_at timestamptz,
  check (taken_at is null or (printed_at is not null and dropped_at is null))
);
create index card_sets_ready on studio.card_sets (table_id) where taken_at is null and dropped_at is null;
grant select, insert on studio.card_sets to fairground_studio;
grant update (printed_at, taken_at, dropped_at) on studio.card_sets to fairground_studio;
