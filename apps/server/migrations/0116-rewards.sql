-- What a rebate or a cash back pays, by category and VIP level. A version counts from a day to come, so that the rates
-- of a day that has begun never change.
create table reward_rules (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('rebate', 'cashback')),
  effective_on date not null,
  -- [{ rank, gameType, rateBp }] and [{ nodeId, percent }].
  rates jsonb not null,
  weights jsonb not null,
  published_by text references operators (id),
  published_at timestamptz not null
);
create index reward_rules_of_kind on reward_rules (kind, effective_on desc, id desc);
revoke update, delete, truncate on reward_rules from fairground_app;

insert into reward_rules (kind, effective_on, rates, weights, published_at) values
  ('rebate', '2000-01-01', '[
    {"rank": 0, "gameType": "LOTT", "rateBp": 100}, {"rank": 0, "gameType": "ELOTT", "rateBp": 100},
    {"rank": 0, "gameType": "FISH", "rateBp": 100}, {"rank": 0, "gameType": "RNG", "rateBp": 120},
    {"rank": 0, "gameType": "LIVE", "rateBp": 80}, {"rank": 0, "gameType": "SPORTS", "rateBp": 100},
    {"rank": 0, "gameType": "ESPORTS", "rateBp": 100}]', '[]', now()),
  ('cashback', '2000-01-01', '[
    {"rank": 0, "gameType": "RNG", "rateBp": 30}, {"rank": 0, "gameType": "FISH", "rateBp": 30},
    {"rank": 1, "gameType": "RNG", "rateBp": 50}, {"rank": 1, "gameType": "FISH", "rateBp": 50},
    {"rank": 2, "gameType": "RNG", "rateBp": 60}, {"rank": 2, "gameType": "FISH", "rateBp": 60},
    {"rank": 3, "gameType": "RNG", "rateBp": 80}, {"rank": 3, "gameType": "FISH", "rateBp": 80},
    {"rank": 4, "gameType": "RNG", "rateBp": 100}, {"rank": 4, "gameType": "FISH", "rateBp": 100},
    {"rank": 5, "gameType": "RNG", "rateBp": 120}, {"rank": 5, "gameType": "FISH", "rateBp": 120},
    {"rank": 6, "gameType": "RNG", "rateBp": 150}, {"rank": 6, "gameType": "FISH", "rateBp": 150}]', '[]', now());

create table rebate_claims (
  id text primary key,
  member_id text not null references members (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The member's own id of this request; null when the bets grew old and the house paid unasked.
  request_id text,
  created_at timestamptz not null,
  unique (member_id, request_id)
);
create index rebate_claims_by_time on rebate_claims using brin (created_at);
revoke update, delete, truncate on rebate_claims from fairground_app;

-- What a claim paid of each day and category. All lines of a day and category together say what it has been paid so far;
-- a line below zero takes back what was paid for bets that were taken back since.
create table rebate_lines (
  claim_id text not null references rebate_claims (id),
  member_id text not null,
  currency text not null,
  day date not null,
  game_type text not null,
  valid_minor bigint not null,
  rate_bp integer not null,
  amount_minor bigint not null,
  primary key (member_id, currency, day, game_type, claim_id)
);
revoke update, delete, truncate on rebate_lines from fairground_app;

create table cash_backs (
  id text primary key,
  member_id text not null references members (id),
  currency text not null,
  -- The Monday of the week.
  period_from date not null,
  amount_minor bigint not null check (amount_minor > 0),
  rank integer not null,
  created_at timestamptz not null,
  unique (member_id, currency, period_from)
);
create index cash_backs_by_time on cash_backs using brin (created_at);
revoke update, delete, truncate on cash_backs from fairground_app;

create table cash_back_lines (
  cash_back_id text not null references cash_backs (id),
  game_type text not null,
  net_loss_minor bigint not null,
  rate_bp integer not null,
  amount_minor bigint not null,
  primary key (cash_back_id, game_type)
);
revoke update, delete, truncate on cash_back_lines from fairground_app;
