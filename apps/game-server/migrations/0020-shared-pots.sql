-- Rounds whose bets meet in pots: what a round comes to follows from its seed and from every bet that stands when it begins
-- to run. It is fixed there, sealed until the run has ended.
alter table studio.shared_rounds
  add column outcome_sealed text,
  add check (outcome_sealed is null or started_at is not null);
grant update (outcome_sealed) on studio.shared_rounds to fairground_studio;

-- What each round leaves in the pot of a currency for the rounds after it; the newest row is the pot as it stands.
create table studio.shared_pots (
  table_id text not null references studio.shared_tables,
  currency text not null,
  shared_round_id text collate "C" not null references studio.shared_rounds,
  meter_minor bigint not null check (meter_minor >= 0),
  reserve_minor bigint not null check (reserve_minor >= 0),
  primary key (table_id, currency, shared_round_id)
);
grant select, insert on studio.shared_pots to fairground_studio;
