-- Marks that the portal tells of a player: two who share one never sit at one table for money.
alter table studio.room_players add column apart text[] not null default '{}';
-- Those of the player when he sat down.
alter table studio.room_seats add column apart text[] not null default '{}';
