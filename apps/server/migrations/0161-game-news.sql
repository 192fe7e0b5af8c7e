-- An announcement may be about games of one type: their pages show it too.
alter table contents add column game_type text
  check (game_type is null or (game_type ~ '^[A-Z][A-Z0-9_]{1,19}$' and type in ('H', 'PR')));
create index contents_of_games on contents (game_type, sort, id) where game_type is not null and state = 'published';
