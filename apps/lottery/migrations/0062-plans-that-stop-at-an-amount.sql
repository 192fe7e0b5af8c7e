-- A plan may stop once its draws have paid so much together.
alter table lottery.purchases
  add column stop_at_minor bigint check (stop_at_minor > 0);
