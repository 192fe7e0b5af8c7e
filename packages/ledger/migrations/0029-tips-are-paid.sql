-- The house pays whoever deals with its own money, and keeps what players gave: from the tips of the table to this account.
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('tips_paid', 'house', 'credit', true, false, 'real');
