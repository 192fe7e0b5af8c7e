-- A tip is a bet of a vendor that is no stake: it opens no round, and is in no sum of one.
alter table psw_transactions drop constraint psw_transactions_call_check;
alter table psw_transactions add constraint psw_transactions_call_check check (call in
  ('bet', 'tip', 'win', 'rollback', 'round/end', 'jackpot-win', 'promo-win', 'free-round-win', 'adjust')) not valid;

create table tips (
  vendor_id text not null references vendors (id),
  -- The id of the bet, for ever.
  transaction_id text not null,
  round_id text not null,
  game_code text not null,
  member_id text not null references members (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  given_at timestamptz not null,
  taken_back_at timestamptz,
  primary key (vendor_id, transaction_id)
);
create index tips_of_member on tips (member_id, given_at desc);
create index tips_of_table on tips (vendor_id, game_code, given_at desc);
create index tips_by_time on tips (given_at desc);
revoke update, delete, truncate on tips from fairground_app;
grant update (taken_back_at) on tips to fairground_app;

-- The same function as before, and what a player with limits gave in tips is lost to him as stakes are: it lowers what he won.
create or replace function open_money_calls(
  p_now timestamptz, p_lock_wait_ms integer, p_vendor_ids text[], p_nonces text[], p_player_ids text[], p_transaction_ids text[],
  p_round_ids text[], p_token_hashes bytea[], p_other_ids text[]
) returns table (
  is_new boolean, player_member_id text,
  seen_state text, seen_player_id text, seen_hash bytea, seen_code text, seen_portal_id text,
  is_other_seen boolean,
  round_player_id text, round_game_code text, round_currency text, round_state text, round_win_count integer,
  session_vendor_id text, session_player_id text, session_member_id text, session_game_code text,
  session_mode text, session_currency text, session_expires_at timestamptz, session_expires_at_latest timestamptz,
  session_member_status text, session_end_reason text,
  bet_ids text[], bet_states text[],
  session_created_at timestamptz, session_is_kept_out boolean, limits play_limits, wagered_minor bigint, won_minor bigint
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
    b.ids, b.states, g.created_at, g.kept_out_at is not null, l.limits, u.sums[1], u.sums[2]
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
    select case when (l.limits).member_id is not null then (
      select array[sum(o.stakes_minor - o.rollbacks_minor)::bigint, coalesce(sum(o.payouts_minor), 0)::bigint - (
          select coalesce(sum(x.amount_minor), 0)::bigint from tips x
          where x.member_id = p.member_id and x.currency = g.currency and x.taken_back_at is null
            and x.given_at > p_now - interval '24 hours'
        )] from game_rounds o
      where o.member_id = p.member_id and o.currency = g.currency and o.opened_at > p_now - interval '24 hours'
    ) end as sums
  ) u
  order by i.n;
end
$$;
