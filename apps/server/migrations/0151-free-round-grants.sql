-- Free rounds that staff give a member: one person asks, another says yes, and only then is the vendor told.
create table free_round_grants (
  -- By this id the vendor knows the grant, too.
  id text primary key,
  member_id text not null references members (id),
  vendor_id text not null references vendors (id),
  game_code text not null,
  currency text not null,
  quantity integer not null check (quantity between 1 and 99),
  stake_minor bigint not null check (stake_minor > 0),
  -- Of all rounds together.
  win_minor_max bigint not null check (win_minor_max >= stake_minor),
  -- How long they may be played from the second yes on.
  days integer not null check (days between 1 and 90),
  reason text not null,
  state text not null
    check (state in ('asked', 'rejected', 'withdrawn', 'approved', 'refused', 'granted', 'cancelling', 'cancelled')),
  -- The asker's own id of this request: a repeat finds the same row.
  request_id text not null,
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  decision_reason text,
  start_before timestamptz,
  -- The vendor is asked until it has answered.
  try_count integer not null default 0,
  next_at timestamptz,
  told_at timestamptz,
  cancelled_count integer check (cancelled_count > 0),
  unique (asked_by, request_id),
  check ((state = 'asked') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state in ('asked', 'rejected', 'withdrawn')) = (start_before is null)),
  check ((state in ('approved', 'cancelling')) = (next_at is not null)),
  check ((state = 'cancelled') = (cancelled_count is not null)),
  constraint free_round_grants_four_eyes check (start_before is null or decided_by <> asked_by)
);
create index free_round_grants_newest on free_round_grants (asked_at desc, id desc);
create index free_round_grants_waiting on free_round_grants (asked_at, id) where state = 'asked';
create index free_round_grants_of_member on free_round_grants (member_id, asked_at desc);
create index free_round_grants_under_way on free_round_grants (next_at) where next_at is not null;
revoke delete, truncate on free_round_grants from fairground_app;
