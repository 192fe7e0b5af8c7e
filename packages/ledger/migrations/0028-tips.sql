-- What players give whoever deals at a table: money of the table, in no vendor's clearing and in no result of a game.
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('tips', 'table', 'credit', true, false, 'real');
