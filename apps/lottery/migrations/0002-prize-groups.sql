-- From which to which prize group a player may bet, as the wallet said when the frame was opened; nobody of whom it said nothing.
create table lottery.player_groups (
  player_id text primary key,
  own_group integer not null check (own_group between 1000 and 2000),
  floor_group integer not null check (floor_group between 1000 and 2000),
  told_at timestamptz not null
);
grant select, insert, update, delete on lottery.player_groups to fairground_lottery;

-- What the wallet is told of the group of a ticket, with its bet; null where nothing of it has a price by group.
alter table lottery.rounds add column points jsonb;
