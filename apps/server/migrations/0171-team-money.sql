-- What everybody below a head received and spent by day, kind and counterpart. It follows the ledger's sums by day in the
-- statement that changes them.
create table team_money_days (
  head_id text not null,
  currency text not null,
  day date not null,
  kind text not null,
  counter_kind text not null, -- of the other account
  entry_count bigint not null, -- 0 where entries were counted by another time zone
  received bigint not null,
  spent bigint not null,
  primary key (head_id, currency, day, kind, counter_kind)
);

-- Texts of the ledger compare by their own rule, to which the tree's index does not answer.
create function follow_account_days() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if tg_op <> 'DELETE' then
    insert into team_money_days as d (head_id, currency, day, kind, counter_kind, entry_count, received, spent)
    select t.ancestor_id, a.currency, c.day, c.kind, c.counter_kind, sum(c.entry_count), sum(c.received), sum(c.spent)
    from added c join ledger.accounts a on a.id = c.account_id join member_tree t on t.descendant_id = a.owner_id collate "default"
    group by 1, 2, 3, 4, 5
    on conflict (head_id, currency, day, kind, counter_kind) do update set
      entry_count = d.entry_count + excluded.entry_count, received = d.received + excluded.received,
      spent = d.spent + excluded.spent;
  end if;
  if tg_op <> 'INSERT' then
    insert into team_money_days as d (head_id, currency, day, kind, counter_kind, entry_count, received, spent)
    select t.ancestor_id, a.currency, c.day, c.kind, c.counter_kind, -sum(c.entry_count), -sum(c.received), -sum(c.spent)
    from removed c join ledger.accounts a on a.id = c.account_id join member_tree t on t.descendant_id = a.owner_id collate "default"
    group by 1, 2, 3, 4, 5
    on conflict (head_id, currency, day, kind, counter_kind) do update set
      entry_count = d.entry_count + excluded.entry_count, received = d.received + excluded.received,
      spent = d.spent + excluded.spent;
  end if;
  return null;
end
$$;
create trigger account_days_added after insert on ledger.account_days referencing new table as added
  for each statement execute function follow_account_days();
create trigger account_days_changed after update on ledger.account_days referencing old table as removed new table as added
  for each statement execute function follow_account_days();
create trigger account_days_removed after delete on ledger.account_days referencing old table as removed
  for each statement execute function follow_account_days();

insert into team_money_days (head_id, currency, day, kind, counter_kind, entry_count, received, spent)
select t.ancestor_id, d.currency, d.day, d.kind, d.counter_kind, sum(d.entry_count), sum(d.received), sum(d.spent)
from ledger.owner_days d join member_tree t on t.descendant_id = d.owner_id group by 1, 2, 3, 4, 5;

-- What everybody below these heads received and spent on whole days; add it up.
create function team_money(p_heads text[], p_currency text, p_time_zone text, p_first date, p_end date)
returns table (
  head text, day date, kind text, counter_kind text, entry_count bigint, received bigint, spent bigint
)
language sql stable as $$
  select d.head_id, d.day, d.kind, d.counter_kind, d.entry_count, d.received, d.spent
  from ledger.day_zone z
  join team_money_days d on d.head_id = any (p_heads) and d.currency = p_currency
    and d.day >= p_first and d.day < p_end
  where z.time_zone = p_time_zone and d.entry_count > 0
  union all
  select h.head, u.day, u.kind, u.counter_kind, u.entry_count, u.received, u.spent
  from ledger.uncounted_days(p_currency, p_time_zone, p_first::timestamp at time zone p_time_zone,
    p_end::timestamp at time zone p_time_zone) u
  cross join lateral heads_of(u.owner_id, p_heads, false) h
$$;
