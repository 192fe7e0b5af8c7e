-- Tips to whoever deals: at tables that two people switched them on for.
alter table studio.tables add column tips boolean not null default false;
grant update (tips) on studio.tables to fairground_studio;

-- A tip is a round of its own for its money calls, and no play: nothing is drawn, and nothing is won.
alter table studio.rounds drop constraint rounds_kind_check;
alter table studio.rounds add constraint rounds_kind_check check (kind in ('slot', 'instant', 'shared', 'tip')) not valid;
alter table studio.rounds drop constraint rounds_decided_by;
alter table studio.rounds add constraint rounds_decided_by check ((pair_id is null) = (kind in ('shared', 'tip')))
  not valid;
alter table studio.rounds add constraint rounds_tips_win_nothing check (kind <> 'tip' or (total_minor = 0 and mode = 'real'))
  not valid;
-- `rounds_one_open` covers tips: one of a player waits for the wallet at a time.

create table studio.tips (
  round_id text collate "C" primary key references studio.rounds,
  table_id text not null references studio.tables,
  -- The round it was given in; it may be removed later when nobody bet in it.
  shared_round_id text collate "C" not null,
  player_id text not null,
  -- Who dealt then, at a dealer's table.
  shift_id text references studio.shifts,
  given_at timestamptz not null
);
create index tips_of_round on studio.tips (shared_round_id, player_id);
create index tips_by_time on studio.tips (given_at);
grant select, insert on studio.tips to fairground_studio;
