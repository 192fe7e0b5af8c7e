-- What was staked and paid on a day that is over, by vendor and category: summed once from the ledger, read from then on.
create table report_days (
  day date not null,
  currency text not null,
  -- Where the day began and ended; another zone of the site sums its days anew.
  time_zone text not null,
  vendor_id text not null,
  game_type text not null,
  bet_count bigint not null,
  stakes_minor bigint not null,
  payouts_minor bigint not null,
  primary key (currency, time_zone, day, vendor_id, game_type)
);

-- Which days are in it, those without anything too.
create table closed_report_days (
  currency text not null,
  time_zone text not null,
  day date not null,
  closed_at timestamptz not null,
  primary key (currency, time_zone, day)
);
