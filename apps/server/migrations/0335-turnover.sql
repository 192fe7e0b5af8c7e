-- Turnover that deposits and gifts ask for before money leaves. Every demand adds to what is still open; valid bets that
-- are settled afterwards take from it, never below nothing. The last row of a member says where that stood.
create table turnover_demands (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  currency text not null,
  kind text not null check (kind in ('deposit', 'bonus', 'rebate', 'cashBack', 'points', 'freeRounds')),
  -- The deposit, reward, claim, conversion or vendor's transaction that brought the money.
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  percent integer not null check (percent between 1 and 10000),
  required_minor numeric not null check (required_minor > 0),
  -- Open right after it, and all that was asked for since nothing was open.
  open_minor numeric not null check (open_minor >= required_minor),
  wanted_minor numeric not null check (wanted_minor >= open_minor),
  created_at timestamptz not null,
  unique (kind, reference)
);
create index turnover_demands_of_member on turnover_demands (member_id, currency, id desc);
revoke update, delete, truncate on turnover_demands from fairground_app;

-- Valid bets of a member that were settled from a moment on, all games together.
create function turnover_since(p_member_id text, p_currency text, p_from timestamptz) returns numeric
language sql stable as $$
  select coalesce(sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor)), 0)
  from settled_bets(p_member_id, (select c.time_zone from bet_counting c), p_from, 'infinity') s
  left join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
  where s.currency = p_currency
$$;

-- What was asked of the last deposit of a sender is part of the site's own rule now.
update site_settings set value = value - 'turnoverPercent' where key = 'transfers';
