-- A round whose players all add nothing more closes early: who has said so, and since when it does.
create table studio.ready_words (
  shared_round_id text collate "C" not null references studio.shared_rounds,
  player_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  -- Without a bet.
  is_skip boolean not null,
  said_at timestamptz not null,
  primary key (shared_round_id, player_id, mode)
);
grant select, insert on studio.ready_words to fairground_studio;
alter table studio.shared_rounds add column shortened_at timestamptz;
grant update (closes_at, shortened_at) on studio.shared_rounds to fairground_studio;
