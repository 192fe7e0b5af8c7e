-- Times in which so many names fail from so many networks that somebody must be trying leaked passwords. While one is
-- open everybody who logs in is asked for the letters of a picture.
create table login_alarms (
  id text primary key,
  started_at timestamptz not null,
  -- When it last looked so.
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- At its worst.
  name_count integer not null,
  network_count integer not null
);
create unique index login_alarms_open on login_alarms ((true)) where ended_at is null;

-- Rows come in the order of their time: what is newer than a moment lies in a few blocks, and the index costs a log-in nothing.
create index login_history_at on login_history using brin (at) with (pages_per_range = 16, autosummarize = on);
