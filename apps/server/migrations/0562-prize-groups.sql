-- Prize groups, in 1/2000 of a stake: a player bets at his own or a lower one, and the line above him earns the differences
-- (docs/decisions/118-points-of-agents.md).
create table prize_group_rules (
  id boolean primary key default true check (id),
  -- Of the house: prize and points of all together.
  group_max integer not null default 1960,
  -- The highest of an account that is no agent.
  player_max integer not null default 1950,
  group_floor integer not null default 1800 check (group_floor >= 1000),
  -- Of accounts nobody named one for.
  group_default integer not null default 1940,
  -- Between an agent and whoever is directly below.
  distance integer not null default 2 check (distance between 0 and 100),
  -- With what else is given back, a bet never costs the house more than it brings.
  check (group_max <= 1976),
  check (group_floor <= group_default and group_default <= player_max and player_max <= group_max)
);
insert into prize_group_rules default values;
revoke insert, delete, truncate on prize_group_rules from fairground_app;

alter table members add column prize_group integer check (prize_group between 1000 and 2000);
-- Null: what accounts are given that nobody named a group for.
alter table register_links add column prize_group integer check (prize_group between 1000 and 2000);

-- What a group was before: of an account, or of the house where no account is named.
create table prize_group_changes (
  id bigint generated always as identity primary key,
  member_id text references members (id),
  group_before integer not null,
  group_after integer not null check (group_after <> group_before),
  changed_at timestamptz not null,
  changed_by text not null,
  reason text not null
);
create index prize_group_changes_of on prize_group_changes (member_id, changed_at desc);
revoke update, delete, truncate on prize_group_changes from fairground_app;

-- The most that whoever is directly below an account may have: an agent keeps the distance, a friend gives nothing away.
create function prize_group_below(p_parent members, p_rules prize_group_rules) returns integer language sql immutable as $$
  select case when p_parent.type in (1, 2, 41, 42) then greatest(p_parent.prize_group - p_rules.distance, p_rules.group_floor)
    else p_parent.prize_group end
$$;

-- Accounts are opened in several ways; each has a group from its first moment, and never above its parent's.
create function give_prize_group() returns trigger language plpgsql as $$
declare
  v_rules prize_group_rules;
  v_parent members;
  v_is_agent boolean := new.type in (1, 2, 41, 42);
  v_most integer;
  v_named integer := nullif(new.prize_group, 0);
begin
  select r.* into v_rules from prize_group_rules r;
  v_most := case when v_is_agent then v_rules.group_max else v_rules.player_max end;
  if new.recommender_id is not null then
    -- Nobody lowers the parent before the account is there to be counted.
    select m.* into v_parent from members m where m.id = new.recommender_id for share;
    v_most := least(v_most, prize_group_below(v_parent, v_rules));
  elsif v_is_agent and v_named is null then
    v_named := v_most;
  end if;
  new.prize_group := greatest(least(coalesce(v_named, v_rules.group_default), v_most), v_rules.group_floor);
  return new;
end
$$;
create trigger members_have_prize_group before insert on members for each row execute function give_prize_group();

with recursive given (id, type, prize_group) as (
  select m.id, m.type, case when m.type in (1, 2, 41, 42) then 1960 else 1940 end
  from members m where m.recommender_id is null
  union all
  select m.id, m.type,
    greatest(least(1940, case when g.type in (1, 2, 41, 42) then g.prize_group - 2 else g.prize_group end), 1800)
  from given g join members m on m.recommender_id = g.id
)
update members m set prize_group = g.prize_group from given g where g.id = m.id;
-- 0 is no group: whoever is added without one is given one.
alter table members alter column prize_group set not null, alter column prize_group set default 0;

-- The highest group that an account has had since a moment: who is lowered keeps what he had for draws that were on sale.
create function prize_group_since(p_member_id text, p_now_group integer, p_since timestamptz) returns integer
language sql stable as $$
  select greatest(p_now_group, (
    select max(c.group_before) from prize_group_changes c
    where c.member_id is not distinct from p_member_id and c.changed_at > p_since))
$$;

-- The agents above an account, from the top, and the account itself. Friends who only brought somebody in earn nothing.
create function prize_line(p_member_id text, p_since timestamptz) returns table (member_id text, prize_group integer)
language sql stable as $$
  select m.id, prize_group_since(m.id, m.prize_group, p_since)
  from (
    select t.ancestor_id as id, t.depth from member_tree t where t.descendant_id = p_member_id
    union all
    select p_member_id, 0
  ) l
  join members m on m.id = l.id
  where l.depth = 0 or m.type in (1, 2, 41, 42)
  order by l.depth desc
$$;
