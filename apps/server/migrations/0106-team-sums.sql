-- Everybody below each of these heads, and the heads themselves where that is wanted.
create function team_members(p_heads text[], p_with_heads boolean)
returns table (head text, member_id text)
language sql stable parallel safe as $$
  select t.ancestor_id, t.descendant_id from member_tree t where t.ancestor_id = any (p_heads)
  union all
  select h.id, h.id from unnest(p_heads) h (id) where p_with_heads
$$;

-- The settled bets of teams on whole days of the site: days as they were counted, and the rounds' own rows for what is
-- not counted yet or is to be counted anew.
create function team_bets(p_heads text[], p_with_heads boolean, p_time_zone text, p_first date, p_end date)
returns table (
  head text, member_id text, day date, vendor_id text, game_code text, currency text, outcome text,
  round_count bigint, stakes_minor bigint, rollbacks_minor bigint, payouts_minor bigint
)
language sql stable as $$
  with team as materialized (
    select m.head, m.member_id from team_members(p_heads, p_with_heads) m
  ), counting as materialized (
    select case when c.time_zone = p_time_zone then c.counted_until else '-infinity' end as until from bet_counting c
  ), anew as materialized (
    select distinct r.member_id, (r.closed_at at time zone p_time_zone)::date as day from bet_recounts r
  ), late as (
    select g.* from counting c
    join game_rounds g on g.closed_at >= greatest(c.until, p_first::timestamp at time zone p_time_zone)
      and g.closed_at < p_end::timestamp at time zone p_time_zone
    union all
    select g.* from anew a cross join counting c
    join game_rounds g on g.member_id = a.member_id and g.closed_at >= a.day::timestamp at time zone p_time_zone
      and g.closed_at < least(c.until, (a.day + 1)::timestamp at time zone p_time_zone)
    where a.day >= p_first and a.day < p_end
  )
  select t.head, d.member_id, d.day, d.vendor_id, d.game_code, d.currency, d.outcome, d.round_count, d.stakes_minor,
    d.rollbacks_minor, d.payouts_minor
  from counting c cross join team t
  join bet_days d on d.member_id = t.member_id and d.day >= p_first and d.day < p_end
  where c.until > '-infinity'
    and not exists (select from anew a where a.member_id = d.member_id and a.day = d.day)
  union all
  select t.head, l.member_id, (l.closed_at at time zone p_time_zone)::date, l.vendor_id, l.game_code, l.currency,
    bet_outcome(l.state, l.stakes_minor, l.rollbacks_minor, l.payouts_minor),
    1, l.stakes_minor, l.rollbacks_minor, l.payouts_minor
  from late l join team t on t.member_id = l.member_id
$$;
