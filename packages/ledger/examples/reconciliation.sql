-- How staff prove that the books are right.

select ledger.open_account('house', 'main-bank', 'clearing_bank', 'VND') as bank,
  ledger.open_account('vendor', 'house-studio', 'vendor_clearing', 'VND') as vendor,
  ledger.open_account('member', 'mbr_tuan', 'cash', 'VND') as tuan;
select status, balance from ledger.post_transfer('deposits', 'dep_1', sha256('dep_1'), 'deposit', 1, 3, 90000, 'stf_finance');
select status, balance from ledger.post_transfer('house-studio', 'b1', sha256('b1'), 'bet', 3, 2, 20000, 'house-studio', 'rnd_1');
select status, balance from ledger.post_transfer('house-studio', 'b2', sha256('b2'), 'bet', 3, 2, 5000, 'house-studio', 'rnd_2');
select status, balance from ledger.post_transfer('house-studio', 'w1', sha256('w1'), 'win', 2, 3, 12000, 'house-studio', 'rnd_1');
select status, balance from ledger.reverse_transfer('house-studio', 'r2', sha256('r2'), 3, 'house-studio');

-- What the vendor won, round by round; compare it with the vendor's own list.
select reference as round, sum(amount) as won_by_the_house, count(*) as movements
from ledger.account_entries
where account_id = 2
group by reference order by reference;

-- The balance of a house account is its last roll-up and what was appended since: a roll-up changes nothing.
select kind, normal_side, balance, balance_on_normal_side from ledger.house_balances order by account_id;
select ledger.roll_up_house_balances() as moved;
select kind, normal_side, balance, balance_on_normal_side from ledger.house_balances order by account_id;

-- What the members are owed is what the bank holds, less what the house has won.
select sum(balance) filter (where owner_kind = 'member') as owed_to_members,
  -sum(balance) filter (where kind = 'clearing_bank') as in_the_bank,
  sum(balance) filter (where kind = 'vendor_clearing') as won_by_the_house
from ledger.account_balances;

-- The audit finds nothing.
select * from ledger.broken_invariants;
