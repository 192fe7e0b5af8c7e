-- Pools of the house that stakes of many games join. What is inside is what came in less what was paid: always, by check.
create table studio.jackpot_pools (
  -- jackpot.tier.currency; pools are locked in this order.
  pool_id text collate "C" primary key,
  jackpot_id text not null,
  tier text not null,
  currency text not null,
  -- The published terms of the jackpot and this tier, as they hold now.
  terms json not null,
  cycle integer not null check (cycle > 0),
  base_minor bigint not null check (base_minor >= 0),
  increment_minor bigint not null check (increment_minor >= 0),
  reserve_minor bigint not null check (reserve_minor >= 0),
  overflow_minor bigint not null check (overflow_minor >= 0),
  increment_carry bigint not null,
  reserve_carry bigint not null,
  contributed_minor bigint not null check (contributed_minor >= 0),
  reserved_minor bigint not null check (reserved_minor >= 0),
  house_minor bigint not null check (house_minor >= 0),
  paid_minor bigint not null check (paid_minor >= 0),
  -- Of pools with a bound: the seed that the hit point is drawn from, committed until the pool is won.
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  hit_seed_sealed text,
  deadline_at timestamptz,
  cycle_began_at timestamptz not null,
  paused_at timestamptz,
  unique (jackpot_id, tier, currency),
  check ((commitment is null) = (hit_seed_sealed is null)),
  check (base_minor + increment_minor + reserve_minor + overflow_minor
    = contributed_minor + reserved_minor + house_minor - paid_minor)
);
grant select, insert on studio.jackpot_pools to fairground_studio;
grant update (terms, cycle, base_minor, increment_minor, reserve_minor, overflow_minor, increment_carry, reserve_carry,
  contributed_minor, reserved_minor, house_minor, paid_minor, commitment, hit_seed_sealed, deadline_at, cycle_began_at,
  paused_at) on studio.jackpot_pools to fairground_studio;

-- One win per cycle of a pool, for ever, with the seed of its hit point revealed.
create table studio.jackpot_hits (
  pool_id text collate "C" not null references studio.jackpot_pools,
  cycle integer not null,
  round_id text collate "C" not null references studio.rounds,
  -- What the wallet is asked to pay; its place tells the calls of one round apart.
  transaction_id text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  base_minor bigint not null check (base_minor >= 0),
  increment_minor bigint not null check (increment_minor >= 0),
  seed_reserve_minor bigint not null check (seed_reserve_minor >= 0),
  seed_house_minor bigint not null check (seed_house_minor >= 0),
  commitment text,
  hit_seed text check (hit_seed ~ '^[0-9a-f]{64}$'),
  at timestamptz not null,
  primary key (pool_id, cycle),
  check (amount_minor = base_minor + increment_minor),
  check ((commitment is null) = (hit_seed is null))
);
create index jackpot_hits_round on studio.jackpot_hits (round_id);
grant select, insert on studio.jackpot_hits to fairground_studio;

-- Terms that changed with a release: what they were, what they are, and since when.
create table studio.jackpot_terms (
  pool_id text collate "C" not null references studio.jackpot_pools,
  changed_at timestamptz not null,
  before json not null,
  after json not null,
  primary key (pool_id, changed_at)
);
grant select, insert on studio.jackpot_terms to fairground_studio;

-- What the stake brings to each pool, taken when the round is drawn and part of the bet.
alter table studio.rounds add column jackpot_shares json;

alter table studio.wallet_calls drop constraint wallet_calls_call_check;
alter table studio.wallet_calls add constraint wallet_calls_call_check
  check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win'));
alter table studio.transactions drop constraint transactions_call_check;
alter table studio.transactions add constraint transactions_call_check
  check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win'));
