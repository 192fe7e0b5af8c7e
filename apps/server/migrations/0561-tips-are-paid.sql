-- What players gave in a shift, or on a day where nobody has shifts, is marked as paid to whoever dealt, piece by piece: what
-- came after one payment is open for the next.
create table tip_payouts (
  id text primary key,
  table_id text not null,
  -- The id of the shift, or `day:` with the day.
  shift_key text not null,
  currency text not null,
  -- What was paid of it before: no two payments go on from the same sum.
  paid_before_minor bigint not null check (paid_before_minor >= 0),
  amount_minor bigint not null check (amount_minor > 0),
  asked_by text not null references operators (id),
  -- The same where one person's word was enough.
  paid_by text not null references operators (id),
  paid_at timestamptz not null,
  unique (table_id, shift_key, currency, paid_before_minor)
);
revoke update, delete, truncate on tip_payouts from fairground_app;

alter table approval_thresholds
  drop constraint approval_thresholds_topic_check,
  add constraint approval_thresholds_topic_check
    check (topic in ('adjustments', 'deposits', 'redemptions', 'campaigns', 'contracts', 'stakeLimits', 'tips'));
insert into approval_thresholds (topic, currency, amount_minor) values ('tips', 'VND', 200000000);
