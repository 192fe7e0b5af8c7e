-- Leagues and teams that a player follows: the same on every device.
create table sportsbook.favourites (
  player_id text not null,
  kind text not null check (kind in ('league', 'team')),
  target_id text not null,
  followed_at timestamptz not null,
  primary key (player_id, kind, target_id)
);
grant select, insert, delete on sportsbook.favourites to fairground_sportsbook;

-- The last matches of one team.
create index shared_rounds_of_home on sportsbook.shared_rounds (table_id, home, starts_at desc) where state = 'settled';
create index shared_rounds_of_away on sportsbook.shared_rounds (table_id, away, starts_at desc) where state = 'settled';
