-- Amounts of a day are sums of amounts of the ledger. What was won may be below nothing where a win was taken back.
alter table risk_days
  add constraint risk_days_deposits_bound check (deposits_minor between 0 and 9000000000000000000),
  add constraint risk_days_withdrawals_bound check (withdrawals_minor between 0 and 9000000000000000000),
  add constraint risk_days_staked_bound check (staked_minor between 0 and 9000000000000000000),
  add constraint risk_days_won_bound check (won_minor between -9000000000000000000 and 9000000000000000000),
  add constraint risk_days_stakes_bound check (
    stake_median_minor >= 0 and stake_max_minor >= 0 and stake_deviation_minor >= 0);
create index risk_flags_case on risk_flags (case_id) where case_id is not null;
