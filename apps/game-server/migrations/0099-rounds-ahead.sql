-- Bets may wait for a round to come: its row is written with the first of them, in the state `ahead`, and is opened as any
-- other when its turn comes. Until then its commitment is the head of the chain: the element before its seed is no one's yet.
alter table studio.shared_rounds
  drop constraint shared_rounds_state_check,
  add constraint shared_rounds_state_check
    check (state in ('ahead', 'betting', 'locked', 'running', 'result', 'settled', 'void')),
  add constraint shared_rounds_ahead_sealed check (state <> 'ahead' or (seed_sealed is null and outcome is null));
create index shared_rounds_ahead on studio.shared_rounds (table_id, number) where state = 'ahead';

-- What a round is sealed with changes once, when bets have waited for it: only this function does so.
create function studio.open_waiting_round(
  p_table_id text, p_chain_id bigint, p_number integer,
  p_rules_version integer, p_commitment text, p_opened_at timestamptz, p_closes_at timestamptz
) returns boolean
language sql security definer set search_path = studio, pg_temp as $$
  with opened as (
    update shared_rounds
    set state = 'betting', rules_version = p_rules_version, commitment = p_commitment, opened_at = p_opened_at,
      closes_at = p_closes_at
    where table_id = p_table_id and chain_id = p_chain_id and number = p_number and state = 'ahead'
    returning 1
  )
  select exists (select from opened)
$$;
revoke all on function studio.open_waiting_round from public;
grant execute on function studio.open_waiting_round to fairground_studio;

-- And no round waits that was open before.
create function studio.keep_opened() returns trigger language plpgsql as $$
begin
  raise exception 'a round that was opened does not wait again' using errcode = 'check_violation';
end
$$;
create trigger shared_rounds_stay_opened before update of state on studio.shared_rounds
  for each row when (new.state = 'ahead' and old.state <> 'ahead') execute function studio.keep_opened();

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
