-- Moves of jackpot pools are wishes as all others. What stays here is what becomes of one that two people agreed to: the
-- vendor is asked until it answers, and what it moved is booked.
insert into wishes (id, kind, subject, place, payload, reason, state, asked_by, asked_at, decided_by, decided_at)
select id, 'jackpot-move', from_jackpot, concat_ws(':', vendor_id, from_jackpot, from_tier, currency),
  jsonb_build_object('vendorId', vendor_id, 'currency', currency,
    'from', jsonb_build_object('jackpotId', from_jackpot, 'tier', from_tier),
    'to', jsonb_build_object('jackpotId', to_jackpot, 'tier', to_tier)),
  reason, case state when 'moved' then 'approved' else state end, asked_by, asked_at, decided_by, decided_at
from jackpot_moves;

delete from jackpot_moves where state in ('asked', 'rejected', 'withdrawn');
drop index jackpot_moves_one_open;
alter table jackpot_moves
  drop constraint jackpot_moves_state_check,
  drop column to_jackpot,
  drop column to_tier,
  drop column reason,
  drop column asked_by,
  drop column asked_at,
  drop column decided_by,
  drop column decided_at,
  alter column state drop default,
  add column tried_at timestamptz;
update jackpot_moves set state = 'ordered' where state = 'approved';
alter table jackpot_moves rename column from_jackpot to jackpot_id;
alter table jackpot_moves rename column from_tier to tier;
alter table jackpot_moves
  -- `ordered`: the vendor may have moved it; `moved`: it is booked; `refused`: the vendor moved nothing, and the wish waits again.
  add constraint jackpot_moves_state_check check (state in ('ordered', 'moved', 'refused')),
  add constraint jackpot_moves_id_fkey foreign key (id) references wishes (id);
create unique index jackpot_moves_one_open on jackpot_moves (vendor_id, jackpot_id, tier, currency)
  where state in ('ordered', 'moved');
