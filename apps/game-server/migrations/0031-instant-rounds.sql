-- Games of one player are called instant games, here as everywhere.
alter table studio.rounds drop constraint rounds_kind_check;
update studio.rounds set kind = 'instant' where kind = 'solo';
alter table studio.rounds add constraint rounds_kind_check check (kind in ('slot', 'instant', 'shared'));
drop index studio.rounds_left;
create index rounds_left on studio.rounds (started_at) where kind = 'instant' and state = 'presenting';
alter table studio.solo_moves rename to instant_moves;
alter index studio.solo_moves_one_each rename to instant_moves_one_each;
alter index studio.solo_moves_one_betting rename to instant_moves_one_betting;
