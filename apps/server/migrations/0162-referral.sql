-- What is paid for friends: the newest row is in force.
create table referral_rules (
  id bigint generated always as identity primary key,
  is_on boolean not null,
  deposit_minor bigint not null check (deposit_minor >= 0),
  valid_bet_minor bigint not null check (valid_bet_minor >= 0),
  -- [{ friends, bonusMinor }], by friends.
  steps jsonb not null,
  hint_minor bigint not null check (hint_minor > 0),
  published_by text references operators (id),
  published_at timestamptz not null
);
revoke update, delete, truncate on referral_rules from fairground_app;
insert into referral_rules (is_on, deposit_minor, valid_bet_minor, steps, hint_minor, published_at) values
  (true, 10000000, 50000000, '[{"friends": 1, "bonusMinor": "500000"}, {"friends": 3, "bonusMinor": "1600000"},
    {"friends": 5, "bonusMinor": "3000000"}, {"friends": 10, "bonusMinor": "8000000"}]', 13100000, now());

-- Friends who did what the rules asked: whether they count was decided once, and stays.
create table referral_friends (
  friend_id text primary key references members (id),
  member_id text not null references members (id),
  state text not null check (state in ('counted', 'excluded')),
  -- What the two share, where they do not count.
  shared text check (shared in ('address', 'card')),
  decided_at timestamptz not null,
  check ((state = 'excluded') = (shared is not null))
);
create index referral_friends_of_member on referral_friends (member_id, state);
revoke update, delete, truncate on referral_friends from fairground_app;

-- Steps that were paid, each once.
create table referral_bonuses (
  member_id text not null references members (id),
  friends integer not null check (friends > 0),
  reward_id text not null unique references rewards (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  paid_at timestamptz not null,
  primary key (member_id, friends)
);
revoke update, delete, truncate on referral_bonuses from fairground_app;
