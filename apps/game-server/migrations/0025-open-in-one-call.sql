-- A bet is opened in one round trip: what it is checked against, under the locks it needs, and what is written of it.
-- False: something stands against it, which the caller finds out and says.
create function studio.open_slot_round(
  p_round json, p_session_id text, p_pause_ms integer, p_transaction_id text, p_body text, p_lost_at timestamptz
) returns boolean
language plpgsql set search_path = studio, pg_temp as $$
declare
  r rounds := json_populate_record(null::rounds, p_round);
begin
  -- The result was drawn with this number of the pair: it must be the one whose turn it is.
  update seed_pairs set next_nonce = next_nonce + 1
  where pair_id = r.pair_id and state = 'active' and next_nonce = r.nonce
    and not exists (select from rounds o where o.player_id = r.player_id and o.request_id = r.request_id)
    and not exists (
      select from rounds o where o.player_id = r.player_id and o.mode = r.mode and o.game_id = r.game_id
        and o.state in ('betting', 'presenting') and o.kind <> 'shared'
    )
    and exists (
      select from sessions s where s.session_id = p_session_id
        and (s.last_spin_at is null or s.last_spin_at <= r.started_at - p_pause_ms * interval '1 millisecond')
    );
  if not found then
    return false;
  end if;
  update sessions set last_spin_at = r.started_at, seen_at = r.started_at where session_id = p_session_id;
  insert into rounds select r.*;
  insert into wallet_calls (transaction_id, round_id, call, body, attempts, first_at, next_at)
  values (p_transaction_id, r.round_id, 'bet', p_body, 1, r.started_at, p_lost_at);
  return true;
end
$$;

-- The number of the shared round in its chain; null when it does not take the bet.
create function studio.open_shared_bet(
  p_round json, p_bet json, p_transaction_id text, p_body text, p_now timestamptz, p_lost_at timestamptz
) returns integer
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
  insert into wallet_calls (transaction_id, round_id, call, body, attempts, first_at, next_at)
  values (p_transaction_id, r.round_id, 'bet', p_body, 1, p_now, p_lost_at);
  return r.nonce;
end
$$;

revoke execute on function studio.open_slot_round, studio.open_shared_bet from public;
grant execute on function studio.open_slot_round, studio.open_shared_bet to fairground_studio;
