-- Who asked for a rain or for free rounds, and who decided, when and why, stands with all other wishes. What became of it
-- after the yes stays in its own table, with the reason of its end.
alter table rains add column wish_id text, add column cancel_reason text;
alter table free_round_grants add column wish_id text, add column cancel_reason text;

-- Each keeps its id as that of its wish.
update rains set wish_id = id;
update free_round_grants set wish_id = id;
-- One that was taken back kept the reason in the place of the decision's.
update rains set cancel_reason = decision_reason, decision_reason = null where state not in ('rejected', 'withdrawn');
update free_round_grants set cancel_reason = decision_reason, decision_reason = null
where state not in ('rejected', 'withdrawn');

insert into wishes (id, kind, subject, payload, amount_minor, currency, reason, state, request_id,
  asked_by, asked_at, decided_by, decided_at, decision_reason)
select r.wish_id, 'rain', r.id,
  jsonb_build_object('currency', r.currency, 'quantity', r.quantity, 'stakeMinor', r.stake_minor::text,
    'winMinorMax', r.win_minor_max::text),
  r.win_minor_max * r.quantity, r.currency, r.reason,
  case when r.state in ('asked', 'rejected', 'withdrawn') then r.state else 'approved' end, r.request_id,
  r.asked_by, r.asked_at, r.decided_by, r.decided_at, r.decision_reason
from rains r;

insert into wishes (id, kind, subject, payload, amount_minor, currency, reason, state, request_id,
  asked_by, asked_at, decided_by, decided_at, decision_reason)
select g.wish_id, 'free-rounds', g.id,
  jsonb_build_object('memberId', g.member_id, 'vendorId', g.vendor_id, 'gameCode', g.game_code, 'currency', g.currency,
    'quantity', g.quantity, 'stakeMinor', g.stake_minor::text, 'winMinorMax', g.win_minor_max::text, 'days', g.days),
  g.win_minor_max, g.currency, g.reason,
  case when g.state in ('asked', 'rejected', 'withdrawn') then g.state else 'approved' end, g.request_id,
  g.asked_by, g.asked_at, g.decided_by, g.decided_at, g.decision_reason
from free_round_grants g;

alter table rains
  alter column wish_id set not null,
  add constraint rains_wish_id_fkey foreign key (wish_id) references wishes (id),
  add constraint rains_one_of_a_wish unique (wish_id),
  drop column reason,
  drop column request_id,
  drop column asked_by,
  drop column asked_at,
  drop column decided_by,
  drop column decided_at,
  drop column decision_reason;
alter table free_round_grants
  alter column wish_id set not null,
  add constraint free_round_grants_wish_id_fkey foreign key (wish_id) references wishes (id),
  add constraint free_round_grants_one_of_a_wish unique (wish_id),
  drop column reason,
  drop column request_id,
  drop column asked_by,
  drop column asked_at,
  drop column decided_by,
  drop column decided_at,
  drop column decision_reason;
-- Ids sort by the time of asking; the indexes by that time went with its column.
create index free_round_grants_waiting on free_round_grants (id) where state = 'asked';
create index free_round_grants_of_member on free_round_grants (member_id, id desc);
