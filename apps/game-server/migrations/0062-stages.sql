-- Rounds in which players decide between the cards. A stage is asked, shut and shown; 0: none has begun.
alter table studio.shared_rounds
  add column stage integer not null default 0 check (stage >= 0),
  add column stage_closes_at timestamptz,
  -- From here on the rest of the round is shown, and nobody decides anything.
  add column stages_ended_at timestamptz;
grant update (stage, stage_closes_at, stages_ended_at) on studio.shared_rounds to fairground_studio;

-- What players wish in a stage. Sealed until it is shut, so that nobody of the house can tell one player of another's.
create table studio.stage_wishes (
  shared_round_id text collate "C" not null references studio.shared_rounds,
  player_id text not null,
  mode text not null check (mode in ('real', 'demo')),
  stage integer not null check (stage > 0),
  -- Null where the player said nothing.
  wish_sealed text,
  received_at timestamptz,
  -- What counts, from the moment the stage is shut.
  decided text,
  primary key (shared_round_id, player_id, mode, stage)
);
grant select, insert on studio.stage_wishes to fairground_studio;
grant update (wish_sealed, received_at, decided) on studio.stage_wishes to fairground_studio;

-- What a wish adds to the stake: a further bet in the round of the player's first one.
create table studio.stage_raises (
  round_id text collate "C" not null references studio.rounds,
  move integer not null check (move > 0),
  shared_round_id text collate "C" not null references studio.shared_rounds,
  stage integer not null check (stage > 0),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('betting', 'taken', 'refused', 'void')),
  refusal_code text,
  at timestamptz not null,
  primary key (round_id, move),
  check ((state = 'refused') = (refusal_code is not null))
);
create unique index stage_raises_one_each on studio.stage_raises (round_id, stage) where state in ('betting', 'taken');
create index stage_raises_of_round on studio.stage_raises (shared_round_id);
grant select, insert on studio.stage_raises to fairground_studio;
grant update (state, refusal_code) on studio.stage_raises to fairground_studio;
