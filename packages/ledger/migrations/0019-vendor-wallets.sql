-- Money of members at a vendor that keeps purses of its own: what is on its way there or back, and what came over. A
-- vendor that lost more to its players than they brought stands below zero.
insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('wallet_transit', 'vendor', 'credit', true, false, 'real'),
  ('vendor_wallets', 'vendor', 'credit', true, false, 'real');
