-- Fishing rooms: four seats, and fish that everybody sees alike. A magazine is a round of its own, of the kind `fishing`.
alter table studio.rounds drop constraint rounds_kind_check;
alter table studio.rounds add constraint rounds_kind_check
  check (kind in ('slot', 'instant', 'shared', 'tip', 'fishing')) not valid;

-- A chain belongs to a table, or to a fishing room.
alter table studio.shared_chains drop constraint shared_chains_table_id_fkey;

create table studio.fishing_rooms (
  room_id text primary key,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  -- For people: 1, 2, 3 … of the level.
  number integer not null check (number between 1 and 1000),
  -- Each batch of shots is one more: of two writers that both have seen the same batch, one writes the next.
  batch bigint not null default 0,
  -- Fish that were killed, while their paths last, and the times in which everything stands still.
  dead json not null default '[]',
  freezes json not null default '[]',
  created_at timestamptz not null,
  unique (game_id, mode, number)
);
grant select, insert on studio.fishing_rooms to fairground_studio;
grant update (batch, dead, freezes) on studio.fishing_rooms to fairground_studio;

-- One element of the room's chain decides what begins to swim in twenty seconds; told when they begin.
create table studio.fishing_tides (
  room_id text not null references studio.fishing_rooms,
  number integer not null check (number > 0),
  chain_id bigint not null references studio.shared_chains,
  place integer not null check (place > 0),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  salt text not null,
  start_ms bigint not null,
  primary key (room_id, number),
  unique (chain_id, place)
);
grant select, insert, delete on studio.fishing_tides to fairground_studio;

create table studio.fishing_seats (
  room_id text not null references studio.fishing_rooms,
  seat smallint not null check (seat between 0 and 3),
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  player_id text not null,
  currency text not null,
  mark text not null,
  -- The line that plays it: a seat that is taken over from another window has a new one.
  line_id text not null,
  -- Until when its line was last known to be there.
  seen_at timestamptz not null,
  primary key (room_id, seat),
  unique (player_id, game_id, mode)
);
create index fishing_seats_left on studio.fishing_seats (seen_at);
grant select, insert, delete on studio.fishing_seats to fairground_studio;
grant update (line_id, seen_at) on studio.fishing_seats to fairground_studio;

create table studio.fishing_magazines (
  round_id text collate "C" primary key references studio.rounds,
  room_id text not null references studio.fishing_rooms,
  seat smallint not null check (seat between 0 and 3),
  bullets integer not null check (bullets between 20 and 500),
  bullet_minor bigint not null check (bullet_minor > 0),
  payout_minor_max bigint not null check (payout_minor_max > 0),
  rolls integer not null default 0 check (rolls between 0 and bullets),
  spent integer not null default 0 check (spent between 0 and bullets),
  returned integer not null default 0 check (returned >= 0),
  kills_minor bigint not null default 0 check (kills_minor >= 0),
  last_shot_no integer not null default 0,
  -- When it was loaded, or fired last.
  active_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create index fishing_magazines_open on studio.fishing_magazines (active_at) where ended_at is null;
grant select, insert on studio.fishing_magazines to fairground_studio;
grant update (rolls, spent, returned, kills_minor, last_shot_no, active_at, ended_by, ended_at)
  on studio.fishing_magazines to fairground_studio;

-- The shots of one magazine in one batch of its room, in their order: written before they are told, never changed.
create table studio.fishing_batches (
  round_id text collate "C" not null references studio.fishing_magazines,
  batch bigint not null,
  shots json not null,
  at timestamptz not null,
  primary key (round_id, batch)
);
grant select, insert on studio.fishing_batches to fairground_studio;

-- A batch stands whole or not at all. The row of the room is locked first: batches of one room follow each other.
create function studio.write_fishing_batch(
  of_room text, after_batch bigint, dead_now json, freezes_now json, written_at timestamptz,
  ids text[], rolls_now integer[], spent_now integer[], returned_now integer[], kills_now bigint[], shots_now integer[],
  shots_told json[]
) returns boolean language plpgsql set search_path = studio as $$
declare
  open_count integer;
begin
  update fishing_rooms set batch = after_batch + 1, dead = dead_now, freezes = freezes_now
    where room_id = of_room and batch = after_batch;
  if not found then return false; end if;
  -- A magazine that ends in this moment is waited for.
  select count(*) into open_count from (
    select 1 from fishing_magazines where round_id = any(ids) and ended_at is null order by round_id for update) held;
  if open_count <> cardinality(ids) then
    update fishing_rooms set batch = after_batch where room_id = of_room;
    return false;
  end if;
  update fishing_magazines m set rolls = told.rolls, spent = told.spent, returned = told.returned,
    kills_minor = told.kills, last_shot_no = told.last_shot, active_at = written_at
  from unnest(ids, rolls_now, spent_now, returned_now, kills_now, shots_now)
    as told (id, rolls, spent, returned, kills, last_shot)
  where m.round_id = told.id;
  insert into fishing_batches (round_id, batch, shots, at)
  select id, after_batch + 1, shots, written_at from unnest(ids, shots_told) as told (id, shots);
  return true;
end $$;
revoke execute on function studio.write_fishing_batch from public;
grant execute on function studio.write_fishing_batch to fairground_studio;
