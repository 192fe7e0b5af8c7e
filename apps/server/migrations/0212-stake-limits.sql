-- What players may stake in the games of the house studio, by currency. They change only when a second person says yes.
create table stake_limits (
  -- Empty: every game that has none of its own.
  game_code text not null,
  currency text not null,
  -- Smallest and largest stake, largest payout, and the largest stake by VIP rank; minor units as text.
  limits jsonb not null,
  changed_at timestamptz not null,
  primary key (game_code, currency)
);

create table stake_limit_changes (
  id text primary key,
  game_code text not null,
  currency text not null,
  limits jsonb not null,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null and decided_at is null)),
  check (state <> 'approved' or asked_by <> decided_by)
);
create unique index stake_limit_changes_one_open on stake_limit_changes (game_code, currency) where state = 'asked';
revoke delete, truncate on stake_limit_changes from fairground_app;
