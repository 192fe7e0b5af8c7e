-- Bets of one moment are opened in one call, those of several tables too. Answers the number of the shared round in its
-- chain for each that was taken; whoever is not there came too late. A place or a request that is taken undoes all of it.
create function studio.open_shared_bets(
  p_rounds json[], p_bets json[], p_transaction_ids text[], p_bodies text[], p_now timestamptz, p_lost_at timestamptz
) returns table (round_id text, number integer)
language plpgsql set search_path = studio, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with given as materialized (
    select i.round, i.bet, i.transaction_id, i.body, i.bet ->> 'shared_round_id' as shared_round_id
    from unnest(p_rounds, p_bets, p_transaction_ids, p_bodies) i (round, bet, transaction_id, body)
  ), held as materialized (
    select s.shared_round_id, s.number, s.table_id, s.closes_at from shared_rounds s
    where s.shared_round_id = any (array(select distinct g.shared_round_id from given g)) and s.state = 'betting'
    order by s.shared_round_id for share
  ), taken as materialized (
    select g.round, g.bet, g.transaction_id, g.body, g.round ->> 'round_id' as round_id, h.number
    from given g join held h on h.shared_round_id = g.shared_round_id and h.table_id = g.round ->> 'game_id'
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
  select t.round_id, t.number from taken t;
end
$$;
revoke execute on function studio.open_shared_bets from public;
grant execute on function studio.open_shared_bets to fairground_studio;
