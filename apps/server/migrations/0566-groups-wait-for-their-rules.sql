-- As before (0562), and it waits for a change of the bounds (docs/decisions/123-screens-for-points.md).
create or replace function give_prize_group() returns trigger language plpgsql as $$
declare
  v_rules prize_group_rules;
  v_parent members;
  v_is_agent boolean := new.type in (1, 2, 41, 42);
  v_most integer;
  v_named integer := nullif(new.prize_group, 0);
begin
  -- No other bounds come before the account is there to be counted.
  select r.* into v_rules from prize_group_rules r for share;
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
