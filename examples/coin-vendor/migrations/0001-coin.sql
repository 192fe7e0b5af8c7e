-- What a round of heads or tails is about, beside the head that the kit keeps.
alter table coin.rounds
  add column request_id uuid not null,
  add column stake_minor bigint not null check (stake_minor > 0),
  add column total_minor bigint not null check (total_minor >= 0),
  add column bet_on text not null check (bet_on in ('heads', 'tails')),
  add column landed text not null check (landed in ('heads', 'tails')),
  add column pair_id bigint not null references coin.seed_pairs,
  add column nonce integer not null check (nonce >= 0),
  add column started_at timestamptz not null,
  add unique (pair_id, nonce),
  add unique (player_id, request_id);
