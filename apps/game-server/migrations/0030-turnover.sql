-- What of the stake counts as turnover, of a round that is over; null: all of it.
alter table studio.solo_moves add column turnover_minor bigint
  check (turnover_minor between 0 and stake_minor), add check (is_over or turnover_minor is null);
