-- A paid round of a dealer's table whose result was wrong: two people say what it was, and every bet is settled again.
alter table studio.wallet_calls
  drop constraint wallet_calls_call_check,
  add constraint wallet_calls_call_check
    check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win', 'adjust'));

create table studio.round_corrections (
  shared_round_id text collate "C" not null references studio.shared_rounds,
  -- 1 for the first correction of the round, then one more each time.
  version integer not null check (version > 0),
  told_before json not null,
  told json not null,
  outcome_before json not null,
  -- What was overpaid stays with the players.
  keeps_overpaid boolean not null,
  reason text not null,
  asked_by text not null,
  asked_name text not null,
  confirmed_by text not null check (confirmed_by <> asked_by),
  confirmed_name text not null,
  at timestamptz not null,
  primary key (shared_round_id, version)
);
grant select, insert on studio.round_corrections to fairground_studio;

-- What a correction made of each bet of its round; the bet itself says what holds now.
create table studio.bet_corrections (
  round_id text collate "C" not null references studio.shared_bets,
  version integer not null check (version > 0),
  shared_round_id text collate "C" not null,
  -- What the player had got of it, with earlier corrections.
  paid_before_minor bigint not null check (paid_before_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- What the wallet is asked for: more, or less.
  change_minor bigint not null,
  -- What was overpaid and stays with the player.
  left_minor bigint not null check (left_minor >= 0),
  -- What was told of it before.
  events_before json not null,
  primary key (round_id, version),
  foreign key (shared_round_id, version) references studio.round_corrections,
  check (paid_before_minor + change_minor = payout_minor + left_minor),
  check (left_minor = 0 or change_minor = 0)
);
create index bet_corrections_of_round on studio.bet_corrections (shared_round_id, version);
grant select, insert on studio.bet_corrections to fairground_studio;

alter table studio.incidents
  drop constraint incidents_outcome_check,
  add constraint incidents_outcome_check check (outcome in ('go-on', 'read-again', 'void', 'review', 'corrected'));
