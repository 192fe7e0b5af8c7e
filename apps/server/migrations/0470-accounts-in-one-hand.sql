-- Who held the keys of an operator's account last: invited it, gave it a new password, took its second factor, let it in
-- again or gave it another role. Until a third person vouches for it, or 30 days are over, the two are one person where two
-- have to agree (decision 072).
alter table operators
  add column in_hand_of text references operators (id),
  add column in_hand_at timestamptz,
  add constraint operators_in_hand check ((in_hand_of is null) = (in_hand_at is null) and in_hand_of <> id);
create index operators_in_hand_of on operators (in_hand_of) where in_hand_of is not null;

-- The account and all that hold or held its keys, one from the other.
create function hands_of(p_operator_id text, p_now timestamptz) returns setof text language sql stable as $$
  with recursive hands (id) as (
    select p_operator_id
    union
    select o.in_hand_of from hands h join operators o on o.id = h.id
    where o.in_hand_of is not null and o.in_hand_at > p_now - interval '30 days'
  )
  select id from hands
$$;

-- Whether one person may be behind both accounts.
create function are_in_one_hand(p_one text, p_other text, p_now timestamptz) returns boolean language sql stable as $$
  select exists (select hands_of(p_one, p_now) intersect select hands_of(p_other, p_now))
$$;
