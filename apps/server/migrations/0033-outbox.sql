alter table messages drop constraint messages_status_check;
alter table messages add check (status in ('waiting', 'sent', 'failed', 'expired', 'cancelled'));

-- By which way a code went, and to which block of numbers: the first digits as a keyed hash.
alter table codes add column channel text not null default 'sms' check (channel in ('sms', 'email'));
alter table codes alter column channel drop default;
alter table codes add column prefix_key bytea;
create index codes_prefix on codes (prefix_key, created_at desc) where prefix_key is not null;

-- What the operator allows a channel; without a row the defaults hold.
create table message_limits (
  channel text primary key check (channel in ('sms', 'email')),
  day_max integer not null check (day_max >= 0),
  alarm_percent integer not null check (alarm_percent between 0 and 100),
  changed_at timestamptz not null,
  changed_by text not null
);

-- Tries of each day of the site, counted before they leave.
create table message_days (
  channel text not null check (channel in ('sms', 'email')),
  day date not null,
  tried_count integer not null,
  primary key (channel, day)
);

-- What looks wrong, from when to when.
create table message_alarms (
  id text primary key,
  channel text not null check (channel in ('sms', 'email')),
  kind text not null check (kind in ('conversion', 'budget')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  detail jsonb not null
);
create unique index message_alarms_open on message_alarms (channel, kind) where ended_at is null;
