-- After a payout the player says that the money came, or says nothing for so long that it counts as received.
alter table withdrawals
  add column received_minor bigint not null default 0,
  -- Without a word until then, what was sent counts as received.
  add column auto_receipt_at timestamptz,
  drop constraint withdrawals_paid_has_part,
  drop constraint withdrawals_state_check,
  add constraint withdrawals_state_check check (state in (
    'submitted', 'cancelled', 'rejected', 'approved', 'paying', 'paid', 'received', 'full_payment', 'auto_received'));
-- What was paid before players were asked is asked about now, for a day.
update withdrawals set auto_receipt_at = now() + interval '1 day' where state = 'paid';
alter table withdrawals
  add constraint withdrawals_received_within_paid check (received_minor between 0 and paid_minor),
  add constraint withdrawals_paid_is_unconfirmed check ((state = 'paid') = (received_minor < paid_minor)),
  add constraint withdrawals_paid_has_end check ((state = 'paid') = (auto_receipt_at is not null)),
  add constraint withdrawals_received_whole
    check ((state in ('received', 'full_payment', 'auto_received')) = (received_minor = amount_minor));
create index withdrawals_auto_receipt on withdrawals (auto_receipt_at) where state = 'paid';
drop index withdrawals_paid;
create index withdrawals_paid on withdrawals (paid_at desc) where paid_minor > 0;
