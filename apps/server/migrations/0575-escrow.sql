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

-- The same function as before, and what stands at tables of a player with limits may still be lost: it lowers what he won.
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
        ) - (
          select coalesce(sum(e.balance_minor), 0)::bigint from escrows e
          where e.member_id = p.member_id and e.currency = g.currency and e.state = 'OPEN'
        )] from game_rounds o
      where o.member_id = p.member_id and o.currency = g.currency and o.opened_at > p_now - interval '24 hours'
    ) end as sums
  ) u
  order by i.n;
end
$$;
