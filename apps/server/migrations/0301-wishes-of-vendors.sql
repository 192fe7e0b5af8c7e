-- Changes of vendors and of stake limits are wishes like any other.
insert into wishes (id, kind, subject, place, payload, reason, state, asked_by, asked_at, decided_by, decided_at)
select id, 'vendor-change', vendor_id, vendor_id,
  jsonb_build_object('vendorId', vendor_id, 'wish',
    case when mode is null then jsonb_build_object('limits', limits) else jsonb_build_object('mode', mode) end),
  reason, state, asked_by, asked_at, decided_by, decided_at
from vendor_changes
where state <> 'approved' or decided_by <> asked_by;

insert into wishes (id, kind, subject, place, payload, reason, state, asked_by, asked_at, decided_by, decided_at)
select id, 'stake-limits', coalesce(nullif(game_code, ''), 'house'), game_code || ':' || currency,
  jsonb_build_object('gameCode', game_code, 'currency', currency, 'limits', limits, 'before', null),
  reason, state, asked_by, asked_at, decided_by, decided_at
from stake_limit_changes;

drop table vendor_changes;
drop table stake_limit_changes;
