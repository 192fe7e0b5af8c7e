-- What was added without a look at the rows that stood holds for them too; nobody waits while they are read.
alter table studio.rounds validate constraint rounds_kind_check;
alter table studio.rounds validate constraint rounds_decided_by;
alter table studio.rounds validate constraint rounds_tips_win_nothing;
alter table studio.shared_bets validate constraint shared_bets_behind_a_seat;
