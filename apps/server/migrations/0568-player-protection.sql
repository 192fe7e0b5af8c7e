-- Limits of deposits, losses, stakes and time, each for one time (a deposit, a session, a bet), a day, a week and a month of
-- the site's calendar. Amounts are in minor units of the member's currency, times in milliseconds. Null: no limit.
alter table play_limits rename column loss_minor_max to loss_day;
alter table play_limits rename column wager_minor_max to stake_day;
alter table play_limits rename column session_ms_max to time_once;
alter table play_limits
  alter column time_once type bigint,
  add column deposit_once bigint check (deposit_once >= 0),
  add column deposit_day bigint check (deposit_day >= 0),
  add column deposit_week bigint check (deposit_week >= 0),
  add column deposit_month bigint check (deposit_month >= 0),
  add column loss_once bigint check (loss_once >= 0),
  add column loss_week bigint check (loss_week >= 0),
  add column loss_month bigint check (loss_month >= 0),
  add column stake_once bigint check (stake_once >= 0),
  add column stake_week bigint check (stake_week >= 0),
  add column stake_month bigint check (stake_month >= 0),
  add column time_day bigint check (time_day > 0),
  add column time_week bigint check (time_week > 0),
  add column time_month bigint check (time_month > 0);

-- A limit that was asked to be raised or lifted: it holds for a day longer, and until the player says so once more.
create table limit_raises (
  member_id text not null references members (id),
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('once', 'day', 'week', 'month')),
  -- Null: no limit any more.
  wanted bigint check (wanted >= 0),
  asked_at timestamptz not null,
  ready_at timestamptz not null,
  primary key (member_id, kind, period)
);

-- Times in which a player may not play, by his own wish or that of staff. The last one stands in play_limits too.
create table play_breaks (
  id text primary key,
  member_id text not null references members (id),
  kind text not null check (kind in ('break', 'exclusion')),
  began_at timestamptz not null,
  -- Null: without an end.
  until timestamptz,
  -- An exclusion does not end by itself: asked for after its end, play opens a day later.
  reopen_asked_at timestamptz,
  set_by text not null,
  check (kind = 'exclusion' or until is not null)
);
create index play_breaks_of_member on play_breaks (member_id, began_at desc);
revoke delete, truncate on play_breaks from fairground_app;

create index game_sessions_of_member on game_sessions (member_id, created_at desc);

-- The times in which a member played for money since a moment: from the opening of each game until half an hour before
-- its session would end, which slides with every bet. Windows open beside each other count once.
create function times_played(p_member_id text, p_since timestamptz, p_now timestamptz) returns tstzmultirange
language sql stable as $$
  select coalesce(range_agg(tstzrange(
      greatest(g.created_at, p_since),
      greatest(greatest(g.created_at, p_since), least(p_now, g.expires_at - interval '30 minutes')), '[]')),
    '{}'::tstzmultirange)
  from game_sessions g
  where g.member_id = p_member_id and g.mode = 'real' and g.created_at > p_since - interval '24 hours'
    and g.created_at <= p_now and g.expires_at - interval '30 minutes' >= p_since
$$;

-- When the member began to play: the last time without a pause of a quarter of an hour before it. Null: does not play.
create function playing_since(p_member_id text, p_now timestamptz) returns timestamptz
language sql stable as $$
  select lower(r) from unnest((
    select range_agg(tstzrange(lower(t), upper(t) + interval '15 minutes', '[]'))
    from unnest(times_played(p_member_id, p_now - interval '48 hours', p_now)) t
  )) r
  where r @> p_now
$$;

-- What a member has used up: of losses in the session, day, week and month, then of stakes in the day, week and month, then
-- of time in the session, day, week and month, in ms. An open round counts with its stakes; tips are lost as stakes are.
-- Days are of the counted bets, rounds settled since are read one by one.
create function limits_used(
  p_member_id text, p_currency text, p_now timestamptz, p_starts timestamptz[], p_days date[], l play_limits
) returns bigint[]
language plpgsql stable
as $$
declare
  v_session timestamptz := null;
  v_money bigint[] := array[0, 0, 0, 0, 0, 0, 0];
  v_times bigint[] := array[0, 0, 0, 0];
  v_counted timestamptz;
  v_first date := case
    when l.loss_month is not null or l.stake_month is not null then least(p_days[2], p_days[3])
    when l.loss_week is not null or l.stake_week is not null then p_days[2]
    else p_days[1] end;
  v_start timestamptz := case
    when l.loss_month is not null or l.stake_month is not null then least(p_starts[2], p_starts[3])
    when l.loss_week is not null or l.stake_week is not null then p_starts[2]
    else p_starts[1] end;
begin
  if l.loss_once is not null or l.time_once is not null then
    v_session := playing_since(p_member_id, p_now);
    v_times[1] := coalesce(extract(epoch from p_now - v_session) * 1000, 0);
  end if;
  if coalesce(l.time_day, l.time_week, l.time_month) is not null then
    select array[v_times[1]] || array_agg(coalesce((
        select sum(extract(epoch from upper(t) - lower(t)) * 1000)
        from unnest(times_played(p_member_id, s.start, p_now)) t
      ), 0)::bigint order by s.n) into v_times
    from unnest(p_starts) with ordinality s (start, n);
  end if;
  if coalesce(l.loss_once, l.loss_day, l.loss_week, l.loss_month, l.stake_day, l.stake_week, l.stake_month) is not null then
    select c.counted_until into strict v_counted from bet_counting c;
    select array[
      coalesce(sum(m.staked - m.won) filter (where m.is_session), 0),
      coalesce(sum(m.staked - m.won) filter (where m.day >= p_days[1] or m.at >= p_starts[1]), 0),
      coalesce(sum(m.staked - m.won) filter (where m.day >= p_days[2] or m.at >= p_starts[2]), 0),
      coalesce(sum(m.staked - m.won) filter (where m.day >= p_days[3] or m.at >= p_starts[3]), 0),
      coalesce(sum(m.staked) filter (where not m.is_tip and (m.day >= p_days[1] or m.at >= p_starts[1])), 0),
      coalesce(sum(m.staked) filter (where not m.is_tip and (m.day >= p_days[2] or m.at >= p_starts[2])), 0),
      coalesce(sum(m.staked) filter (where not m.is_tip and (m.day >= p_days[3] or m.at >= p_starts[3])), 0)
    ]::bigint[] into v_money
    from (
      select d.stakes_minor - d.rollbacks_minor as staked, d.payouts_minor as won, d.day, null::timestamptz as at,
        false as is_tip, false as is_session
      from bet_days d where d.member_id = p_member_id and d.currency = p_currency and d.day >= v_first
      union all
      -- Those of the session whether they are counted or not; of all others those that are not.
      select o.stakes_minor - o.rollbacks_minor, o.payouts_minor, null,
        case when o.closed_at >= v_counted then o.closed_at end, false, o.closed_at >= v_session
      from game_rounds o
      where o.member_id = p_member_id and o.currency = p_currency
        and o.closed_at >= least(coalesce(v_session, 'infinity'), greatest(v_counted, v_start))
      union all
      select o.stakes_minor - o.rollbacks_minor, o.payouts_minor, null, p_now, false, true
      from game_rounds o where o.member_id = p_member_id and o.currency = p_currency and o.closed_at is null
      union all
      select x.amount_minor, 0, null, x.given_at, true, x.given_at >= v_session
      from tips x
      where x.member_id = p_member_id and x.currency = p_currency and x.taken_back_at is null
        and x.given_at >= least(coalesce(v_session, 'infinity'), v_start)
    ) m;
  end if;
  return v_money || v_times;
end
$$;

-- The same function as before, which is told when day, week and month began and asks what was used up of each limit.
drop function open_money_calls(timestamptz, integer, text[], text[], text[], text[], text[], bytea[], text[]);
create function open_money_calls(
  p_now timestamptz, p_lock_wait_ms integer, p_vendor_ids text[], p_nonces text[], p_player_ids text[], p_transaction_ids text[],
  p_round_ids text[], p_token_hashes bytea[], p_other_ids text[], p_starts timestamptz[], p_days date[]
) returns table (
  is_new boolean, player_member_id text,
  seen_state text, seen_player_id text, seen_hash bytea, seen_code text, seen_portal_id text,
  is_other_seen boolean,
  round_player_id text, round_game_code text, round_currency text, round_state text, round_win_count integer,
  session_vendor_id text, session_player_id text, session_member_id text, session_game_code text,
  session_mode text, session_currency text, session_expires_at timestamptz, session_expires_at_latest timestamptz,
  session_member_status text, session_end_reason text,
  bet_ids text[], bet_states text[],
  session_created_at timestamptz, session_is_kept_out boolean, limits play_limits, limits_used bigint[]
)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_new_nonces text[];
begin
  -- For this and every later statement of the transaction: plans are kept, whatever the arrays hold.
  perform set_config('plan_cache_mode', 'force_generic_plan', true);
  -- A vendor gives a bet up after five seconds: nothing may go on behind that.
  perform set_config('statement_timeout', '4s', true);
  if p_lock_wait_ms is not null then
    perform set_config('lock_timeout', p_lock_wait_ms || 'ms', true);
  end if;
  with taken as (
    insert into psw_nonces as n (vendor_id, nonce, seen_at)
    select i.vendor_id, i.nonce, p_now from unnest(p_vendor_ids, p_nonces) i (vendor_id, nonce)
    where i.nonce is not null
    order by i.vendor_id, i.nonce
    on conflict do nothing returning n.vendor_id || ' ' || n.nonce as name
  )
  select coalesce(array_agg(t.name), '{}') into v_new_nonces from taken t;
  perform from vendor_players p where p.player_id = any (p_player_ids) order by p.player_id for no key update;
  -- Whoever has limits is held across vendors too, so that two bets at once cannot both find the last of a limit.
  perform from vendor_players p
  cross join lateral (select l.member_id from play_limits l where l.member_id = p.member_id limit 1) found
  join play_limits l on l.member_id = found.member_id
  where p.player_id = any (p_player_ids) order by l.member_id for no key update of l;

  -- A statement of its own, because it must begin after the locks were had to see what came before them.
  return query
  select i.nonce is null or i.vendor_id || ' ' || i.nonce = any (v_new_nonces), p.member_id,
    t.state, t.player_id, t.request_hash, t.code, t.portal_transaction_id,
    i.other_id is not null and exists (
      select from psw_transactions o where o.vendor_id = i.vendor_id and o.transaction_id = i.other_id),
    r.player_id, r.game_code, r.currency, r.state, r.win_count,
    g.vendor_id, g.player_id, g.member_id, g.game_code, g.mode, g.currency, g.expires_at, g.expires_at_latest,
    g.status, g.end_reason,
    b.ids, b.states, g.created_at, g.kept_out_at is not null, l.limits, u.used
  from unnest(p_vendor_ids, p_nonces, p_player_ids, p_transaction_ids, p_round_ids, p_token_hashes, p_other_ids)
    with ordinality i (vendor_id, nonce, player_id, transaction_id, round_id, token_hash, other_id, n)
  left join lateral (
    select o.member_id from vendor_players o
    where o.player_id = i.player_id and o.vendor_id = i.vendor_id limit 1
  ) p on true
  left join lateral (
    select o.state, o.player_id, o.request_hash, o.code, o.portal_transaction_id from psw_transactions o
    where o.vendor_id = i.vendor_id and o.transaction_id = i.transaction_id limit 1
  ) t on true
  left join lateral (
    select o.player_id, o.game_code, o.currency, case when o.is_reported then 'reported' else o.state end as state,
      o.win_count
    from game_rounds o
    where o.vendor_id = i.vendor_id and o.round_id = i.round_id limit 1
  ) r on true
  left join lateral (
    select o.vendor_id, o.player_id, o.member_id, o.game_code, o.mode, o.currency, o.expires_at, o.expires_at_latest, o.created_at,
      m.status, s.end_reason, o.kept_out_at
    from game_sessions o
    join members m on m.id = o.member_id
    left join sessions s on s.id = o.session_id
    where o.token_hash = i.token_hash limit 1
  ) g on true
  left join lateral (
    select array_agg(o.transaction_id) as ids, array_agg(o.state) as states from psw_transactions o
    where i.token_hash is null and o.vendor_id = i.vendor_id and o.round_id = i.round_id and o.call = 'bet'
  ) b on true
  left join lateral (
    select o as limits from play_limits o where g.mode = 'real' and o.member_id = p.member_id limit 1
  ) l on true
  -- Only for who has limits: the CASE keeps the rounds of all others unread.
  cross join lateral (
    select case when (l.limits).member_id is not null then
      limits_used(p.member_id, g.currency, p_now, p_starts, p_days, l.limits) end as used
  ) u
  order by i.n;
end
$$;
