-- How long payouts to each bank took of late, measured every few minutes, so that nobody's visit adds it up again.
create table payout_times (
  bank_code text primary key,
  payout_count int not null check (payout_count > 0),
  median_seconds int not null check (median_seconds >= 0),
  p95_seconds int not null check (p95_seconds >= median_seconds),
  measured_at timestamptz not null
);
