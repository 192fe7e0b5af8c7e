-- All that a bet or a win is decided on, in one round trip: takes the attempt's nonce and the player's lock, then asks.
-- The lookups are statements of their own, because they must begin after the lock was had to see what came before it.
-- The settings keep every lookup on its key: a connection keeps plans made while the tables were small, and those
-- read tables whole that have grown since.
create function open_money_call(
  p_vendor_id text, p_nonce text, p_now timestamptz, p_player_id text, p_transaction_id text, p_round_id text,
  p_token_hash bytea, -- of a call that needs the player's session; null: it needs the round's bets
  p_other_id text, -- another transaction id that must be new; null: there is none
  out is_new boolean, out player_member_id text,
  out seen_state text, out seen_player_id text, out seen_hash bytea, out seen_code text, out seen_portal_id text,
  out is_other_seen boolean,
  out round_player_id text, out round_game_code text, out round_currency text, out round_state text,
  out round_win_count integer,
  out session_vendor_id text, out session_player_id text, out session_member_id text, out session_game_code text,
  out session_mode text, out session_currency text, out session_expires_at timestamptz,
  out session_expires_at_latest timestamptz, out session_member_status text, out session_end_reason text,
  out bet_ids text[], out bet_states text[]
)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  insert into psw_nonces (vendor_id, nonce, seen_at) values (p_vendor_id, p_nonce, p_now) on conflict do nothing;
  is_new := found;
  if not is_new then
    return;
  end if;
  select p.member_id into player_member_id from vendor_players p
  where p.player_id = p_player_id and p.vendor_id = p_vendor_id for no key update;
  if not found then
    return;
  end if;

  select t.state, t.player_id, t.request_hash, t.code, t.portal_transaction_id,
    r.player_id, r.game_code, r.currency, r.state, r.win_count
  into seen_state, seen_player_id, seen_hash, seen_code, seen_portal_id,
    round_player_id, round_game_code, round_currency, round_state, round_win_count
  from (select) one
  left join psw_transactions t on t.vendor_id = p_vendor_id and t.transaction_id = p_transaction_id
  left join game_rounds r on r.vendor_id = p_vendor_id and r.round_id = p_round_id;

  if p_other_id is not null then
    is_other_seen := exists (
      select from psw_transactions t where t.vendor_id = p_vendor_id and t.transaction_id = p_other_id);
  end if;
  if p_token_hash is null then
    select array_agg(t.transaction_id), array_agg(t.state) into bet_ids, bet_states
    from psw_transactions t where t.vendor_id = p_vendor_id and t.round_id = p_round_id and t.call = 'bet';
  else
    select g.vendor_id, g.player_id, g.member_id, g.game_code, g.mode, g.currency, g.expires_at, g.expires_at_latest,
      m.status, s.end_reason
    into session_vendor_id, session_player_id, session_member_id, session_game_code, session_mode, session_currency,
      session_expires_at, session_expires_at_latest, session_member_status, session_end_reason
    from game_sessions g
    join members m on m.id = g.member_id
    left join sessions s on s.id = g.session_id
    where g.token_hash = p_token_hash;
  end if;
end
$$;

-- Of the keys of this table only one begins with what is asked for. While the table was small, the planner took the
-- wrong one of two that began with the vendor, and a connection went on reading all that the vendor ever sent.
alter table psw_transactions drop constraint psw_transactions_pkey, add primary key (transaction_id, vendor_id);
drop index psw_transactions_round;
create index psw_transactions_round on psw_transactions (round_id, vendor_id);

-- Who the vendor is was proven by its key a moment before, and vendors are never removed. Asking again took two reads
-- a call, and a lock on the one row that all bets of a vendor would share.
revoke delete, truncate on vendors from fairground_app;
alter table psw_transactions drop constraint psw_transactions_vendor_id_fkey;
alter table game_rounds drop constraint game_rounds_vendor_id_fkey;
