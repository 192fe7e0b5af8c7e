-- What many members received and spent on whole days, by group: one reading for a whole team. Days as they were counted,
-- and of each account the entries behind its mark. Entries that are not counted are younger than a day before the first
-- transfer that counting has not seen, so that only their months are read.
create function ledger.owner_sums(
  p_owner_ids text[], p_groups text[], p_currency text, p_time_zone text, p_first date, p_end date
) returns table (
  owner_group text, day date, kind text, counter_kind text, entry_count bigint, received bigint, spent bigint
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
  v_is_counted boolean;
  v_since timestamptz;
begin
  select c.time_zone = p_time_zone,
    coalesce((select t.created_at from ledger.transfers t where t.id > c.transfer_id order by t.id limit 1), now())
      - interval '1 day'
  into strict v_is_counted, v_since from ledger.day_counting c;
  v_since := greatest(case when v_is_counted then v_since end, p_first::timestamp at time zone p_time_zone);
  return query
  with accounts as materialized (
    select a.id, o.owner_group from unnest(p_owner_ids, p_groups) o (owner_id, owner_group)
    join ledger.accounts a on a.owner_kind = 'member' and a.owner_id = o.owner_id and a.kind = 'cash'
      and a.currency = p_currency
  )
  select s.owner_group, s.day, s.kind, s.counter_kind, sum(s.entry_count)::bigint, sum(s.received)::bigint,
    sum(s.spent)::bigint
  from (
    select a.owner_group, d.day, d.kind::text as kind, d.counter_kind::text as counter_kind, d.entry_count, d.received,
      d.spent
    from accounts a
    join ledger.account_days d on d.account_id = a.id and d.day >= p_first and d.day < p_end
    where v_is_counted
    union all
    select a.owner_group, (e.created_at at time zone p_time_zone)::date, e.transfer_kind, e.counter_account_kind, 1,
      greatest(e.amount, 0), greatest(-e.amount, 0)
    from accounts a
    left join ledger.account_day_marks m on m.account_id = a.id and v_is_counted
    join ledger.account_entries e on e.account_id = a.id and e.entry_id > coalesce(m.entry_id, 0)
      and e.created_at >= v_since and e.created_at < p_end::timestamp at time zone p_time_zone
  ) s
  group by 1, 2, 3, 4;
end
$$;

revoke execute on function ledger.owner_sums from public;
grant execute on function ledger.owner_sums to fairground_app;
