-- Groups of places that a round from a shoe does not take, as was decided when it opened: every slip of it is held to
-- the same.
alter table studio.dealt_rounds
  add column shut_groups text[] not null default '{}';
