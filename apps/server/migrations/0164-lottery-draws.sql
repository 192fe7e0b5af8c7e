-- Draws of lotteries as they were opened; what is written stays.
create table lottery_draws (
  vendor_id text not null references vendors (id),
  game_code text not null,
  issue text not null,
  numbers text[] not null check (cardinality(numbers) between 1 and 100),
  opened_at timestamptz not null,
  primary key (vendor_id, game_code, issue)
);
create index lottery_draws_of_game on lottery_draws (game_code, opened_at desc);
create index lottery_draws_opened on lottery_draws (opened_at desc);
revoke update, delete, truncate on lottery_draws from fairground_app;
