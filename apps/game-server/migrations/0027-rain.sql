-- Free bets that fall at a table: the portal pays for them, the first to catch have them.
create table studio.rains (
  -- By this id the portal knows it, too.
  rain_id text primary key,
  table_id text not null references studio.shared_tables,
  currency text not null,
  quantity integer not null check (quantity between 1 and 200),
  remaining integer not null check (remaining between 0 and quantity),
  stake_minor bigint not null check (stake_minor > 0),
  -- Of each free bet.
  win_minor_max bigint not null check (win_minor_max > 0),
  campaign_id text not null,
  created_at timestamptz not null,
  open_until timestamptz not null check (open_until > created_at),
  cancelled_at timestamptz,
  cancelled_count integer check (cancelled_count > 0),
  check ((cancelled_at is null) = (cancelled_count is null)),
  check (cancelled_at is null or remaining = 0)
);
create index rains_open on studio.rains (table_id, open_until) where remaining > 0;
grant select, insert on studio.rains to fairground_studio;
grant update (remaining, cancelled_at, cancelled_count) on studio.rains to fairground_studio;

-- One of each rain for a player.
create table studio.free_bets (
  free_bet_id text collate "C" primary key,
  rain_id text not null references studio.rains,
  player_id text not null,
  caught_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > caught_at),
  unique (rain_id, player_id)
);
create index free_bets_of_player on studio.free_bets (player_id, expires_at);
grant select, insert on studio.free_bets to fairground_studio;
grant update (expires_at) on studio.free_bets to fairground_studio;

-- A round that counts uses its free bet up; one that is voided gives it back.
alter table studio.rounds
  add column free_bet_id text collate "C" references studio.free_bets,
  add constraint rounds_free_bet check (free_bet_id is null or (kind = 'shared' and mode = 'real'));
create unique index rounds_free_bet_once on studio.rounds (free_bet_id)
  where free_bet_id is not null and state in ('betting', 'presenting', 'collected');

alter table studio.wallet_calls drop constraint wallet_calls_call_check;
alter table studio.wallet_calls add constraint wallet_calls_call_check
  check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win'));
alter table studio.transactions drop constraint transactions_call_check;
alter table studio.transactions add constraint transactions_call_check
  check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win'));

-- A bet that nobody has to pay for stands at once: nothing is asked of the wallet. As `open_shared_bet` otherwise.
create function studio.open_standing_bet(p_round json, p_bet json) returns integer
language plpgsql set search_path = studio, pg_temp as $$
declare
  r rounds := json_populate_record(null::rounds, p_round);
  b shared_bets := json_populate_record(null::shared_bets, p_bet);
begin
  select number into r.nonce from shared_rounds
  where shared_round_id = b.shared_round_id and table_id = r.game_id and state = 'betting' and closes_at > b.placed_at
  for share;
  if not found then
    return null;
  end if;
  insert into rounds select r.*;
  insert into shared_bets select b.*;
  return r.nonce;
end
$$;
revoke execute on function studio.open_standing_bet from public;
grant execute on function studio.open_standing_bet to fairground_studio;
