-- Messages to one member each. What the house writes by itself is kept as a template with what fills it in, and is put
-- into words when it is read, in the reader's language.
create table inbox_messages (
  member_id text not null references members (id),
  id text not null,
  template text,
  params jsonb not null default '{}',
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  -- The member took it out.
  removed_at timestamptz,
  primary key (member_id, id)
);
create index inbox_messages_newest on inbox_messages (member_id, sent_at desc, id desc) where removed_at is null;
create index inbox_messages_unread on inbox_messages (member_id) where read_at is null and removed_at is null;
create index inbox_messages_age on inbox_messages (sent_at);
