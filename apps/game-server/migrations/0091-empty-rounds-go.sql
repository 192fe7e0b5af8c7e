-- Tables go on while nobody plays. Rounds without a bet are removed after a time: anybody gets their seeds back from a later
-- seed of the chain, by hashing. Only this function removes any; the last round of a chain stays, as the next follows it, and
-- so do rounds that a dealer dealt: no seed brings them back.
drop index studio.shared_bets_open;
create index shared_bets_of_round on studio.shared_bets (shared_round_id, round_id);
create index shared_pots_of_round on studio.shared_pots (shared_round_id);

-- Looks at `p_max` rounds at most, by their ids: after `p_after`, before `p_before`. `seen` is the last one, null where none is left.
create function studio.remove_empty_rounds(p_after text, p_before text, p_max integer)
returns table (seen text, removed bigint)
language sql security definer set search_path = studio, pg_temp as $$
  with looked_at as materialized (
    select r.shared_round_id, r.chain_id, r.number, r.source, r.state from shared_rounds r
    where r.shared_round_id > p_after and r.shared_round_id < p_before
    order by r.shared_round_id limit p_max
  ), empty as materialized (
    select l.shared_round_id from looked_at l
    where l.source = 'seed' and l.state in ('settled', 'void')
      and exists (select 1 from shared_rounds n where n.chain_id = l.chain_id and n.number > l.number)
      and not exists (select 1 from shared_bets b where b.shared_round_id = l.shared_round_id)
      and not exists (select 1 from shared_pots p where p.shared_round_id = l.shared_round_id)
      and not exists (select 1 from stage_raises a where a.shared_round_id = l.shared_round_id)
      and not exists (select 1 from stage_wishes w where w.shared_round_id = l.shared_round_id)
  ), words as (
    delete from ready_words w using empty e where w.shared_round_id = e.shared_round_id
  ), books as (
    delete from slip_books k using empty e where k.shared_round_id = e.shared_round_id
  ), gone as (
    delete from shared_rounds r using empty e where r.shared_round_id = e.shared_round_id returning 1
  )
  select (select max(shared_round_id) from looked_at), (select count(*) from gone)
$$;
revoke all on function studio.remove_empty_rounds from public;
grant execute on function studio.remove_empty_rounds to fairground_studio;
