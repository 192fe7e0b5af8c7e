-- Seeds of rounds that are the same for everybody, a chain for each table or game. The head is published when the row is
-- written, with the round of a public beacon that is going to salt it; what that round gives is the salt.
create table {schema}.shared_chains (
  chain_id bigint generated always as identity primary key,
  table_id text not null,
  head text not null unique check (head ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  last_sealed text not null,
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  beacon_kind text not null check (beacon_kind in ('drand', 'recorded')),
  beacon_round bigint not null check (beacon_round > 0),
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  salted_at timestamptz,
  check ((salt is null) = (beacon_signature is null) and (salt is null) = (salted_at is null))
);
create index shared_chains_newest on {schema}.shared_chains (table_id, chain_id desc);
grant select, insert on {schema}.shared_chains to {role};
grant update (salt, beacon_signature, salted_at) on {schema}.shared_chains to {role};

-- The head of such a round; what it is about stands in further columns, which the vendor's own migrations add.
create table {schema}.shared_rounds (
  shared_round_id text collate "C" primary key,
  table_id text not null,
  chain_id bigint not null references {schema}.shared_chains,
  number integer not null check (number > 0),
  -- The element before the round's seed: public before the first bet.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- From the end of betting on, for whoever has to finish the round.
  seed_sealed text,
  -- In clear when the round is over, and never before.
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  unique (chain_id, number),
  check (server_seed is null or seed_sealed is not null)
);
create index shared_rounds_past on {schema}.shared_rounds (table_id, chain_id desc, number desc);
grant select, insert on {schema}.shared_rounds to {role};
grant update (seed_sealed, server_seed) on {schema}.shared_rounds to {role};
