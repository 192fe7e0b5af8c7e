-- Missions: something to reach in a day, a week or once, and what it gives. Nobody joins; how far a member is comes from
-- sums that are there anyway.
create table missions (
  id text primary key,
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- By language: title, and content as clean HTML.
  texts jsonb not null,
  cycle text not null check (cycle in ('once', 'daily', 'weekly')),
  goal text not null check (goal in ('deposit', 'bet', 'rounds', 'games', 'logins')),
  -- Only games of this type count; null for all.
  game_type text,
  -- Minor units for deposits and bets, else a number of things.
  target bigint not null check (target > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency text not null,
  reward_minor bigint not null check (reward_minor > 0),
  budget_minor bigint not null check (budget_minor >= reward_minor),
  awarded_minor bigint not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  check (ends_at > starts_at),
  constraint missions_budget check (awarded_minor between 0 and budget_minor)
);
create index missions_newest on missions (created_at desc, id desc);
create index missions_shown on missions (currency, ends_at) where state = 'published';
revoke delete, truncate on missions from fairground_app;

-- A reward that was collected: one a mission, member and day or week.
create table mission_claims (
  -- Of the reward it is.
  id text primary key references rewards (id),
  mission_id text not null references missions (id),
  member_id text not null references members (id),
  -- First day of the site of the day or week it is for; of the mission for one that is done once.
  period_on date not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  claimed_at timestamptz not null,
  unique (mission_id, member_id, period_on)
);
create index mission_claims_of_member on mission_claims (member_id, claimed_at desc, id desc);
revoke update, delete, truncate on mission_claims from fairground_app;

-- What each member collected in a month, of each mission and, under an empty id, of all; written with the claim.
create table mission_scores (
  month date not null,
  mission_id text not null,
  currency text not null,
  member_id text not null,
  amount_minor bigint not null,
  -- Who was there first stands above another with as much.
  reached_at timestamptz not null,
  primary key (member_id, month, mission_id, currency)
);
create index mission_scores_ranked on mission_scores (month, mission_id, currency, amount_minor desc, reached_at, member_id);
revoke delete, truncate on mission_scores from fairground_app;

alter table rewards drop constraint rewards_source_check;
alter table rewards add constraint rewards_source_check check (source in ('promotion', 'mission', 'raffle', 'referral'));
