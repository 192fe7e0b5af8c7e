-- A day of all vendors' stakes has no end; a member's day is bounded by its type alone, and stops no counting before that.
alter table report_days
  drop constraint report_days_stakes_bound,
  drop constraint report_days_payouts_bound,
  alter column stakes_minor type numeric(38, 0),
  alter column payouts_minor type numeric(38, 0),
  add constraint report_days_stakes_bound check (stakes_minor between -1e36 and 1e36),
  add constraint report_days_payouts_bound check (payouts_minor between -1e36 and 1e36);
alter table bet_days
  drop constraint bet_days_stakes_bound,
  drop constraint bet_days_rollbacks_bound,
  drop constraint bet_days_payouts_bound,
  add constraint bet_days_stakes_bound check (stakes_minor between 0 and 9000000000000000000),
  add constraint bet_days_rollbacks_bound check (rollbacks_minor between 0 and 9000000000000000000),
  add constraint bet_days_payouts_bound check (payouts_minor between -9000000000000000000 and 9000000000000000000);
alter table team_bet_days
  drop constraint team_bet_days_stakes_bound,
  drop constraint team_bet_days_rollbacks_bound,
  drop constraint team_bet_days_payouts_bound,
  add constraint team_bet_days_stakes_bound check (stakes_minor between -9000000000000000000 and 9000000000000000000),
  add constraint team_bet_days_rollbacks_bound
    check (rollbacks_minor between -9000000000000000000 and 9000000000000000000),
  add constraint team_bet_days_payouts_bound check (payouts_minor between -9000000000000000000 and 9000000000000000000);
