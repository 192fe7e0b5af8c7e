-- Corrections of a vendor above so much wait for two people. Null: what holds for every vendor.
alter table vendor_limits add column adjust_held_minor bigint check (adjust_held_minor > 0);

-- Corrections that wait, those of one bet before its next version.
create index psw_transactions_held_adjustments on psw_transactions (vendor_id, original_transaction_id)
  where call = 'adjust' and state = 'HELD';
