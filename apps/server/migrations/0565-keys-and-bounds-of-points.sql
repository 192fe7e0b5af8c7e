-- Rows of points are found by their member, by who stands below, by their bet and by their payment.
create index point_bets_of_member on point_bets (member_id);
create index point_shares_of_child on point_shares (child_id) where child_id is not null;
create index point_shares_of_bet on point_shares (vendor_id, round_id);
create index point_shares_of_payment on point_shares (payment_id) where payment_id is not null;

-- Taken back they are below zero; no sum of them leaves what an amount can hold.
alter table point_payments add check (abs(amount_minor) <= 1000000000000000);
alter table point_shares
  add check (abs(stake_minor) <= 1000000000000000),
  add check (abs(amount_minor) <= 1000000000000000);
