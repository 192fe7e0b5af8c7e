-- All money of a pool goes to another one, and the pool is closed: one person asks, another says yes.
create table jackpot_moves (
  id text primary key,
  vendor_id text not null references vendors (id),
  from_jackpot text not null,
  from_tier text not null,
  to_jackpot text not null,
  to_tier text not null,
  currency text not null,
  reason text not null,
  -- From `approved` on the vendor may have moved it; `moved` is booked.
  state text not null default 'asked' check (state in ('asked', 'approved', 'moved', 'rejected', 'withdrawn')),
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  base_minor bigint check (base_minor >= 0),
  increment_minor bigint check (increment_minor >= 0),
  reserve_minor bigint check (reserve_minor >= 0),
  moved_at timestamptz,
  check ((state = 'asked') = (decided_by is null and decided_at is null)),
  check ((state = 'moved') = (base_minor is not null and increment_minor is not null and reserve_minor is not null
    and moved_at is not null)),
  check (state not in ('approved', 'moved') or asked_by <> decided_by)
);
create unique index jackpot_moves_one_open on jackpot_moves (vendor_id, from_jackpot, from_tier, currency)
  where state in ('asked', 'approved', 'moved');
revoke delete, truncate on jackpot_moves from fairground_app;
