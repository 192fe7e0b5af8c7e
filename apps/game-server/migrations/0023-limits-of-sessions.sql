-- What the wallet allows a session changes while it is open: it is asked again, and since when it is known is kept.
alter table studio.sessions
  -- Of one round; null: as the rules of the game have it.
  add column payout_minor_max bigint check (payout_minor_max > 0),
  add column limits_at timestamptz;
update studio.sessions set limits_at = opened_at;
alter table studio.sessions alter column limits_at set not null;
