-- A pool may be closed: all of its money goes to another one, and it is never won again.
alter table studio.jackpot_pools
  -- From pools that were closed; below zero in one that was closed itself.
  add column moved_minor bigint not null default 0,
  add column closed_at timestamptz,
  drop constraint jackpot_pools_check1,
  add constraint jackpot_pools_money check (base_minor + increment_minor + reserve_minor + overflow_minor
    = contributed_minor + reserved_minor + house_minor + moved_minor - paid_minor),
  add constraint jackpot_pools_closed check (closed_at is null or (paused_at is not null
    and base_minor + increment_minor + reserve_minor + overflow_minor = 0));
grant update (moved_minor, closed_at) on studio.jackpot_pools to fairground_studio;

create table studio.jackpot_moves (
  move_id text primary key,
  from_pool text collate "C" not null unique references studio.jackpot_pools,
  to_pool text collate "C" not null references studio.jackpot_pools,
  base_minor bigint not null check (base_minor >= 0),
  -- With what a win left over.
  increment_minor bigint not null check (increment_minor >= 0),
  reserve_minor bigint not null check (reserve_minor >= 0),
  at timestamptz not null,
  check (from_pool <> to_pool)
);
grant select, insert on studio.jackpot_moves to fairground_studio;
