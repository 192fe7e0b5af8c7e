-- Seats around a table: somebody sits there, and others may play behind. None unless two people set them up.
alter table studio.tables
  add column seats smallint not null default 0 check (seats in (0, 7)),
  add column bet_behind boolean not null default false,
  add constraint tables_behind_seats check (seats > 0 or not bet_behind);
grant update (seats, bet_behind) on studio.tables to fairground_studio;

-- What others may have behind one seat in a round; null: as much as one player may have in it.
alter table studio.table_limits add column behind_minor_max bigint check (behind_minor_max > 0);

create table studio.seats (
  table_id text not null references studio.tables,
  seat smallint not null check (seat between 1 and 7),
  player_id text not null,
  taken_at timestamptz not null,
  -- Without a bet by then it is free again; null while no bets are taken, and once it is confirmed.
  lease_until timestamptz,
  is_confirmed boolean not null default false,
  -- Rounds in a row without a bet.
  idle_rounds smallint not null default 0 check (idle_rounds >= 0),
  primary key (table_id, seat),
  unique (table_id, player_id)
);
grant select, insert, update, delete on studio.seats to fairground_studio;

-- The seat that a bet was placed behind.
alter table studio.shared_bets add column behind_seat smallint;
alter table studio.shared_bets add constraint shared_bets_behind_a_seat check (behind_seat between 1 and 7) not valid;
create index shared_bets_behind on studio.shared_bets (shared_round_id, behind_seat) where behind_seat is not null;
