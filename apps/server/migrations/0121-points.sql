-- Points: earned by valid bets and deposits, spent in the points mall. They never expire.
create table point_settings (
  is_only boolean primary key default true check (is_only),
  -- By source: hundredths of a point for 1,000 of valid bet or deposit.
  ratios jsonb not null,
  -- Money for one point.
  redeem_minor bigint not null check (redeem_minor > 0),
  min_redeem integer not null check (min_redeem > 0),
  -- By language, clean HTML.
  rules jsonb not null,
  revision integer not null default 1,
  changed_at timestamptz,
  changed_by text
);
insert into point_settings (ratios, redeem_minor, min_redeem, rules) values (
  '{"live": 100, "lottery": 100, "pvp": 100, "slots": 100, "sports": 100, "deposit": 50}', 100, 1000,
  '{"vi": "<p>Điểm được cộng từ cược hợp lệ và tiền nạp, mỗi phút một lần. Điểm không bao giờ hết hạn.</p><p>Câu cá tính như slot; thể thao điện tử và đá gà tính như thể thao. Ván bị hủy hay hòa tiền không được cộng điểm.</p>", "en": "<p>Points come from valid bets and deposits, once a minute. They never expire.</p><p>Fishing counts as slots; e-sports and cockfights count as sports. Void or pushed rounds earn nothing.</p>"}'
);
revoke delete, truncate on point_settings from fairground_app;

-- What a member has now: the balance of the last move.
create table point_accounts (
  member_id text primary key references members (id),
  balance bigint not null default 0
);
revoke delete, truncate on point_accounts from fairground_app;

create table point_moves (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  source text not null check (source in ('live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit')),
  changed bigint not null check (changed <> 0),
  -- What the member had after it.
  balance bigint not null,
  -- The day that earned it, the redemption or conversion that spent it or gave it back.
  reference text not null,
  created_at timestamptz not null
);
create index point_moves_of_member on point_moves (member_id, id desc);
revoke update, delete, truncate on point_moves from fairground_app;

-- What a day earned of one source so far. Points are the whole part of what is exact, so that a repeat adds nothing.
create table point_days (
  member_id text not null references members (id),
  day date not null,
  source text not null,
  currency text not null,
  counted_minor numeric not null,
  -- Minor units times ratio, summed over every change at the ratio of its time.
  exact numeric not null,
  points bigint not null,
  primary key (member_id, day, source, currency)
);
revoke delete, truncate on point_days from fairground_app;

-- Days of members whose bets or deposits changed. Every change asks for itself, so that none hides behind another's.
create table point_asks (
  id bigint generated always as identity primary key,
  member_id text not null,
  day date,
  at timestamptz,
  check ((day is null) <> (at is null))
);

create function ask_points_of_bets() returns trigger language plpgsql as $$
begin
  insert into point_asks (member_id, day) select distinct c.member_id, c.day from changed c;
  return null;
end
$$;
create trigger points_of_new_days after insert on bet_days referencing new table as changed
  for each statement execute function ask_points_of_bets();
create trigger points_of_changed_days after update on bet_days referencing new table as changed
  for each statement execute function ask_points_of_bets();
create trigger points_of_removed_days after delete on bet_days referencing old table as changed
  for each statement execute function ask_points_of_bets();

create function ask_points_of_deposit() returns trigger language plpgsql as $$
begin
  insert into point_asks (member_id, at) values (new.member_id, new.decided_at);
  return null;
end
$$;
create trigger points_of_new_deposits after insert on deposits for each row
  when (new.state = 'approved') execute function ask_points_of_deposit();
create trigger points_of_deposits after update of state on deposits for each row
  when (new.state = 'approved' and old.state <> 'approved') execute function ask_points_of_deposit();
create index deposits_credited on deposits (member_id, decided_at) where state = 'approved';

create function point_source(p_game_type text) returns text language sql immutable parallel safe as $$
  select case p_game_type
    when 'LIVE' then 'live'
    when 'LOTT' then 'lottery' when 'ELOTT' then 'lottery'
    when 'PVP' then 'pvp'
    when 'SPORTS' then 'sports' when 'ESPORTS' then 'sports' when 'COCKFIGHT' then 'sports'
    else 'slots'
  end
$$;

-- Credits what changed since the last time, for at most p_asks_max asks; tells whether more waits. What a day has earned
-- is known, so only the difference is credited: run twice it changes nothing, and a correction takes points back.
create function derive_points(p_time_zone text, p_now timestamptz, p_asks_max integer) returns boolean
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_members text[];
  v_days date[];
begin
  perform pg_advisory_xact_lock(hashtext('derive-points'));
  with asked as (
    delete from point_asks a where a.id in (select o.id from point_asks o order by o.id limit p_asks_max)
    returning a.member_id, coalesce(a.day, (a.at at time zone p_time_zone)::date) as day
  )
  select array_agg(x.member_id), array_agg(x.day) into v_members, v_days
  from (select distinct a.member_id, a.day from asked a) x;
  if v_members is null then
    return false;
  end if;
  insert into point_accounts (member_id)
  select distinct u.member_id from unnest(v_members) u (member_id) order by 1 on conflict do nothing;
  perform from point_accounts p where p.member_id = any(v_members) order by p.member_id for update;

  with asked as materialized (
    select a.member_id, a.day from unnest(v_members, v_days) a (member_id, day)
  ), earned as (
    select a.member_id, a.day, point_source(g.game_type) as source, d.currency,
      sum(valid_bet(d.outcome, g.game_type, d.stakes_minor, d.rollbacks_minor)) as minor
    from asked a
    join bet_days d on d.member_id = a.member_id and d.day = a.day
    left join games g on g.vendor_id = d.vendor_id and g.game_code = d.game_code
    where d.currency <> 'FUN'
    group by 1, 2, 3, 4
    union all
    select a.member_id, a.day, 'deposit', d.currency, sum(d.credit_minor)
    from asked a
    join deposits d on d.member_id = a.member_id and d.state = 'approved'
      and d.decided_at >= a.day::timestamp at time zone p_time_zone
      and d.decided_at < (a.day + 1)::timestamp at time zone p_time_zone
    group by 1, 2, 4
  ), known as (
    select k.member_id, k.day, k.source, k.currency, k.counted_minor, k.exact, k.points
    from asked a join point_days k on k.member_id = a.member_id and k.day = a.day
  ), every as (
    select member_id, day, source, currency, coalesce(e.minor, 0) as minor, coalesce(k.points, 0) as points,
      coalesce(k.exact, 0)
        + (coalesce(e.minor, 0) - coalesce(k.counted_minor, 0)) * coalesce((s.ratios ->> source)::numeric, 0) as exact
    from earned e full join known k using (member_id, day, source, currency) cross join point_settings s
  ), counted as materialized (
    -- 1,000 of money is 100,000 minor units, and a point 100 hundredths.
    select v.*, floor(greatest(v.exact, 0) / 10000000)::bigint as next_points from every v
  ), kept as (
    insert into point_days (member_id, day, source, currency, counted_minor, exact, points)
    select c.member_id, c.day, c.source, c.currency, c.minor, c.exact, c.next_points from counted c
    on conflict (member_id, day, source, currency) do update set
      counted_minor = excluded.counted_minor, exact = excluded.exact, points = excluded.points
  ), changes as materialized (
    select c.member_id, c.day, c.source, c.next_points - c.points as changed, p.balance
      + sum(c.next_points - c.points) over (partition by c.member_id order by c.day, c.source, c.currency) as balance
    from counted c join point_accounts p on p.member_id = c.member_id
    where c.next_points <> c.points
  ), moved as (
    insert into point_moves (member_id, source, changed, balance, reference, created_at)
    select c.member_id, c.source, c.changed, c.balance, c.day::text, p_now from changes c order by c.day, c.source
  )
  update point_accounts p set balance = p.balance + c.changed
  from (select x.member_id, sum(x.changed) as changed from changes x group by 1) c
  where p.member_id = c.member_id;
  return exists (select from point_asks);
end
$$;

-- What can be had for points.
create table point_items (
  id text primary key,
  names jsonb not null,
  picture text not null,
  kind text not null check (kind in ('goods', 'credit')),
  required_points integer not null check (required_points > 0),
  -- What a member must have deposited in all; 0 asks for nothing.
  required_minor bigint not null check (required_minor >= 0),
  -- Of a credit, put into the wallet.
  credit_minor bigint not null check ((kind = 'credit') = (credit_minor > 0) and credit_minor >= 0),
  stock integer not null check (stock >= 0),
  is_shown boolean not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);
revoke delete, truncate on point_items from fairground_app;

create table point_redemptions (
  id text primary key,
  member_id text not null references members (id),
  item_id text not null references point_items (id),
  names jsonb not null,
  kind text not null check (kind in ('goods', 'credit')),
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  currency text not null,
  credit_minor bigint not null check (credit_minor >= 0),
  -- Where goods are sent, sealed.
  address_sealed text,
  state text not null check (state in ('processing', 'approved', 'completed', 'rejected')),
  -- What staff tell the member: how it is sent, or why not.
  remark text,
  request_id text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references operators (id),
  unique (member_id, request_id),
  check ((state = 'processing') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check (state <> 'rejected' or remark is not null)
);
create index point_redemptions_of_member on point_redemptions (member_id, created_at desc, id desc);
create index point_redemptions_newest on point_redemptions (created_at desc, id desc);
create index point_redemptions_waiting on point_redemptions (created_at, id) where state = 'processing';
revoke delete, truncate on point_redemptions from fairground_app;

create table point_conversions (
  id text primary key,
  member_id text not null references members (id),
  points bigint not null check (points > 0),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  request_id text not null,
  created_at timestamptz not null,
  unique (member_id, request_id)
);
create index point_conversions_of_member on point_conversions (member_id, created_at desc);
create index point_conversions_by_time on point_conversions using brin (created_at);
revoke update, delete, truncate on point_conversions from fairground_app;
