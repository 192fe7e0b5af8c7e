-- What staff write to many members at once. Each reader has a row of their own in inbox_messages, all of them added by
-- one statement; the words are here once.
create table broadcasts (
  id text primary key,
  audience text not null check (audience in ('all', 'type', 'accounts')),
  account_type integer check (account_type in (0, 1, 2, 41, 42)),
  send_at timestamptz not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  recipient_count integer check (recipient_count >= 0),
  created_by text not null references operators (id),
  created_at timestamptz not null,
  request_id text not null,
  unique (created_by, request_id),
  check ((audience = 'type') = (account_type is not null)),
  check ((sent_at is null) = (recipient_count is null)),
  check (sent_at is null or cancelled_at is null)
);
create index broadcasts_newest on broadcasts (created_at desc, id desc);

create table broadcast_texts (
  broadcast_id text not null references broadcasts (id),
  language text not null,
  title text not null,
  content text not null,
  primary key (broadcast_id, language)
);
revoke update, delete, truncate on broadcast_texts from fairground_app;

-- Of one that is for named accounts only.
create table broadcast_members (
  broadcast_id text not null references broadcasts (id),
  member_id text not null references members (id),
  primary key (broadcast_id, member_id)
);
revoke update, delete, truncate on broadcast_members from fairground_app;

alter table inbox_messages
  add column broadcast_id text references broadcasts (id),
  add constraint inbox_messages_words check ((template is null) <> (broadcast_id is null));
create index inbox_messages_broadcast on inbox_messages (broadcast_id) where broadcast_id is not null;
