-- What agents and players earn by their prize groups: an expense of the house of its own, beside rebates and bonuses.
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('expense_points', 'house', 'debit', true, false, 'real');
