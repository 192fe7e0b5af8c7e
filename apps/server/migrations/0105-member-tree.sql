-- Who is below whom, at any depth: one row for every account and each account above it. Every question about a team is
-- asked of this table, so that nobody is shown anybody else's.
create table member_tree (
  ancestor_id text not null references members (id),
  descendant_id text not null references members (id),
  -- 1 for those directly below.
  depth integer not null check (depth > 0),
  primary key (ancestor_id, descendant_id)
);
create index member_tree_above on member_tree (descendant_id, depth);

insert into member_tree (ancestor_id, descendant_id, depth)
with recursive above (ancestor_id, descendant_id, depth) as (
  select m.recommender_id, m.id, 1 from members m where m.recommender_id is not null
  union all
  select m.recommender_id, a.descendant_id, a.depth + 1 from above a
  join members m on m.id = a.ancestor_id where m.recommender_id is not null
)
select ancestor_id, descendant_id, depth from above;

-- An account finds its place when it is opened and keeps it for good.
create function place_in_tree() returns trigger language plpgsql as $$
begin
  insert into member_tree (ancestor_id, descendant_id, depth)
  select t.ancestor_id, new.id, t.depth + 1 from member_tree t where t.descendant_id = new.recommender_id
  union all
  select new.recommender_id, new.id, 1;
  return null;
end
$$;
create trigger members_in_tree after insert on members for each row
  when (new.recommender_id is not null) execute function place_in_tree();

create function keep_recommender() returns trigger language plpgsql as $$
begin
  raise exception 'the recommender of % never changes', old.id using errcode = 'integrity_constraint_violation';
end
$$;
create trigger members_keep_recommender before update of recommender_id on members for each row
  when (old.recommender_id is distinct from new.recommender_id) execute function keep_recommender();

revoke update, delete, truncate on member_tree from fairground_app;
