-- Games that one player plays against the studio, of one step or several. The round is the head; its moves hold the rest.
alter table studio.rounds add column kind text not null default 'slot' check (kind in ('slot', 'solo'));
-- A slot's total is drawn with its bet; what a solo round pays stands in its last move.
alter table studio.rounds add check (kind = 'slot' or (total_minor = 0 and events::text = '[]'));

-- The bet and every action, each with the round as it stands after it, written before it is answered and never changed.
create table studio.solo_moves (
  round_id text collate "C" not null references studio.rounds,
  -- 0 is the bet; then one more for everything that was asked for, also when it came to nothing.
  move integer not null check (move >= 0),
  -- Number of actions before it; an action that came to nothing leaves its place to the next.
  step integer not null check (step >= 0),
  request_id uuid not null,
  input json not null,
  stake_added_minor bigint not null check (stake_added_minor >= 0),
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null check (payout_minor >= 0),
  is_over boolean not null,
  events json not null,
  allowed json not null,
  state text not null check (state in ('betting', 'taken', 'refused', 'void')),
  refusal_code text,
  at timestamptz not null,
  primary key (round_id, move),
  unique (round_id, request_id),
  check (move > 0 or (step = 0 and stake_added_minor = stake_minor)),
  check (is_over or payout_minor = 0),
  check (state <> 'betting' or stake_added_minor > 0),
  check ((state = 'refused') = (refusal_code is not null))
);
create unique index solo_moves_one_each on studio.solo_moves (round_id, step, (move = 0)) where state in ('betting', 'taken');
create unique index solo_moves_one_betting on studio.solo_moves (round_id) where state = 'betting';
grant select, insert on studio.solo_moves to fairground_studio;
grant update (state, refusal_code) on studio.solo_moves to fairground_studio;

-- Which move of the round asks for the money; a slot has one.
alter table studio.wallet_calls add column move integer not null default 0 check (move >= 0);
create index rounds_left on studio.rounds (started_at) where kind = 'solo' and state = 'presenting';
