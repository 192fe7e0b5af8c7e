-- A table that staff have stopped opens in the console alone, whatever cause they named. One that waits for its next shift
-- has the cause `schedule` too, and was stopped by nobody.
alter table studio.tables add column is_stopped boolean not null default false;
grant update (is_stopped) on studio.tables to fairground_studio;
