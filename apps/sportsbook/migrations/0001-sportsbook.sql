-- A match is a place in the chain of its league: its seed decides the score and the minute of every goal.
alter table sportsbook.shared_rounds
  add column season integer not null check (season > 0),
  -- The day of the season and the place of the match in it.
  add column match_day smallint not null check (match_day > 0),
  add column match_place smallint not null check (match_place >= 0),
  add column home text not null,
  add column away text not null,
  add column starts_at timestamptz not null,
  -- What goals are expected, as they are priced and played.
  add column lambda_home numeric(6, 4) not null check (lambda_home > 0),
  add column lambda_away numeric(6, 4) not null check (lambda_away > 0),
  add column rho numeric(5, 4) not null,
  add column rules_version integer not null check (rules_version > 0),
  add column state text not null default 'open' check (state in ('open', 'playing', 'ended', 'settled', 'void')),
  -- Grows with every event; prices are of a version.
  add column version integer not null default 0,
  add column score_home smallint not null default 0 check (score_home >= 0),
  add column score_away smallint not null default 0 check (score_away >= 0),
  add column half_home smallint check (half_home >= 0),
  add column half_away smallint check (half_away >= 0),
  add column suspended_until timestamptz,
  -- By staff, until they open it again.
  add column is_stopped boolean not null default false,
  add column ended_at timestamptz,
  add column settled_at timestamptz,
  add column void_cause text,
  add unique (table_id, season, match_day, match_place),
  add check (home <> away),
  add check ((half_home is null) = (half_away is null)),
  add check (state not in ('ended', 'settled') or (ended_at is not null and half_home is not null)),
  add check ((state = 'void') = (void_cause is not null));
create index shared_rounds_due on sportsbook.shared_rounds (table_id, starts_at) where state in ('open', 'playing', 'ended');
create index shared_rounds_next on sportsbook.shared_rounds (starts_at) where state in ('open', 'playing');
create index shared_rounds_done on sportsbook.shared_rounds (table_id, starts_at desc) where state in ('settled', 'void');
grant update (state, version, score_home, score_away, half_home, half_away, suspended_until, is_stopped, ended_at,
  settled_at, void_cause) on sportsbook.shared_rounds to fairground_sportsbook;

-- What has happened in a match, in order; what is written stays.
create table sportsbook.match_events (
  match_id text collate "C" not null references sportsbook.shared_rounds,
  version integer not null check (version > 0),
  kind text not null check (kind in ('kick-off', 'goal', 'half-time', 'second-half', 'full-time')),
  minute smallint not null check (minute between 0 and 90),
  side text check (side in ('home', 'away')),
  score_home smallint not null,
  score_away smallint not null,
  at timestamptz not null,
  primary key (match_id, version),
  check ((kind = 'goal') = (side is not null))
);
grant select, insert on sportsbook.match_events to fairground_sportsbook;

-- How strong teams are, and what their league has shown so far; both roll on with every match.
create table sportsbook.teams (
  league_id text not null,
  team_id text not null,
  rating numeric(8, 3) not null,
  primary key (league_id, team_id)
);
create table sportsbook.leagues (
  league_id text primary key,
  goals numeric(8, 6) not null check (goals > 0),
  home_advantage numeric(8, 4) not null,
  -- Whoever plays its matches says so every two seconds; after five of silence nothing of it is offered.
  alive_at timestamptz
);
grant select, insert on sportsbook.teams, sportsbook.leagues to fairground_sportsbook;
grant update (rating) on sportsbook.teams to fairground_sportsbook;
grant update (goals, home_advantage, alive_at) on sportsbook.leagues to fairground_sportsbook;

-- A bet is a round of the wallet: one stake, one result.
alter table sportsbook.rounds
  add column slip_id uuid not null,
  add column accept text not null check (accept in ('better', 'any', 'none')),
  add column sizes smallint[] not null check (cardinality(sizes) between 1 and 20),
  add column unit_minor bigint not null check (unit_minor > 0),
  add column stake_minor bigint not null check (stake_minor > 0),
  -- The most that it pays, as the wallet said when it was placed.
  add column payout_minor_max bigint check (payout_minor_max > 0),
  add column payout_minor bigint not null default 0 check (payout_minor >= 0),
  add column started_at timestamptz not null,
  -- A bet in play waits for so long before it is taken.
  add column decides_at timestamptz not null,
  add column accepted_at timestamptz,
  add column is_cashed_out boolean not null default false,
  -- Code, the number that broke, and what would be taken.
  add column refusal jsonb,
  add unique (player_id, slip_id),
  add check (payout_minor = 0 or state = 'collected');
create index rounds_pending on sportsbook.rounds (decides_at) where state = 'presenting' and accepted_at is null;
grant update (payout_minor, decides_at, accepted_at, refusal, is_cashed_out) on sportsbook.rounds to fairground_sportsbook;

-- The legs of a bet. What is stored with a leg is what its price was made of.
create table sportsbook.legs (
  round_id text collate "C" not null references sportsbook.rounds,
  leg smallint not null check (leg >= 0),
  match_id text collate "C" not null references sportsbook.shared_rounds,
  -- Several are a bet builder.
  picks jsonb not null,
  price_x100 integer not null check (price_x100 > 100),
  fair text not null,
  version integer not null,
  inputs jsonb not null,
  outcome text check (outcome in ('win', 'half-win', 'push', 'half-lose', 'lose', 'void')),
  primary key (round_id, leg),
  unique (round_id, match_id)
);
create index legs_open on sportsbook.legs (match_id, round_id) where outcome is null;
create index legs_of_match on sportsbook.legs (match_id);
grant select, insert on sportsbook.legs to fairground_sportsbook;
grant update (price_x100, fair, version, inputs, outcome) on sportsbook.legs to fairground_sportsbook;
