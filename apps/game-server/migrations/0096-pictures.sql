-- When the relay last saw the picture of a dealer's table. A row goes when the desk ends its picture on purpose.
create table studio.table_pictures (
  table_id text primary key references studio.tables,
  shift_id text not null references studio.shifts,
  seen_at timestamptz not null
);
grant select, insert, delete on studio.table_pictures to fairground_studio;
grant update (shift_id, seen_at) on studio.table_pictures to fairground_studio;

-- A round whose picture is lost in betting takes bets longer, once: by as much as was lost.
alter table studio.dealt_rounds
  add column picture_lost_at timestamptz,
  add column picture_back_at timestamptz,
  add column picture_added_ms integer not null default 0 check (picture_added_ms between 0 and 20000),
  add constraint dealt_rounds_picture check (picture_back_at is null or picture_lost_at is not null);
grant update (picture_lost_at, picture_back_at, picture_added_ms) on studio.dealt_rounds to fairground_studio;
