-- A lost second step is taken off by two people of the staff: one asks, another confirms.
create table second_step_resets (
  id text primary key,
  member_id text not null references members (id),
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'withdrawn', 'lapsed')),
  reason text not null,
  asked_by text not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> asked_by)
);
create unique index second_step_resets_open on second_step_resets (member_id) where state = 'asked';
revoke delete, truncate on second_step_resets from fairground_app;
