-- Tables of one group of risk have a second cap together: what their open rounds may cost the house at worst, each by itself.
create table studio.risk_caps (
  risk_group text not null check (risk_group ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(risk_group) <= 40),
  currency text not null,
  cap_minor bigint not null check (cap_minor > 0),
  primary key (risk_group, currency)
);
grant select, insert, update on studio.risk_caps to fairground_studio;

alter table studio.tables
  -- Null: the table has its own cap alone.
  add column risk_group text,
  -- What staff have changed; it holds from the next round.
  add column next_change json;
create index tables_of_group on studio.tables (risk_group) where risk_group is not null;
grant update (names, provider, theme, speed, tier, language, risk_group, next_change) on studio.tables to fairground_studio;
grant update, delete on studio.table_limits to fairground_studio;

-- What of a round's costs is held against caps; it may be less than the worst where classes have caps of their own.
alter table studio.slip_books add column held_minor bigint;
update studio.slip_books set held_minor = worst_minor;
alter table studio.slip_books alter column held_minor set not null;

-- As before, and where tables have a cap together, slips at them are written one batch after the other: those that raise
-- what the group holds above its cap are stale, and not taken.
create or replace function studio.open_slips(
  p_rounds json[], p_bets json[], p_transaction_ids text[], p_bodies text[], p_books json,
  p_now timestamptz, p_lost_at timestamptz
) returns table (round_id text, number integer, is_stale boolean)
language plpgsql set search_path = studio, pg_temp as $$
#variable_conflict use_column
begin
  -- The statement after this one sees what whoever held the lock has written.
  perform from risk_caps c
  where (c.risk_group, c.currency) in (
    select t.risk_group, b.currency
    from json_to_recordset(p_books) as b (shared_round_id text, currency text)
    join shared_rounds s on s.shared_round_id = b.shared_round_id
    join tables t on t.table_id = s.table_id
    where t.risk_group is not null
  )
  order by c.risk_group, c.currency for update;

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
  ), asked as materialized (
    select b.*, t.risk_group
    from json_to_recordset(p_books) as b (
      shared_round_id text, mode text, currency text, version integer, worst_minor bigint, worst_class integer,
      held_minor bigint
    )
    join held h on h.shared_round_id = b.shared_round_id
    join tables t on t.table_id = h.table_id
  ), full_groups as materialized (
    select a.risk_group, a.mode, a.currency
    from asked a
    join risk_caps c on c.risk_group = a.risk_group and c.currency = a.currency
    group by a.risk_group, a.mode, a.currency, c.cap_minor
    having sum(greatest(a.held_minor, 0)) + coalesce((
      select sum(greatest(k.held_minor, 0))
      from tables t
      join shared_rounds s on s.table_id = t.table_id and s.state in ('betting', 'locked', 'running', 'result')
      join slip_books k on k.shared_round_id = s.shared_round_id
      where t.risk_group = a.risk_group and k.mode = a.mode and k.currency = a.currency
        and not exists (select from asked o where o.shared_round_id = k.shared_round_id
          and o.mode = k.mode and o.currency = k.currency)
    ), 0) > c.cap_minor
  ), books as (
    insert into slip_books as known
      (shared_round_id, mode, currency, version, worst_minor, worst_class, held_minor)
    select a.shared_round_id, a.mode, a.currency, a.version, a.worst_minor, a.worst_class, a.held_minor
    from asked a
    left join slip_books k on k.shared_round_id = a.shared_round_id and k.mode = a.mode and k.currency = a.currency
    where greatest(a.held_minor, 0) <= greatest(coalesce(k.held_minor, 0), 0) or not exists (
      select from full_groups f where f.risk_group = a.risk_group and f.mode = a.mode and f.currency = a.currency)
    order by a.shared_round_id, a.mode, a.currency
    on conflict (shared_round_id, mode, currency) do update
      set version = excluded.version, worst_minor = excluded.worst_minor, worst_class = excluded.worst_class,
        held_minor = excluded.held_minor
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
