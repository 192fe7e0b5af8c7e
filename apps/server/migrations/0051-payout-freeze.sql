-- While one is open no payout leaves: a check found the books or the log other than they must be.
create table payout_freezes (
  id text primary key,
  frozen_at timestamptz not null,
  -- What the last check that found something found: a list of {rule, detail, place}, as many as are told.
  findings jsonb not null,
  findings_count integer not null check (findings_count > 0),
  -- Of the last check, whatever it found.
  checked_at timestamptz not null,
  is_clean boolean not null,
  released_at timestamptz,
  released_by text,
  check ((released_at is null) = (released_by is null))
);
create unique index payout_freezes_open on payout_freezes ((true)) where released_at is null;
create index payout_freezes_released on payout_freezes (released_at desc);
revoke delete, truncate on payout_freezes from fairground_app;
