-- Red envelopes and prize wheels: chances to draw one of several prizes, each with its odds and its stock.
create table raffles (
  id text primary key,
  kind text not null check (kind in ('redEnvelope', 'wheel')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- By language: title, and content as clean HTML.
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency text not null,
  audience text not null check (audience in ('all', 'newcomers', 'accounts')),
  audience_days integer not null,
  -- In lower case.
  audience_accounts text[] not null,
  chance_rule text not null check (chance_rule in ('free', 'deposit')),
  chance_cycle text not null check (chance_cycle in ('daily', 'once')),
  -- Of approved deposits, for one chance.
  chance_step_minor bigint not null,
  chance_count_max integer not null check (chance_count_max between 1 and 20),
  is_popup boolean not null,
  -- Every server seed comes from it; never shown. What is shown is the hash of each seed, before its draw.
  seed_secret text not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  check (ends_at > starts_at),
  check ((chance_rule = 'deposit') = (chance_step_minor > 0) and chance_step_minor >= 0)
);
create index raffles_newest on raffles (created_at desc, id desc);
create index raffles_open on raffles (kind, currency, ends_at) where state = 'published';
revoke delete, truncate on raffles from fairground_app;

create table raffle_prizes (
  id text primary key,
  raffle_id text not null references raffles (id),
  place integer not null check (place >= 0),
  -- By language.
  names jsonb not null,
  -- 0: no prize.
  amount_minor bigint not null check (amount_minor >= 0),
  weight integer not null check (weight > 0),
  -- Null where there is nothing to run out of.
  stock integer check (stock >= 0),
  given integer not null default 0,
  unique (raffle_id, place),
  check ((amount_minor = 0) = (stock is null)),
  constraint raffle_prizes_stock check (given >= 0 and given <= stock)
);
revoke truncate on raffle_prizes from fairground_app;

-- A chance that was used, with all that the draw came from.
create table raffle_draws (
  id text primary key,
  raffle_id text not null references raffles (id),
  member_id text not null references members (id),
  -- 0, 1, 2 … of this member in this raffle.
  nonce integer not null check (nonce >= 0),
  -- First day of the site of the day it was a chance of; of the raffle for chances that come once.
  period_on date not null,
  prize_id text not null references raffle_prizes (id),
  server_seed text not null,
  -- Of the player: the id of the request, which names the draw for ever.
  client_seed text not null,
  -- In the order of the prizes.
  weights integer[] not null,
  amount_minor bigint not null,
  -- Of what was won.
  reward_id text references rewards (id),
  drawn_at timestamptz not null,
  unique (raffle_id, member_id, nonce),
  unique (raffle_id, member_id, client_seed),
  check ((amount_minor = 0) = (reward_id is null))
);
create index raffle_draws_of_member on raffle_draws (member_id, raffle_id, drawn_at desc);
create index raffle_draws_won on raffle_draws (raffle_id, drawn_at desc) where amount_minor > 0;
revoke update, delete, truncate on raffle_draws from fairground_app;
