-- How many stand below a head and are not closed: agents and others.
create table team_sizes (
  head_id text not null,
  is_agent boolean not null,
  member_count bigint not null,
  primary key (head_id, is_agent)
);
-- When they were opened: by quarters of an hour, at which the midnights of every time zone lie.
create table team_openings (
  head_id text not null,
  opened_at timestamptz not null, -- the beginning of the quarter
  member_count bigint not null,
  primary key (head_id, opened_at)
);

create function is_agent_type(p_type integer) returns boolean
language sql immutable parallel safe as $$ select p_type in (1, 2, 41, 42) $$;
create function quarter_of(p_at timestamptz) returns timestamptz
language sql immutable parallel safe as $$ select date_bin('15 minutes', p_at, '2000-01-01T00:00:00Z') $$;

insert into team_sizes (head_id, is_agent, member_count)
select t.ancestor_id, is_agent_type(m.type), count(*)
from member_tree t join members m on m.id = t.descendant_id where m.status <> 'closed' group by 1, 2;
insert into team_openings (head_id, opened_at, member_count)
select t.ancestor_id, quarter_of(m.registered_at), count(*)
from member_tree t join members m on m.id = t.descendant_id where m.status <> 'closed' group by 1, 2;

-- Counts one member more or less for everybody above, in the order of their ids, so that two never wait for each other.
create function size_teams(p_member_id text, p_type integer, p_registered_at timestamptz, p_count integer) returns void
language sql as $$
  insert into team_sizes as s (head_id, is_agent, member_count)
  select t.ancestor_id, is_agent_type(p_type), p_count from member_tree t where t.descendant_id = p_member_id
  order by t.ancestor_id
  on conflict (head_id, is_agent) do update set member_count = s.member_count + excluded.member_count;
  insert into team_openings as o (head_id, opened_at, member_count)
  select t.ancestor_id, quarter_of(p_registered_at), p_count from member_tree t where t.descendant_id = p_member_id
  order by t.ancestor_id
  on conflict (head_id, opened_at) do update set member_count = o.member_count + excluded.member_count;
$$;

create function follow_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status <> 'closed' then
    perform size_teams(old.id, old.type, old.registered_at, -1);
  end if;
  if new.status <> 'closed' then
    perform size_teams(new.id, new.type, new.registered_at, 1);
  end if;
  return null;
end
$$;
-- By its name it comes after members_in_tree, which gives the member its place.
create trigger members_sized after insert on members for each row
  when (new.recommender_id is not null) execute function follow_members();
create trigger members_sized_anew after update on members for each row
  when (new.recommender_id is not null and (old.status, old.type, old.registered_at)
    is distinct from (new.status, new.type, new.registered_at))
  execute function follow_members();
