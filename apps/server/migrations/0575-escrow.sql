-- Money of players at tables where they play each other (decision 130). A seat is what one buy-in opened; its money stands on
-- an account of the ledger that is the seat's own.
create table escrow_tables (
  vendor_id text not null references vendors (id),
  table_id text not null,
  -- Owns the pot in the ledger.
  pot_id text not null unique,
  last_hand_seq bigint not null default 0 check (last_hand_seq >= 0),
  primary key (vendor_id, table_id)
);
revoke delete, truncate on escrow_tables from fairground_app;

create table escrows (
  vendor_id text not null references vendors (id),
  -- The vendor's own name of the seat, for ever.
  escrow_id text not null,
  -- Owns the account in the ledger.
  seat_id text not null unique,
  table_id text not null,
  game_code text not null,
  member_id text not null references members (id),
  player_id text not null references vendor_players (player_id),
  currency text not null,
  -- Of the game session that bought in last.
  session_hash bytea not null,
  state text not null check (state in ('OPEN', 'CLOSED', 'VOID')),
  balance_minor bigint not null check (balance_minor >= 0),
  -- Buy-ins that stand.
  bought_minor bigint not null check (bought_minor >= 0),
  -- What hands returned less what they took.
  won_minor bigint not null default 0,
  contributed_minor bigint not null default 0 check (contributed_minor >= 0),
  rake_minor bigint not null default 0 check (rake_minor >= 0),
  closed_minor bigint not null default 0 check (closed_minor >= 0),
  last_hand_seq bigint not null default 0 check (last_hand_seq >= 0),
  opened_at timestamptz not null,
  -- The last buy-in or hand.
  moved_at timestamptz not null,
  closed_at timestamptz,
  primary key (vendor_id, escrow_id),
  foreign key (vendor_id, table_id) references escrow_tables (vendor_id, table_id),
  constraint escrows_are_empty_when_over check (state = 'OPEN' or balance_minor = 0), -- E-5
  constraint escrows_add_up check (bought_minor + won_minor = balance_minor + closed_minor), -- E-6
  check ((state = 'CLOSED') = (closed_at is not null))
);
create index escrows_of_player on escrows (player_id);
create index escrows_of_table on escrows (vendor_id, table_id) where state = 'OPEN';
create index escrows_of_member on escrows (member_id, currency) where state = 'OPEN';
create index escrows_open on escrows (opened_at) where state = 'OPEN';
revoke delete, truncate on escrows from fairground_app;

create table escrow_buy_ins (
  vendor_id text not null,
  transaction_id text not null,
  escrow_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The last hand of the seat before it: once another has named the seat, it stays.
  after_hand_seq bigint not null,
  bought_at timestamptz not null,
  taken_back_at timestamptz,
  primary key (vendor_id, transaction_id),
  foreign key (vendor_id, escrow_id) references escrows (vendor_id, escrow_id)
);
create index escrow_buy_ins_of_seat on escrow_buy_ins (vendor_id, escrow_id);
revoke update, delete, truncate on escrow_buy_ins from fairground_app;
grant update (taken_back_at) on escrow_buy_ins to fairground_app;

create table escrow_hands (
  vendor_id text not null,
  table_id text not null,
  hand_seq bigint not null check (hand_seq >= 1),
  -- Names it in the ledger and to the vendor.
  id text not null unique,
  hand_id text not null,
  transaction_id text not null,
  tournament_id text,
  currency text not null,
  contribution_minor bigint not null check (contribution_minor >= 0),
  returned_minor bigint not null check (returned_minor >= 0),
  rake_minor bigint not null check (rake_minor >= 0),
  played_at timestamptz not null,
  primary key (vendor_id, table_id, hand_seq),
  foreign key (vendor_id, table_id) references escrow_tables (vendor_id, table_id),
  constraint hands_are_balanced check (contribution_minor = returned_minor + rake_minor) -- E-2
);
create unique index escrow_hands_transaction on escrow_hands (transaction_id, vendor_id);
revoke update, delete, truncate on escrow_hands from fairground_app;

create table escrow_hand_seats (
  vendor_id text not null,
  table_id text not null,
  hand_seq bigint not null,
  escrow_id text not null,
  contribution_minor bigint not null check (contribution_minor >= 0),
  returned_minor bigint not null check (returned_minor >= 0),
  rake_minor bigint not null check (rake_minor >= 0),
  balance_before_minor bigint not null,
  balance_after_minor bigint not null,
  primary key (vendor_id, table_id, hand_seq, escrow_id),
  foreign key (vendor_id, table_id, hand_seq) references escrow_hands (vendor_id, table_id, hand_seq),
  foreign key (vendor_id, escrow_id) references escrows (vendor_id, escrow_id),
  constraint seats_stake_what_they_hold check (contribution_minor <= balance_before_minor), -- E-3
  check (balance_after_minor = balance_before_minor - contribution_minor + returned_minor)
);
create index escrow_hand_seats_of_seat on escrow_hand_seats (vendor_id, escrow_id, hand_seq desc);
revoke update, delete, truncate on escrow_hand_seats from fairground_app;

-- E-4: hands of a table are counted without gaps, and each is the sum of its seats (E-2).
create function follow_last_hand() returns trigger language plpgsql as $$
begin
  if new.hand_seq > 1 and not exists (
    select from escrow_hands h
    where h.vendor_id = new.vendor_id and h.table_id = new.table_id and h.hand_seq = new.hand_seq - 1
  ) then
    raise exception 'E-4: hand % of % comes before the one ahead of it', new.hand_seq, new.table_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger hands_have_no_gap before insert on escrow_hands for each row execute function follow_last_hand();

create function check_hand() returns trigger language plpgsql as $$
begin
  if (
    select (coalesce(sum(s.contribution_minor), 0), coalesce(sum(s.returned_minor), 0), coalesce(sum(s.rake_minor), 0))
    from escrow_hand_seats s
    where s.vendor_id = new.vendor_id and s.table_id = new.table_id and s.hand_seq = new.hand_seq
  ) is distinct from (new.contribution_minor::numeric, new.returned_minor::numeric, new.rake_minor::numeric) then
    raise exception 'E-2: the seats of hand % of % do not add up to it', new.hand_seq, new.table_id
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger hands_are_their_seats after insert on escrow_hands
  deferrable initially deferred for each row execute function check_hand();

alter table psw_transactions drop constraint psw_transactions_call_check;
alter table psw_transactions add constraint psw_transactions_call_check check (call in
  ('bet', 'tip', 'win', 'rollback', 'round/end', 'jackpot-win', 'promo-win', 'free-round-win', 'adjust',
   'escrow/open', 'escrow/top-up', 'escrow/hand', 'escrow/close')) not valid;

alter table vendor_exceptions drop constraint vendor_exceptions_kind_check;
alter table vendor_exceptions add constraint vendor_exceptions_kind_check check (kind in
  ('missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'notReplayed', 'winAboveLimit', 'turnoverTooHigh',
   'escrowDiffers', 'escrowLeft'));

-- What a seat put in was at risk, also where it came back to the unit.
create or replace function valid_bet(
  p_outcome text, p_game_type text, p_stakes_minor bigint, p_rollbacks_minor bigint, p_uncounted_minor bigint
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_outcome = 'void' or (p_outcome = 'even' and coalesce(p_game_type, '') not in ('RNG', 'FISH', 'PVP')) then 0
    else p_stakes_minor - p_rollbacks_minor - p_uncounted_minor
  end
$$;

-- The same function as before, and what stands at tables may still be lost: it counts as lost until it comes back.
create or replace function limits_used(
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
      union all
      select x.balance_minor, 0, null, p_now, true, true
      from escrows x where x.member_id = p_member_id and x.currency = p_currency and x.state = 'OPEN'
    ) m;
  end if;
  return v_money || v_times;
end
$$;
