-- A game that staff stopped: no round of it begins, rounds under way are played to their end.
alter table games
  add column stopped_at timestamptz,
  add column stopped_reason text,
  add constraint games_stopped check ((stopped_at is null) = (stopped_reason is null));

-- What games really returned, counted by their vendor from its rounds, a day of the site at a time.
create table game_return_days (
  vendor_id text not null references vendors (id),
  day date not null,
  game_code text not null,
  model_id text not null,
  model_version integer not null,
  kind text not null check (kind in ('staked', 'bought', 'free', 'demo')),
  currency text not null,
  round_count bigint not null check (round_count > 0),
  stake_minor numeric not null check (stake_minor > 0),
  payout_minor numeric not null check (payout_minor >= 0),
  payout_minor_max numeric not null,
  -- Sums over rounds: stake squared, payout squared, stake times payout.
  stake_squares numeric not null,
  payout_squares numeric not null,
  products numeric not null,
  -- Shares of the stake, as the certificate says; null without one, and where it names no deviation.
  rtp_min double precision,
  rtp_max double precision,
  sd double precision,
  has_choices boolean not null,
  -- How it was judged when it was counted.
  actual double precision not null,
  low double precision,
  high double precision,
  is_measured boolean not null,
  state text not null check (state in ('above', 'below', 'within', 'few', 'uncertified')),
  counted_at timestamptz not null,
  primary key (vendor_id, day, game_code, currency, kind, model_id, model_version)
);
create index game_return_days_of_game on game_return_days (vendor_id, game_code, day);

-- A day outside the band is told once, and stands until somebody says what was found.
create table game_return_alarms (
  id text primary key,
  vendor_id text not null references vendors (id),
  day date not null,
  game_code text not null,
  model_id text not null,
  model_version integer not null,
  kind text not null,
  currency text not null,
  -- The figures as they were when it was raised.
  round_count bigint not null,
  stake_minor numeric not null,
  payout_minor numeric not null,
  rtp_min double precision not null,
  rtp_max double precision not null,
  actual double precision not null,
  low double precision not null,
  high double precision not null,
  is_measured boolean not null,
  state text not null check (state in ('above', 'below')),
  raised_at timestamptz not null,
  ended_at timestamptz,
  ended_by text references operators (id),
  end_reason text,
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null)),
  unique (vendor_id, day, game_code, currency, kind, model_id, model_version)
);
create index game_return_alarms_up on game_return_alarms (raised_at desc) where ended_at is null;
revoke delete, truncate on game_return_alarms from fairground_app;
