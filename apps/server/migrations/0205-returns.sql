-- rtp_bp is the return with the best play. Where bets return differently, that of the poorest one stands beside it; and how
-- much of a bet counts for rebates and cash back, in percent, where no rule names the game.
alter table games
  add column rtp_min_bp integer check (rtp_min_bp between 1 and 10000),
  add column rebate_weight integer not null default 100 check (rebate_weight between 0 and 100);
