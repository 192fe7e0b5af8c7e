-- A hand, from the parts of its shuffle to the books. What the server dealt is never stored in the clear before it may be told:
-- the deck follows from the sealed part and the parts of the seats.
create table studio.room_hands (
  hand_id text primary key,
  room_id text not null references studio.rooms,
  rules_version integer not null,
  state text not null check (state in ('ready', 'reveal', 'play', 'ended', 'booked', 'void')),
  server_part_sealed text not null,
  server_commit text not null,
  -- Commitments of the cards, from the deal on.
  cards jsonb,
  -- What the rules were opened with, beside cards and chips.
  options jsonb,
  until_at timestamptz,
  opened_at timestamptz not null,
  dealt_at timestamptz,
  ended_at timestamptz,
  booked_at timestamptz,
  -- For the wallet, in the room; null until it has ended, and of void ones.
  hand_seq bigint,
  pot_minor bigint,
  payments jsonb,
  -- When everybody may check the whole shuffle.
  seed_opens_at timestamptz,
  void_reason text,
  check (state not in ('ended', 'booked') or (hand_seq is not null and pot_minor is not null and ended_at is not null))
);
-- One hand at a time; the wallet counts without a gap.
create unique index room_hands_open on studio.room_hands (room_id) where state in ('ready', 'reveal', 'play');
create unique index room_hands_numbers on studio.room_hands (room_id, hand_seq) where hand_seq is not null;
create index room_hands_owed on studio.room_hands (room_id, hand_seq) where state = 'ended';
create index room_hands_latest on studio.room_hands (room_id, opened_at);

create table studio.room_hand_seats (
  hand_id text not null references studio.room_hands,
  -- As the rules count seats.
  place smallint not null,
  sitting_id text not null references studio.room_seats,
  seat smallint not null,
  player_id text,
  chips_minor bigint not null,
  bank_ms integer not null,
  commitment text,
  -- Of players of the house: made with the hand, and sealed until everybody has committed.
  part_sealed text,
  part text,
  contribution_minor bigint,
  returned_minor bigint,
  fee_minor bigint,
  primary key (hand_id, place),
  check (contribution_minor <= chips_minor)
);
create index room_hand_seats_of_players on studio.room_hand_seats (player_id, hand_id);

create table studio.room_acts (
  hand_id text not null references studio.room_hands,
  number integer not null,
  -- Null: the room went on after a standstill, and the turn has its whole time again.
  place smallint,
  act jsonb,
  is_idle boolean not null,
  at timestamptz not null,
  primary key (hand_id, number),
  check ((place is null) = (act is null))
);

-- Who held back parts of a shuffle.
create table studio.room_players (
  player_id text primary key,
  parts_asked bigint not null default 0,
  -- The last two that did not come, by that count.
  missed bigint[] not null default '{}',
  -- So many in a row must come before he plays for money again.
  practice_left integer not null default 0
);

grant select, insert, update on studio.room_hands, studio.room_hand_seats, studio.room_players to fairground_studio;
grant delete on studio.room_hand_seats to fairground_studio;
grant select, insert on studio.room_acts to fairground_studio;
