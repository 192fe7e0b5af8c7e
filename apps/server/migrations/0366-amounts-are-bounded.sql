-- An amount that no currency has is a fault of ours: it must not get into a sum. 10^17 is the most an account holds.
alter table bet_days
  add constraint bet_days_stakes_bound check (stakes_minor between 0 and 100000000000000000),
  add constraint bet_days_rollbacks_bound check (rollbacks_minor between 0 and 100000000000000000),
  add constraint bet_days_payouts_bound check (payouts_minor between -100000000000000000 and 100000000000000000);
alter table team_bet_days
  add constraint team_bet_days_stakes_bound check (stakes_minor between -1000000000000000000 and 1000000000000000000),
  add constraint team_bet_days_rollbacks_bound check (rollbacks_minor between -1000000000000000000 and 1000000000000000000),
  add constraint team_bet_days_payouts_bound check (payouts_minor between -1000000000000000000 and 1000000000000000000);
alter table report_days
  add constraint report_days_stakes_bound check (stakes_minor between -1000000000000000000 and 1000000000000000000),
  add constraint report_days_payouts_bound check (payouts_minor between -1000000000000000000 and 1000000000000000000);
alter table cash_back_lines
  add constraint cash_back_lines_amount_bound check (amount_minor between 0 and 100000000000000000),
  add constraint cash_back_lines_loss_bound check (net_loss_minor between -100000000000000000 and 100000000000000000);
alter table contract_incomes
  add constraint contract_incomes_loss_bound check (loss_minor between -1000000000000000000 and 1000000000000000000),
  add constraint contract_incomes_valid_bound check (valid_minor between 0 and 1000000000000000000);
alter table contract_runs
  add constraint contract_runs_amount_bound check (amount_minor between 0 and 1000000000000000000);
alter table game_return_alarms
  add constraint game_return_alarms_stake_bound check (stake_minor between 0 and 1000000000000000000),
  add constraint game_return_alarms_payout_bound check (payout_minor between 0 and 1000000000000000000);
alter table game_return_days
  add constraint game_return_days_payout_bound check (payout_minor_max between 0 and 100000000000000000);
alter table game_rounds
  add constraint game_rounds_extra_bound check (extra_minor between -100000000000000000 and 100000000000000000);
alter table games
  add constraint games_stake_min_bound check (stake_minor_min between 0 and 100000000000000000),
  add constraint games_stake_max_bound check (stake_minor_max between 0 and 100000000000000000);
alter table gateway_events
  add constraint gateway_events_amount_bound check (amount_minor between 0 and 100000000000000000);
alter table mission_scores
  add constraint mission_scores_amount_bound check (amount_minor between -100000000000000000 and 100000000000000000);
alter table point_days
  add constraint point_days_counted_bound check (counted_minor between -100000000000000000 and 100000000000000000);
alter table rebate_lines
  add constraint rebate_lines_amount_bound check (amount_minor between 0 and 100000000000000000),
  add constraint rebate_lines_valid_bound check (valid_minor between 0 and 100000000000000000);
alter table reward_runs
  add constraint reward_runs_amount_bound check (amount_minor between 0 and 1000000000000000000);
