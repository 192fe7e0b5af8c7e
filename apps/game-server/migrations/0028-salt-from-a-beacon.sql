-- The head of a chain is published before its salt exists: with it a round of a public beacon is named that is still to
-- come, and what that round gives is the salt. Chains that were salted with seeds of players go on as they are.
alter table studio.shared_chains
  add column beacon_kind text check (beacon_kind in ('drand', 'recorded')),
  add column beacon_round bigint check (beacon_round > 0),
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add column salted_at timestamptz;
alter table studio.shared_chains drop constraint shared_chains_check;
alter table studio.shared_chains
  add constraint shared_chains_beacon check ((beacon_kind is null) = (beacon_round is null)),
  add constraint shared_chains_salted check (
    case when beacon_kind is null then (salt is null) = (salted_with is null) and beacon_signature is null
    else salted_with is null and (salt is null) = (beacon_signature is null) and (salt is null) = (salted_at is null) end
  );
revoke update (salted_with) on studio.shared_chains from fairground_studio;
grant update (beacon_kind, beacon_round, beacon_signature, salted_at) on studio.shared_chains to fairground_studio;

-- Who made the client seed. One of the studio is replaced by the player's own browser before the first bet.
alter table studio.seed_pairs
  add column client_seed_by text not null default 'player' check (client_seed_by in ('studio', 'player'));
grant update (client_seed_by) on studio.seed_pairs to fairground_studio;
