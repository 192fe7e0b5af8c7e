-- Rooms where members talk to each other; trial accounts read.
create table chat_rooms (
  id text primary key,
  names jsonb not null,
  is_open boolean not null default true,
  pause_seconds integer not null default 3 check (pause_seconds between 0 and 300),
  sort integer not null default 10,
  changed_at timestamptz not null
);
insert into chat_rooms (id, names, sort, changed_at) values
  ('chr_fair', '{"vi": "Sân hội chợ", "en": "The fairground"}', 10, now());

create table chat_messages (
  id bigint generated always as identity primary key,
  room_id text not null references chat_rooms (id),
  member_id text not null references members (id),
  body text not null check (length(body) between 1 and 300),
  said_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references operators (id)
);
create index chat_messages_shown on chat_messages (room_id, id desc) where deleted_at is null;
create index chat_messages_of_room on chat_messages (room_id, id desc);
create index chat_messages_of_member on chat_messages (member_id, id desc);

create table chat_mutes (
  member_id text primary key references members (id),
  until timestamptz not null,
  reason text not null,
  muted_by text not null references operators (id),
  muted_at timestamptz not null
);

-- Words that nobody may say, as they are compared: lower case without marks.
create table chat_words (word text primary key);
insert into chat_words (word) values ('dit me'), ('du ma'), ('con cho'), ('fuck'), ('bitch');

-- A ticket may be for a room too.
alter table live_tickets add column chat_room_id text references chat_rooms (id);
