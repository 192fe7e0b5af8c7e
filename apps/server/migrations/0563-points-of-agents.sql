-- Who may be told the groups of its players, and say at which of them a bet was made.
alter table vendors add column names_groups boolean not null default false;
update vendors set names_groups = true where id = 'lottery';

-- A bet at a prize group, with the line of its player as it stood then: nothing that is changed later touches it.
create table point_bets (
  vendor_id text not null references vendors (id),
  round_id text not null,
  transaction_id text not null,
  game_code text not null,
  draw text not null,
  member_id text not null references members (id),
  currency text not null,
  bet_group integer not null,
  house_group integer not null,
  -- From the top down to the player.
  line_ids text[] not null,
  line_groups integer[] not null check (cardinality(line_groups) = cardinality(line_ids)),
  -- What of the stake was bet at the group.
  base_minor bigint not null check (base_minor > 0),
  -- What of it stands: nothing that was void or given back.
  settled_minor bigint check (settled_minor between 0 and base_minor),
  state text not null default 'open' check (state in ('open', 'settled', 'void')),
  -- 1 for the settlement, one more for each that came instead.
  version integer not null default 0,
  placed_at timestamptz not null,
  settled_at timestamptz,
  primary key (vendor_id, round_id),
  unique (vendor_id, transaction_id),
  check ((state = 'open') = (settled_minor is null))
);
revoke update, delete, truncate on point_bets from fairground_app;
grant update (settled_minor, state, version, settled_at) on point_bets to fairground_app;

-- Money that came to an account for its points, or that was taken back from it.
create table point_payments (
  id text primary key,
  earner_id text not null references members (id),
  currency text not null,
  amount_minor bigint not null,
  -- What of a negative amount the purse did not hold.
  debt_minor bigint not null default 0 check (debt_minor >= 0),
  paid_at timestamptz not null
);
create index point_payments_of on point_payments (earner_id, paid_at desc);
revoke update, delete, truncate on point_payments from fairground_app;
grant update (debt_minor) on point_payments to fairground_app;

-- What a settlement owes each of the line, from its own commit on; a later version is the difference to those before.
create table point_shares (
  earner_id text not null references members (id),
  vendor_id text not null,
  round_id text not null,
  version integer not null,
  -- Directly below in the line; null for the player himself, whose share is his rebate.
  child_id text references members (id),
  game_code text not null,
  draw text not null,
  currency text not null,
  stake_minor bigint not null,
  amount_minor bigint not null,
  owed_at timestamptz not null,
  payment_id text references point_payments (id),
  primary key (earner_id, vendor_id, round_id, version),
  foreign key (vendor_id, round_id) references point_bets (vendor_id, round_id)
);
create index point_shares_owed on point_shares (earner_id, currency) where payment_id is null;
create index point_shares_of on point_shares (earner_id, owed_at desc);
revoke update, delete, truncate on point_shares from fairground_app;
grant update (payment_id) on point_shares to fairground_app;

-- Writes what a base that stands brings to everybody in the line, less what was written before. Each share is cut on its own.
create function owe_points(p_vendor_ids text[], p_round_ids text[], p_settled_minors bigint[], p_now timestamptz)
returns integer language sql as $$
  with told as (
    select * from unnest(p_vendor_ids, p_round_ids, p_settled_minors) t (vendor_id, round_id, settled_minor)
  ), due as (
    update point_bets b set state = case when t.settled_minor = 0 then 'void' else 'settled' end,
      settled_minor = least(coalesce(t.settled_minor, b.base_minor), b.base_minor),
      version = b.version + 1, settled_at = p_now
    from told t, point_bets old
    where (b.vendor_id, b.round_id) = (t.vendor_id, t.round_id)
      and (old.vendor_id, old.round_id) = (b.vendor_id, b.round_id)
      and b.settled_minor is distinct from least(coalesce(t.settled_minor, b.base_minor), b.base_minor)
    returning b.*, coalesce(old.settled_minor, 0) as before_minor
  ), shares as (
    select d.*, l.earner_id, l.child_id, l.points,
      d.settled_minor * l.points / 2000 - d.before_minor * l.points / 2000 as amount_minor
    from due d
    cross join lateral (
      select i.id as earner_id, lead(i.id) over (order by i.n) as child_id,
        i.prize_group - coalesce(lead(i.prize_group) over (order by i.n), d.bet_group) as points
      from unnest(d.line_ids, d.line_groups) with ordinality i (id, prize_group, n)
    ) l
    where l.points > 0
  ), owed as (
    insert into point_shares (earner_id, vendor_id, round_id, version, child_id, game_code, draw, currency, stake_minor,
      amount_minor, owed_at)
    select earner_id, vendor_id, round_id, version, child_id, game_code, draw, currency, settled_minor - before_minor,
      amount_minor, p_now
    from shares where amount_minor <> 0 or settled_minor <> before_minor
    returning 1
  )
  select count(*)::integer from owed
$$;
