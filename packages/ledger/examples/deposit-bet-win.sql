-- A deposit, a bet and its win. Credits are positive: the member's money is what the house owes the member,
-- and the bank, where the money lies, has the opposite balance.

select ledger.open_account('house', 'main-bank', 'clearing_bank', 'VND') as bank,
  ledger.open_account('vendor', 'house-studio', 'vendor_clearing', 'VND') as vendor,
  ledger.open_account('member', 'mbr_lan', 'cash', 'VND') as lan;

-- 1,000.00 VND arrive at the bank.
select status, code, replayed, balance, available, version
from ledger.post_transfer(
  p_scope => 'deposits', p_key => 'dep_1', p_request_hash => sha256('dep_1 mbr_lan 100000'),
  p_kind => 'deposit', p_debit_account_id => 1, p_credit_account_id => 3, p_amount => 100000,
  p_actor => 'stf_finance', p_reference => 'dep_1');

-- Lan bets 300.00 in a round.
select status, code, replayed, balance, available, version
from ledger.post_transfer(
  p_scope => 'house-studio', p_key => 'bet-1', p_request_hash => sha256('bet-1 rnd_1 30000'),
  p_kind => 'bet', p_debit_account_id => 3, p_credit_account_id => 2, p_amount => 30000,
  p_actor => 'house-studio', p_reference => 'rnd_1');

-- The round pays 750.00.
select status, code, replayed, balance, available, version
from ledger.post_transfer(
  p_scope => 'house-studio', p_key => 'win-1', p_request_hash => sha256('win-1 rnd_1 75000'),
  p_kind => 'win', p_debit_account_id => 2, p_credit_account_id => 3, p_amount => 75000,
  p_actor => 'house-studio', p_reference => 'rnd_1');

-- What Lan sees, newest first.
select transfer_kind, amount, balance_after, account_version, reference, counter_account_kind
from ledger.account_entries
where account_id = 3
order by entry_id desc limit 20;

-- Everything that was ever written sums to zero.
select owner_id, kind, balance from ledger.account_balances order by account_id;
select sum(balance) as total from ledger.account_balances;
