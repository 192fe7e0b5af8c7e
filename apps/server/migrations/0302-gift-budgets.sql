-- What is given without a campaign has a budget a day of the site, for all and for one member. Without a row nothing is given.
create table gift_budgets (
  source text not null check (source in ('referral', 'points', 'rebate', 'cashback')),
  currency text not null,
  day_minor bigint not null check (day_minor >= 0),
  member_minor bigint not null check (member_minor between 0 and day_minor),
  changed_at timestamptz not null default now(),
  primary key (source, currency)
);
insert into gift_budgets (source, currency, day_minor, member_minor) values
  ('referral', 'VND', 50000000000, 5000000000),
  ('points', 'VND', 20000000000, 2000000000),
  ('rebate', 'VND', 200000000000, 20000000000),
  ('cashback', 'VND', 500000000000, 50000000000);
revoke delete, truncate on gift_budgets from fairground_app;

create table gift_spendings (
  source text not null,
  currency text not null,
  day date not null,
  -- Empty: of all members together.
  member_id text not null,
  spent_minor bigint not null check (spent_minor >= 0),
  primary key (source, currency, day, member_id)
);
revoke delete, truncate on gift_spendings from fairground_app;
