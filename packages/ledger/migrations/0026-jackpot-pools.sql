-- Money of pools that stakes of many games join, one set of accounts per vendor, jackpot and tier: the seed that a cycle
-- began with, what stakes added and what a win left over, and the reserve that pays the next seed.
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('jackpot_base',      'vendor', 'credit', true, false, 'real'),
  ('jackpot_increment', 'vendor', 'credit', true, false, 'real'),
  ('jackpot_reserve',   'vendor', 'credit', true, false, 'real');
