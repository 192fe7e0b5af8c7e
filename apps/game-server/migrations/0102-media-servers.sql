-- The server beside the studio that carries the picture of a dealers' table; none: the relay of the studio does.
alter table studio.tables add column media jsonb;
grant update (media) on studio.tables to fairground_studio;
