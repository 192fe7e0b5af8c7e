-- Where a game opens, and what a table of the live casino is.
alter table games
  -- `page`: a page of its own; `popup`: a window over the page; `mini`: that too, and it is the site's mini game.
  add column opens_in text not null default 'page' check (opens_in in ('page', 'popup', 'mini')),
  -- As the vendor says; a live game without one is among the others.
  add column category text check (category in ('baccarat', 'sicbo', 'roulette', 'dragonTiger', 'blackjack'));
create unique index games_mini on games (opens_in) where opens_in = 'mini';
create index games_of_category on games (game_type, category, sort, node_id)
  where is_enabled and vendor_status <> 'retired' and category is not null;
