-- What players say at shared tables. Frames are told a mark; who it was stays here.
create table studio.chat_messages (
  message_id bigint generated always as identity primary key,
  table_id text not null references studio.shared_tables,
  player_id text not null,
  mark text not null,
  text text not null check (char_length(text) between 1 and 160),
  sent_at timestamptz not null,
  hidden_at timestamptz,
  -- As the portal names its staff.
  hidden_by text,
  check ((hidden_at is null) = (hidden_by is null))
);
create index chat_messages_newest on studio.chat_messages (table_id, message_id desc);
create index chat_messages_player on studio.chat_messages (player_id, message_id desc);
create index chat_messages_age on studio.chat_messages (sent_at);
grant select, insert, delete on studio.chat_messages to fairground_studio;
grant update (hidden_at, hidden_by) on studio.chat_messages to fairground_studio;

-- Who may only read, at every table; without an end it is for ever.
create table studio.chat_mutes (
  player_id text primary key,
  until timestamptz,
  muted_at timestamptz not null,
  muted_by text not null
);
create index chat_mutes_end on studio.chat_mutes (until);
grant select, insert, update, delete on studio.chat_mutes to fairground_studio;

create table studio.chat_reports (
  message_id bigint not null references studio.chat_messages on delete cascade,
  player_id text not null,
  reported_at timestamptz not null,
  primary key (message_id, player_id)
);
create index chat_reports_player on studio.chat_reports (player_id, reported_at desc);
grant select, insert on studio.chat_reports to fairground_studio;
