-- Wins that no bet pays for, corrections, and what a vendor may be allowed beside its keys.
alter table psw_transactions drop constraint psw_transactions_call_check;
alter table psw_transactions add constraint psw_transactions_call_check check (call in
  ('bet', 'win', 'rollback', 'round/end', 'jackpot-win', 'promo-win', 'free-round-win', 'adjust')) not valid;
-- A prize of a campaign and a free round belong to no round of bets.
alter table psw_transactions alter column round_id drop not null;
-- The feed of what was written since; costs a write next to nothing.
create index psw_transactions_by_time on psw_transactions using brin (created_at);

alter table vendors drop constraint vendors_status_check;
alter table vendors
  add constraint vendors_status_check check (status in ('active', 'maintenance', 'disabled')),
  -- How far its clock may be off.
  add column clock_skew_ms integer not null default 60000 check (clock_skew_ms between 1000 and 300000),
  -- Networks it may call from; null: any.
  add column allowed_networks cidr[];

alter table games add column jackpot_ids text[] not null default '{}';

-- Campaigns of a vendor whose prizes are paid.
create table vendor_campaigns (
  vendor_id text not null references vendors (id),
  campaign_id text not null,
  created_at timestamptz not null default now(),
  primary key (vendor_id, campaign_id)
);

-- Free rounds that were granted to a player, and what came of them.
create table free_rounds (
  vendor_id text not null references vendors (id),
  free_rounds_id text not null,
  player_id text not null references vendor_players (player_id),
  game_codes text[] not null check (cardinality(game_codes) > 0),
  currency text not null,
  quantity integer not null check (quantity between 1 and 99),
  remaining integer not null check (remaining between 0 and quantity),
  stake_minor bigint not null check (stake_minor > 0),
  -- Of all rounds together.
  win_minor_max bigint not null check (win_minor_max > 0),
  won_minor bigint not null default 0 check (won_minor between 0 and win_minor_max),
  -- Rounds are begun before the first and end before the second; what was won till then is paid whenever it is told.
  start_before timestamptz not null,
  consume_before timestamptz not null check (consume_before >= start_before),
  cancelled_at timestamptz,
  created_at timestamptz not null,
  primary key (vendor_id, free_rounds_id)
);

-- Corrections of a settled bet or win, in the order of their versions.
create table psw_adjustments (
  vendor_id text not null,
  original_transaction_id text not null,
  version integer not null check (version > 0),
  transaction_id text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  debt_minor bigint not null check (debt_minor >= 0),
  created_at timestamptz not null,
  primary key (original_transaction_id, vendor_id, version)
);
revoke update, delete, truncate on psw_adjustments from fairground_app;
