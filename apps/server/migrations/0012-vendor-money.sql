-- The money of a vendor's call: cash ↔ the vendor's clearing account, once per vendor and transaction id.
-- The wallet owns this function; features/wallet names the same scope and key where it takes a bet back.
create function move_vendor_money(
  p_kind text, p_vendor_id text, p_transaction_id text, p_member_id text, p_currency text, p_amount bigint, p_round_id text
) returns ledger.outcome
language plpgsql as $$
declare
  v_cash bigint := ledger.open_account('member', p_member_id, 'cash', p_currency);
  v_clearing bigint := ledger.open_account('vendor', p_vendor_id, 'vendor_clearing', p_currency);
begin
  return ledger.post_transfer(
    p_scope => 'vendor', p_key => p_vendor_id || ':' || p_transaction_id,
    p_request_hash => sha256(convert_to(concat_ws(' ', p_kind, p_member_id, p_currency, p_amount, p_round_id), 'UTF8')),
    p_kind => p_kind,
    p_debit_account_id => case p_kind when 'bet' then v_cash else v_clearing end,
    p_credit_account_id => case p_kind when 'bet' then v_clearing else v_cash end,
    p_amount => p_amount, p_actor => 'vendor:' || p_vendor_id, p_reference => p_vendor_id || ':' || p_round_id);
end
$$;

create type psw_applied as (
  is_applied boolean, -- false: the stake was more than there was, and the bet is refused for ever
  portal_transaction_id text, -- of the bet, else of the win
  available bigint, -- what the player can stake after it; null when nothing had to move
  version bigint
);

-- Posts a bet, a win, or a pair of both: the money moves, the round counts it and the ids are remembered, in one
-- statement and so in one commit. The caller decided on what it read before. Whatever of that has changed since raises
-- 40001 and undoes all, and the caller reads and decides again: no lock is held while it thinks.
create function apply_psw_moves(
  p_vendor_id text, p_member_id text, p_player_id text, p_round_id text, p_game_code text, p_currency text,
  p_request_hash bytea, p_bet_id text, p_bet_amount bigint, p_win_id text, p_win_amount bigint, p_closes_round boolean,
  p_win_count integer, p_rollbacks bigint, -- of the round as the caller saw it; null where it did not matter
  p_now timestamptz
) returns psw_applied
language plpgsql as $$
declare
  v_bet ledger.outcome;
  v_win ledger.outcome;
begin
  if p_bet_id is not null then
    v_bet := move_vendor_money('bet', p_vendor_id, p_bet_id, p_member_id, p_currency, p_bet_amount, p_round_id);
    perform require_first(v_bet);
    if v_bet.code = 'INSUFFICIENT_FUNDS' then
      insert into psw_transactions (vendor_id, transaction_id, call, request_hash, state, code, player_id, round_id,
        game_code, amount_minor, currency, created_at)
      values (p_vendor_id, p_bet_id, 'bet', p_request_hash, 'REJECTED', v_bet.code, p_player_id, p_round_id,
        p_game_code, p_bet_amount, p_currency, p_now);
      return row(false, null, v_bet.available, v_bet.version)::psw_applied;
    end if;
  end if;
  if p_win_amount > 0 then
    v_win := move_vendor_money('win', p_vendor_id, p_win_id, p_member_id, p_currency, p_win_amount, p_round_id);
    perform require_first(v_win);
    if v_win.code is not null then
      raise exception 'a win was refused: %', v_win.code using errcode = 'check_violation';
    end if;
  end if;

  insert into game_rounds as r (vendor_id, round_id, member_id, player_id, game_code, currency,
    stakes_minor, payouts_minor, win_count, state, opened_at, closed_at)
  values (p_vendor_id, p_round_id, p_member_id, p_player_id, p_game_code, p_currency,
    coalesce(p_bet_amount, 0), coalesce(p_win_amount, 0), case when p_win_id is null then 0 else 1 end,
    case when p_closes_round then 'closed' else 'open' end, p_now, case when p_closes_round then p_now end)
  on conflict (vendor_id, round_id) do update set
    stakes_minor = r.stakes_minor + excluded.stakes_minor, payouts_minor = r.payouts_minor + excluded.payouts_minor,
    win_count = r.win_count + excluded.win_count, state = excluded.state, closed_at = excluded.closed_at
  where r.state = 'open' and r.player_id = p_player_id and r.currency = p_currency
    and (p_bet_id is null or r.game_code = p_game_code)
    and r.win_count = coalesce(p_win_count, r.win_count) and r.rollbacks_minor = coalesce(p_rollbacks, r.rollbacks_minor);
  if not found then
    raise exception 'round %:% is not what it was', p_vendor_id, p_round_id using errcode = 'serialization_failure';
  end if;

  insert into psw_transactions (vendor_id, transaction_id, call, request_hash, state, code, player_id, round_id,
    game_code, amount_minor, currency, portal_transaction_id, created_at)
  select p_vendor_id, m.id, m.call, p_request_hash, 'APPLIED', 'OK', p_player_id, p_round_id,
    p_game_code, m.amount, p_currency, 'trf_' || m.transfer_id, p_now
  from (values (p_bet_id, 'bet', p_bet_amount, v_bet.transfer_id), (p_win_id, 'win', p_win_amount, v_win.transfer_id))
    as m (id, call, amount, transfer_id)
  where m.id is not null;
  return row(true, 'trf_' || coalesce(v_bet.transfer_id, v_win.transfer_id),
    coalesce(v_win.available, v_bet.available), coalesce(v_win.version, v_bet.version))::psw_applied;
end
$$;

-- A key that the ledger knows was used by another call a moment ago: the caller reads again and finds it.
create function require_first(p_outcome ledger.outcome) returns void
language plpgsql as $$
begin
  if p_outcome.status = 'mismatch' or p_outcome.replayed then
    raise exception 'the transaction id is in use' using errcode = 'serialization_failure';
  end if;
  if p_outcome.code = 'ACCOUNT_CLOSED' then
    raise exception 'the account is closed' using errcode = 'check_violation';
  end if;
end
$$;

-- Every call would lock the one row of its vendor to prove what the key it was signed with has proven.
alter table psw_transactions drop constraint psw_transactions_vendor_id_fkey;
alter table game_rounds drop constraint game_rounds_vendor_id_fkey;
