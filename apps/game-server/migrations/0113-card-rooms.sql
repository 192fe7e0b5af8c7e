-- Rooms where players play each other. A room is a row; who comes without one in his currency has it made.
create table studio.rooms (
  room_id text primary key,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  level smallint not null check (level > 0),
  seats smallint not null check (seats between 2 and 9),
  unit_minor bigint not null check (unit_minor > 0),
  state text not null default 'open' check (state in ('open', 'paused', 'closed')),
  paused_for text check (paused_for in ('wallet', 'staff')),
  -- Rises with each change that somebody can see.
  version bigint not null default 0,
  -- Of the last hand that ended: what the wallet counts without a gap.
  hand_seq bigint not null default 0,
  -- Who leads, or has the button, after it.
  lead_seat smallint,
  -- When somebody must look at it again; null: when it changes.
  due_at timestamptz,
  created_at timestamptz not null
);
create index rooms_of_games on studio.rooms (game_id, mode, currency, level);
create index rooms_due on studio.rooms (due_at) where due_at is not null;

-- One row for each time that somebody sits down: the account of his chips.
create table studio.room_seats (
  sitting_id text primary key,
  room_id text not null references studio.rooms,
  seat smallint not null check (seat between 1 and 9),
  -- Null: a labelled player of the house.
  player_id text,
  session_id text,
  request_id uuid,
  mark text not null,
  state text not null check (state in ('joining', 'seated', 'out', 'leaving', 'closing', 'closed')),
  chips_minor bigint not null check (chips_minor >= 0),
  -- Booked, and added to the chips when the hand is over.
  top_up_minor bigint not null default 0 check (top_up_minor >= 0),
  bank_ms integer not null check (bank_ms >= 0),
  hands_played integer not null default 0,
  -- When its line was seen last; null: lost.
  line_at timestamptz,
  -- Since when it has not played.
  idle_since timestamptz,
  -- Hash of the address that it sat down from.
  address text,
  last_hand_for text,
  is_check_due boolean not null default false,
  last_hand_seq bigint not null default 0,
  sat_at timestamptz not null,
  closed_at timestamptz,
  check ((player_id is null) = (session_id is null))
);
create unique index room_seats_taken on studio.room_seats (room_id, seat) where state <> 'closed';
create unique index room_seats_asked on studio.room_seats (player_id, request_id) where request_id is not null;
create index room_seats_of_players on studio.room_seats (player_id) where state <> 'closed';

create table studio.room_top_ups (
  request_id uuid not null,
  sitting_id text not null references studio.room_seats,
  amount_minor bigint not null check (amount_minor > 0),
  asked_at timestamptz not null,
  primary key (sitting_id, request_id)
);

create table studio.room_waits (
  room_id text not null references studio.rooms,
  player_id text not null,
  since timestamptz not null,
  -- A seat is kept for him until then.
  offer_until timestamptz,
  primary key (room_id, player_id)
);

grant select, insert, update on studio.rooms, studio.room_seats, studio.room_top_ups to fairground_studio;
grant select, insert, update, delete on studio.room_waits to fairground_studio;
