-- Tables with places for chips: what their rounds take, and the slips of their players.
alter table studio.table_limits
  -- By group of places; a group that is not here takes its part of the largest chip.
  add column group_limits json,
  -- All chips of one player in a round; null: four of the largest.
  add column round_minor_max bigint check (round_minor_max > 0),
  -- What a round may cost the house at worst; null: forty of the largest chip.
  add column exposure_minor_max bigint check (exposure_minor_max > 0);

alter table studio.shared_bets
  -- How long before the end of the betting it was received, and the round trip of its frame.
  add column closes_in_ms integer,
  add column rtt_ms integer;

-- What a round costs the house at worst, by the slips taken so far. Whoever takes slips raises the version that it knows; where
-- that is not the one that stands, another process took some, and it looks at all of them again.
create table studio.slip_books (
  shared_round_id text collate "C" not null references studio.shared_rounds,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  version integer not null check (version > 0),
  worst_minor bigint not null,
  -- The class of outcomes that costs it.
  worst_class integer not null,
  primary key (shared_round_id, mode, currency)
);
grant select, insert, update, delete on studio.slip_books to fairground_studio;

-- As `open_shared_bets`, under the books of their rounds: a slip whose book is not the one that was known is stale, and not
-- taken. A slip that was received in time is taken until the round runs.
create function studio.open_slips(
  p_rounds json[], p_bets json[], p_transaction_ids text[], p_bodies text[], p_books json,
  p_now timestamptz, p_lost_at timestamptz
) returns table (round_id text, number integer, is_stale boolean)
language plpgsql set search_path = studio, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with given as materialized (
    select i.round, i.bet, i.transaction_id, i.body, i.round ->> 'round_id' as round_id, i.round ->> 'currency' as currency,
      i.bet ->> 'shared_round_id' as shared_round_id, i.bet ->> 'mode' as mode
    from unnest(p_rounds, p_bets, p_transaction_ids, p_bodies) i (round, bet, transaction_id, body)
  ), held as materialized (
    select s.shared_round_id, s.number, s.table_id, s.closes_at from shared_rounds s
    where s.shared_round_id = any (array(select distinct g.shared_round_id from given g))
      and s.state in ('betting', 'locked')
    order by s.shared_round_id for share
  ), books as (
    insert into slip_books as known (shared_round_id, mode, currency, version, worst_minor, worst_class)
    select b.shared_round_id, b.mode, b.currency, b.version, b.worst_minor, b.worst_class
    from json_to_recordset(p_books) as b (
      shared_round_id text, mode text, currency text, version integer, worst_minor bigint, worst_class integer
    ) join held h on h.shared_round_id = b.shared_round_id
    order by b.shared_round_id, b.mode, b.currency
    on conflict (shared_round_id, mode, currency) do update
      set version = excluded.version, worst_minor = excluded.worst_minor, worst_class = excluded.worst_class
      where known.version = excluded.version - 1
    returning known.shared_round_id, known.mode, known.currency
  ), taken as materialized (
    select g.round, g.bet, g.transaction_id, g.body, g.round_id, h.number
    from given g
    join held h on h.shared_round_id = g.shared_round_id and h.table_id = g.round ->> 'game_id'
    join books b on b.shared_round_id = g.shared_round_id and b.mode = g.mode and b.currency = g.currency
    where h.closes_at > (g.bet ->> 'placed_at')::timestamptz
  ), opened as (
    insert into rounds select r.* from taken t cross join lateral
      json_populate_record(null::rounds, (t.round::jsonb || jsonb_build_object('nonce', t.number))::json) r
    order by r.round_id
  ), placed as (
    insert into shared_bets select b.* from taken t cross join lateral json_populate_record(null::shared_bets, t.bet) b
    order by b.round_id
  ), called as (
    insert into wallet_calls (transaction_id, round_id, call, body, attempts, first_at, next_at)
    select t.transaction_id, t.round_id, 'bet', t.body, 1, p_now, p_lost_at from taken t order by t.transaction_id
  )
  select g.round_id, t.number, h.shared_round_id is not null and b.shared_round_id is null
  from given g
  left join taken t on t.round_id = g.round_id
  left join held h on h.shared_round_id = g.shared_round_id
  left join books b on b.shared_round_id = g.shared_round_id and b.mode = g.mode and b.currency = g.currency;
end
$$;
revoke execute on function studio.open_slips from public;
grant execute on function studio.open_slips to fairground_studio;
