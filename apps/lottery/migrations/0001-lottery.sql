-- Draws are places in the chain of their lottery, open for sale some time ahead.
alter table lottery.shared_rounds
  add column draw_no text not null,
  add column opens_at timestamptz not null,
  -- The end of the sale, by the server's clock.
  add column closes_at timestamptz not null,
  -- When it is drawn; the beacon is counted from here.
  add column draws_at timestamptz not null,
  add column mode text not null check (mode in ('drand', 'recorded', 'none')),
  add column rules_version integer not null check (rules_version > 0),
  add column state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'settled', 'void')),
  -- The record of the close: written once, before the beacon is known.
  add column closed_at timestamptz,
  add column ticket_root text check (ticket_root ~ '^[0-9a-f]{64}$'),
  add column ticket_count integer check (ticket_count >= 0),
  -- Minor units by currency.
  add column stakes jsonb,
  add column beacon_round bigint check (beacon_round > 0),
  add column time_lock text,
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add column result jsonb,
  add column drawn_at timestamptz,
  add column settled_at timestamptz,
  add column void_cause text,
  add unique (table_id, draw_no),
  add check (opens_at < closes_at and closes_at <= draws_at),
  add check (state in ('open', 'void') or (ticket_root is not null and closed_at is not null)),
  add check (state not in ('drawn', 'settled') or (result is not null and server_seed is not null)),
  add check ((state = 'void') = (void_cause is not null));
create index shared_rounds_due on lottery.shared_rounds (table_id, closes_at) where state in ('open', 'closed', 'drawn');
create index shared_rounds_shown on lottery.shared_rounds (table_id, draws_at desc) where state in ('drawn', 'settled', 'void');
grant update (state, closed_at, ticket_root, ticket_count, stakes, beacon_round, time_lock, beacon_signature, result,
  drawn_at, settled_at, void_cause) on lottery.shared_rounds to fairground_lottery;

-- What a player bought with one press: a ticket for each of its draws.
create table lottery.purchases (
  purchase_id text collate "C" primary key,
  player_id text not null,
  game_id text not null,
  request_id uuid not null,
  -- Later draws are given back when one of them has won.
  stops_on_win boolean not null,
  made_at timestamptz not null,
  stopped_at timestamptz,
  unique (player_id, request_id)
);
grant select, insert on lottery.purchases to fairground_lottery;
grant update (stopped_at) on lottery.purchases to fairground_lottery;

-- A ticket is a round of the wallet: one stake, one result.
alter table lottery.rounds
  add column draw_id text collate "C" not null references lottery.shared_rounds,
  add column purchase_id text collate "C" not null references lottery.purchases,
  -- Its place among the draws of the purchase.
  add column issue integer not null check (issue >= 0),
  add column multiple integer not null check (multiple > 0),
  add column stake_minor bigint not null check (stake_minor > 0),
  -- The most that it pays, as the wallet said when it was bought.
  add column payout_minor_max bigint check (payout_minor_max > 0),
  add column payout_minor bigint not null default 0 check (payout_minor >= 0),
  add column started_at timestamptz not null,
  add unique (purchase_id, issue),
  add check (payout_minor = 0 or state = 'collected');
create index rounds_of_draw on lottery.rounds (draw_id, round_id) where state in ('betting', 'presenting');
create index rounds_of_draw_all on lottery.rounds (draw_id, round_id);
grant update (payout_minor) on lottery.rounds to fairground_lottery;

-- The lines of a ticket: leaves of the draw's tree. Nothing of them but their end is ever changed.
create table lottery.lines (
  round_id text collate "C" not null references lottery.rounds,
  line smallint not null check (line >= 0),
  play text not null,
  selection jsonb not null,
  -- As they stand in the leaf.
  numbers text[] not null,
  bets integer not null check (bets > 0),
  unit_minor bigint not null check (unit_minor > 0),
  stake_minor bigint not null check (stake_minor > 0),
  -- What of account and board decides the price.
  terms jsonb not null,
  factor integer not null check (factor between 1 and 1000),
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  hits integer check (hits >= 0),
  refund_minor bigint check (refund_minor >= 0),
  payout_minor bigint check (payout_minor >= 0),
  primary key (round_id, line)
);
grant select, insert on lottery.lines to fairground_lottery;
grant update (hits, refund_minor, payout_minor) on lottery.lines to fairground_lottery;

-- Numbers that are sold at less than their whole prize, or not at all; the newest row of each holds from its moment on.
create table lottery.factors (
  factor_id bigint generated always as identity primary key,
  game_id text not null,
  draw_no text,
  play text not null,
  number text not null,
  per_mille integer not null check (per_mille between 0 and 1000),
  set_at timestamptz not null,
  set_by text not null
);
create index factors_newest on lottery.factors (game_id, play, number, factor_id desc);
grant select, insert on lottery.factors to fairground_lottery;

create index shared_rounds_drawn on lottery.shared_rounds (drawn_at) where state in ('drawn', 'settled');
