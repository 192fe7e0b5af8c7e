-- What staff do to the talk at the house studio's tables: written first, then the studio is told until it answers.
create table table_chat_acts (
  id text primary key,
  kind text not null check (kind in ('hide', 'mute')),
  -- What the audit log calls it: the message, or the member.
  subject text not null,
  message_id bigint,
  player_id text,
  -- Of a mute; null: for ever, 0 lifts it.
  minutes integer check (minutes >= 0),
  -- `replaced`: a later wish about the same player came before the studio's answer.
  state text not null default 'asked' check (state in ('asked', 'done', 'refused', 'replaced')),
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  try_count integer not null default 0,
  next_at timestamptz,
  check ((kind = 'hide') = (message_id is not null) and (kind = 'mute') = (player_id is not null)),
  check ((state = 'asked') = (next_at is not null))
);
create unique index table_chat_acts_one_hide on table_chat_acts (message_id) where state = 'asked';
create unique index table_chat_acts_one_mute on table_chat_acts (player_id) where state = 'asked';
create index table_chat_acts_under_way on table_chat_acts (next_at) where next_at is not null;
revoke delete, truncate on table_chat_acts from fairground_app;
