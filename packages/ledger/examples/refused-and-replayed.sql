-- What happens when a caller asks twice, asks for too much, or uses a key for something else.

select ledger.open_account('house', 'main-bank', 'clearing_bank', 'VND') as bank,
  ledger.open_account('vendor', 'house-studio', 'vendor_clearing', 'VND') as vendor,
  ledger.open_account('member', 'mbr_hoa', 'cash', 'VND') as hoa;
select status, balance from ledger.post_transfer('deposits', 'dep_1', sha256('dep_1'), 'deposit', 1, 3, 10000, 'stf_finance');

-- The vendor gets no answer and sends the bet again: one bet, and the second answer says so.
select status, transfer_id, replayed, balance
from ledger.post_transfer('house-studio', 'bet-1', sha256('bet-1 6000'), 'bet', 3, 2, 6000, 'house-studio', 'rnd_1');
select status, transfer_id, replayed, balance
from ledger.post_transfer('house-studio', 'bet-1', sha256('bet-1 6000'), 'bet', 3, 2, 6000, 'house-studio', 'rnd_1');

-- The same key for another amount.
select status, transfer_id, replayed, balance
from ledger.post_transfer('house-studio', 'bet-1', sha256('bet-1 1'), 'bet', 3, 2, 1, 'house-studio', 'rnd_1');

-- Too much: refused, also when it is sent again after money has arrived. The balance is the one of now.
select status, code, replayed, balance
from ledger.post_transfer('house-studio', 'bet-2', sha256('bet-2 6000'), 'bet', 3, 2, 6000, 'house-studio', 'rnd_2');
select status, balance from ledger.post_transfer('deposits', 'dep_2', sha256('dep_2'), 'deposit', 1, 3, 10000, 'stf_finance');
select status, code, replayed, balance
from ledger.post_transfer('house-studio', 'bet-2', sha256('bet-2 6000'), 'bet', 3, 2, 6000, 'house-studio', 'rnd_2');

-- The round is cancelled: the bet is taken back once.
select status, balance, version
from ledger.reverse_transfer('house-studio', 'rollback-1', sha256('rollback-1'), 2, 'house-studio');
select status, code, balance, version
from ledger.reverse_transfer('house-studio', 'rollback-2', sha256('rollback-2'), 2, 'house-studio');

-- Every request is remembered, refusals too.
select scope, key, operation, outcome, code, amount, reverses, reversed_by from ledger.transfer_outcomes order by transfer_id;
