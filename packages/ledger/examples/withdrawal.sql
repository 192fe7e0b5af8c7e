-- A withdrawal: hold, capture to money in flight, pay from the bank. A second one is rejected and released.

select ledger.open_account('house', 'main-bank', 'clearing_bank', 'VND') as bank,
  ledger.open_account('house', 'payouts', 'withdrawals_in_flight', 'VND') as in_flight,
  ledger.open_account('member', 'mbr_minh', 'cash', 'VND') as minh,
  ledger.open_account('vendor', 'house-studio', 'vendor_clearing', 'VND') as vendor;

select status, balance from ledger.post_transfer('deposits', 'dep_1', sha256('dep_1'), 'deposit', 1, 3, 50000, 'stf_finance');

-- Minh asks for 400.00: the money stays in the balance and can no longer be spent.
select status, hold_id, balance, available
from ledger.place_hold(
  p_scope => 'withdrawals', p_key => 'wdr_1', p_request_hash => sha256('wdr_1 40000'),
  p_account_id => 3, p_amount => 40000, p_actor => 'mbr_minh', p_reference => 'wdr_1');

-- A bet of 200.00 is refused meanwhile.
select status, code, balance, available
from ledger.post_transfer('house-studio', 'bet-1', sha256('bet-1'), 'bet', 3, 4, 20000, 'house-studio', 'rnd_1');

-- Staff approve: the hold is captured into money in flight, and the bank pays it out.
select status, hold_id, balance, available
from ledger.capture_hold(
  p_scope => 'withdrawals', p_key => 'wdr_1-pay', p_request_hash => sha256('wdr_1-pay'),
  p_kind => 'withdrawal', p_hold_id => 1, p_credit_account_id => 2, p_amount => null, p_actor => 'stf_finance');
select status from ledger.post_transfer('withdrawals', 'wdr_1-paid', sha256('wdr_1-paid'), 'payout', 2, 1, 40000, 'stf_finance', 'wdr_1');

-- The next request is rejected: its hold is released.
select status, hold_id, balance, available
from ledger.place_hold('withdrawals', 'wdr_2', sha256('wdr_2 10000'), 3, 10000, 'mbr_minh', 'wdr_2');
select status, hold_id, balance, available
from ledger.release_hold(
  p_scope => 'withdrawals', p_key => 'wdr_2-reject', p_request_hash => sha256('wdr_2-reject'),
  p_hold_id => 2, p_actor => 'stf_finance');

-- A released hold pays nothing any more.
select status, code, hold_id, balance
from ledger.capture_hold('withdrawals', 'wdr_2-pay', sha256('wdr_2-pay'), 'withdrawal', 2, 2, null, 'stf_finance');

select reference, amount, captured, released, state, closed_by from ledger.account_holds where account_id = 3 order by hold_id;
select owner_id, kind, balance, held, available from ledger.account_balances order by account_id;
