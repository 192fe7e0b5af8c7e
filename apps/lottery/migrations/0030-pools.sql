-- What a lottery pays from its sales, by tier and currency. Trial tickets have pools of their own.
create table lottery.pools (
  game_id text not null,
  tier text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  -- The sum of its entries.
  balance_minor bigint not null check (balance_minor >= 0),
  primary key (game_id, tier, mode, currency)
);
grant select, insert on lottery.pools to fairground_lottery;
grant update (balance_minor) on lottery.pools to fairground_lottery;

-- Every change of a pool, each once a draw. Nothing of it is ever changed: a correction is a further entry.
create table lottery.pool_entries (
  entry_id bigint generated always as identity primary key,
  game_id text not null,
  tier text not null,
  mode text not null,
  currency text not null,
  draw_id text collate "C" not null references lottery.shared_rounds,
  -- `sales`: the share of the sales at the close. `fixed`: what prizes with a price of their own took of it. `house`: added up
  -- to the floor. `prize`: paid to winners. `void`: the share of a draw that was called off.
  kind text not null check (kind in ('sales', 'fixed', 'house', 'prize', 'void')),
  amount_minor bigint not null check (amount_minor <> 0 and (amount_minor > 0) = (kind in ('sales', 'house'))),
  made_at timestamptz not null,
  -- Raised where a draw is settled anew.
  settlement smallint not null default 1 check (settlement > 0),
  unique (draw_id, tier, mode, currency, kind, settlement),
  foreign key (game_id, tier, mode, currency) references lottery.pools
);
create index pool_entries_of_pool on lottery.pool_entries (game_id, tier, mode, currency, entry_id);
grant select, insert on lottery.pool_entries to fairground_lottery;

-- What the pools of a draw came to: anybody works the shares out again from it.
create table lottery.pool_ends (
  draw_id text collate "C" not null references lottery.shared_rounds,
  mode text not null,
  currency text not null,
  told jsonb not null,
  settlement smallint not null default 1 check (settlement > 0),
  primary key (draw_id, mode, currency, settlement)
);
grant select, insert on lottery.pool_ends to fairground_lottery;
