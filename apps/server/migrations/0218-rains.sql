-- Rains of free bets at the house studio's table: one person asks, another says yes, and only then the studio is told.
create table rains (
  -- By this id the studio knows it, too.
  id text primary key,
  currency text not null,
  quantity integer not null check (quantity between 1 and 200),
  stake_minor bigint not null check (stake_minor > 0),
  -- Of each free bet, beyond its stake.
  win_minor_max bigint not null check (win_minor_max >= stake_minor),
  reason text not null,
  state text not null
    check (state in ('asked', 'rejected', 'withdrawn', 'approved', 'refused', 'fallen', 'cancelling', 'cancelled')),
  -- The asker's own id of this request: a repeat finds the same row.
  request_id text not null,
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  decision_reason text,
  -- Told by the studio when it let it fall.
  open_until timestamptz,
  -- The studio is asked until it has answered.
  try_count integer not null default 0,
  next_at timestamptz,
  cancelled_count integer check (cancelled_count > 0),
  unique (asked_by, request_id),
  check ((state = 'asked') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state in ('approved', 'cancelling')) = (next_at is not null)),
  check ((state in ('fallen', 'cancelling', 'cancelled')) = (open_until is not null)),
  check ((state = 'cancelled') = (cancelled_count is not null)),
  constraint rains_four_eyes check (state in ('asked', 'rejected', 'withdrawn') or decided_by <> asked_by)
);
create index rains_newest on rains (asked_at desc, id desc);
create index rains_under_way on rains (next_at) where next_at is not null;
revoke delete, truncate on rains from fairground_app;
