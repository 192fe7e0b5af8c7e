-- Bets may wait for a round to come: its row is written with the first of them, in the state `ahead`, and is opened as any
-- other when its turn comes. Until then its commitment is the head of the chain: the element before its seed is no one's yet.
alter table studio.shared_rounds
  drop constraint shared_rounds_state_check,
  add constraint shared_rounds_state_check
    check (state in ('ahead', 'betting', 'locked', 'running', 'result', 'settled', 'void')),
  add constraint shared_rounds_ahead_sealed check (state <> 'ahead' or (seed_sealed is null and outcome is null));
create index shared_rounds_ahead on studio.shared_rounds (table_id, number) where state = 'ahead';
grant update (opened_at, commitment, rules_version) on studio.shared_rounds to fairground_studio;

-- As `open_shared_bet`, in a round that has not been opened. Whoever knows the book of the round must read it again.
create function studio.open_ahead_bet(
  p_round json, p_bet json, p_transaction_id text, p_body text, p_now timestamptz, p_lost_at timestamptz
) returns integer
language plpgsql set search_path = studio, pg_temp as $$
declare
  r rounds := json_populate_record(null::rounds, p_round);
  b shared_bets := json_populate_record(null::shared_bets, p_bet);
begin
  select number into r.nonce from shared_rounds
  where shared_round_id = b.shared_round_id and table_id = r.game_id and state = 'ahead'
  for share;
  if not found then
    return null;
  end if;
  insert into slip_books as known (shared_round_id, mode, currency, version, worst_minor, worst_class, held_minor)
  values (b.shared_round_id, b.mode, r.currency, 1, 0, 0, 0)
  on conflict (shared_round_id, mode, currency) do update set version = known.version + 1;
  insert into rounds select r.*;
  insert into shared_bets select b.*;
  insert into wallet_calls (transaction_id, round_id, call, body, attempts, first_at, next_at)
  values (p_transaction_id, r.round_id, 'bet', p_body, 1, p_now, p_lost_at);
  return r.nonce;
end
$$;
revoke execute on function studio.open_ahead_bet from public;
grant execute on function studio.open_ahead_bet to fairground_studio;
