-- What is sent to phones and mailboxes. Recipient and text are sealed; a keyed hash finds them again.
create table messages (
  id text primary key,
  channel text not null check (channel in ('sms', 'email')),
  kind text not null,
  recipient_key bytea not null,
  recipient_sealed text not null,
  -- Nothing of it remains a day after the message has expired.
  content_sealed text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'expired')),
  attempt_count integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index messages_recipient on messages (recipient_key, created_at desc, id desc);
create index messages_waiting on messages (next_try_at) where status = 'waiting';
create index messages_age on messages (created_at);
create index messages_content on messages (expires_at) where content_sealed is not null;

-- Every try of a delivery and what became of it; nobody rewrites it.
create table message_deliveries (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  adapter text not null,
  outcome text not null check (outcome in ('accepted', 'failed', 'refused')),
  detail text not null,
  at timestamptz not null
);
create index message_deliveries_message on message_deliveries (message_id, at, id);
revoke update, delete, truncate on message_deliveries from fairground_app;

-- Codes that prove that a person holds a number or an address.
create table codes (
  id text primary key,
  purpose text not null check (purpose in ('login', 'reset', 'bind')),
  recipient_key bytea not null,
  -- The network that asked, as a keyed hash.
  address_key bytea not null,
  -- The member a code was made for; empty when anyone may bring it.
  member_id text not null default '',
  code_hash bytea not null,
  attempt_count integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_recipient on codes (recipient_key, created_at desc);
create index codes_address on codes (address_key, created_at desc);
create index codes_age on codes (created_at);

-- A number belongs to one account; an address may stand for several.
alter table members add column mobile_sealed text;
alter table members add column mobile_key bytea;
alter table members add column email_sealed text;
alter table members add column email_key bytea;
alter table members add check ((mobile_sealed is null) = (mobile_key is null));
alter table members add check ((email_sealed is null) = (email_key is null));
create unique index members_mobile on members (mobile_key) where mobile_key is not null;

-- One-time links of a forgotten password; the token itself is in the mail only.
create table reset_links (
  token_hash bytea primary key,
  member_id text not null references members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_links_member on reset_links (member_id);
create index reset_links_age on reset_links (created_at);
