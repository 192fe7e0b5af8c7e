-- Days of members come with the day before them and are written once; only a day that comes between others, or goes, changes
-- the one behind it. Most days are the last of their member, so that counting writes half of what it wrote.
create or replace function follow_bet_days() returns trigger
language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if tg_op <> 'DELETE' then
    insert into team_bet_days as d (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
      rollbacks_minor, payouts_minor)
    select t.ancestor_id, c.currency, c.day, c.vendor_id, c.game_code, c.outcome, sum(c.round_count),
      sum(c.stakes_minor), sum(c.rollbacks_minor), sum(c.payouts_minor)
    from added c join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4, 5, 6
    on conflict (head_id, currency, day, vendor_id, game_code, outcome) do update set
      round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
      rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
      payouts_minor = d.payouts_minor + excluded.payouts_minor;
  end if;
  if tg_op <> 'INSERT' then
    insert into team_bet_days as d (head_id, currency, day, vendor_id, game_code, outcome, round_count, stakes_minor,
      rollbacks_minor, payouts_minor)
    select t.ancestor_id, c.currency, c.day, c.vendor_id, c.game_code, c.outcome, -sum(c.round_count),
      -sum(c.stakes_minor), -sum(c.rollbacks_minor), -sum(c.payouts_minor)
    from removed c join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4, 5, 6
    on conflict (head_id, currency, day, vendor_id, game_code, outcome) do update set
      round_count = d.round_count + excluded.round_count, stakes_minor = d.stakes_minor + excluded.stakes_minor,
      rollbacks_minor = d.rollbacks_minor + excluded.rollbacks_minor,
      payouts_minor = d.payouts_minor + excluded.payouts_minor;
  end if;
  if tg_op = 'INSERT' then
    with fresh as materialized (
      select c.member_id, c.currency, c.day, greatest('-infinity',
        lag(c.day) over (partition by c.member_id, c.currency order by c.day), (
          select b.day from play_days b where b.member_id = c.member_id and b.currency = c.currency and b.day < c.day
          order by b.day desc limit 1)) as previous_day
      from (select distinct a.member_id, a.currency, a.day from added a) c
      where not exists (
        select from play_days p where p.member_id = c.member_id and p.currency = c.currency and p.day = c.day)
    ), come as (
      insert into play_days (member_id, currency, day, previous_day)
      select f.member_id, f.currency, f.day, f.previous_day from fresh f
    ), linked as (
      update play_days p set previous_day = l.is_day
      from (
        select f.member_id, f.currency, n.day, n.previous_day as was_day, max(f.day) as is_day from fresh f
        cross join lateral (
          select o.day, o.previous_day from play_days o
          where o.member_id = f.member_id and o.currency = f.currency and o.day > f.day order by o.day limit 1
        ) n group by 1, 2, 3, 4
      ) l
      where p.member_id = l.member_id and p.currency = l.currency and p.day = l.day
      returning p.member_id, p.currency, p.day, l.was_day, l.is_day
    )
    insert into team_play_days as k (head_id, currency, day, previous_day, member_count)
    select t.ancestor_id, c.currency, c.day, c.previous_day, sum(c.count)
    from (
      select f.member_id, f.currency, f.day, f.previous_day, 1 as count from fresh f
      union all
      select l.member_id, l.currency, l.day, l.is_day, 1 from linked l
      union all
      select l.member_id, l.currency, l.day, l.was_day, -1 from linked l
    ) c
    join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4
    on conflict (head_id, currency, day, previous_day) do update set
      member_count = k.member_count + excluded.member_count;
  elsif tg_op = 'DELETE' then
    with gone as materialized (
      select p.member_id, p.currency, p.day, p.previous_day
      from (select distinct c.member_id, c.currency, c.day from removed c) r
      join play_days p on p.member_id = r.member_id and p.currency = r.currency and p.day = r.day
      where not exists (
        select from bet_days d where d.member_id = r.member_id and d.day = r.day and d.currency = r.currency)
    ), went as (
      delete from play_days p using gone g
      where p.member_id = g.member_id and p.currency = g.currency and p.day = g.day
    ), linked as (
      update play_days p set previous_day = l.is_day
      from (
        -- Of days that go one after another, the first knows what stays before them all.
        select g.member_id, g.currency, n.day, n.previous_day as was_day, min(g.previous_day) as is_day from gone g
        cross join lateral (
          select o.day, o.previous_day from play_days o
          where o.member_id = g.member_id and o.currency = g.currency and o.day > g.day and not exists (
            select from gone x where x.member_id = o.member_id and x.currency = o.currency and x.day = o.day)
          order by o.day limit 1
        ) n group by 1, 2, 3, 4
      ) l
      where p.member_id = l.member_id and p.currency = l.currency and p.day = l.day
      returning p.member_id, p.currency, p.day, l.was_day, l.is_day
    )
    insert into team_play_days as k (head_id, currency, day, previous_day, member_count)
    select t.ancestor_id, c.currency, c.day, c.previous_day, sum(c.count)
    from (
      select g.member_id, g.currency, g.day, g.previous_day, -1 as count from gone g
      union all
      select l.member_id, l.currency, l.day, l.is_day, 1 from linked l
      union all
      select l.member_id, l.currency, l.day, l.was_day, -1 from linked l
    ) c
    join member_tree t on t.descendant_id = c.member_id group by 1, 2, 3, 4
    on conflict (head_id, currency, day, previous_day) do update set
      member_count = k.member_count + excluded.member_count;
  end if;
  return null;
end
$$;
drop function link_play_days(text[], text[], date[]);
alter table play_days alter column previous_day set not null;
