-- Staff ask the player for something before they decide; until the player answers the clock stands still.
alter table withdrawals
  -- Since when, and until when an answer is waited for.
  add column asked_at timestamptz,
  add column answer_until timestamptz,
  -- All earlier waiting for the player.
  add column waited_ms bigint not null default 0 check (waited_ms >= 0),
  drop constraint withdrawals_state_check,
  drop constraint withdrawals_check,
  add constraint withdrawals_state_check check (state in (
    'submitted', 'info_needed', 'cancelled', 'rejected', 'approved', 'paying', 'paid', 'received', 'full_payment',
    'auto_received', 'disputed', 'resolved_received', 'resolved_refunded', 'forced')),
  add constraint withdrawals_undecided check ((state in ('submitted', 'info_needed')) = (decided_at is null)),
  add constraint withdrawals_asked check (
    (state = 'info_needed') = (asked_at is not null) and (state = 'info_needed') = (answer_until is not null));
create index withdrawals_asked_newest on withdrawals (answer_until) where state = 'info_needed';
