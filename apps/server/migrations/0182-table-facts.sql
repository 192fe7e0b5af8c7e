-- What a vendor says of its tables: who deals at a live one, and how many places a card room has.
alter table games
  add column hosts jsonb not null default '[]',
  add column seats integer check (seats between 1 and 1000);
create index games_with_hosts on games (sort, node_id) where hosts <> '[]';

-- National lotteries are a category of their own beside the house's.
alter table games drop constraint games_game_type_check;
alter table games add constraint games_game_type_check
  check (game_type in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'));
