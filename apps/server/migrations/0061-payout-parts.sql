-- What has left the bank for a withdrawal: the whole at once, or part by part, each with the bank's own reference.
create table withdrawal_payouts (
  withdrawal_id text not null references withdrawals (id),
  number int not null check (number > 0),
  amount_minor bigint not null check (amount_minor > 0),
  reference text not null,
  paid_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'system')),
  actor_id text not null,
  -- Shown to staff: user name, or 'system'.
  actor_name text not null,
  primary key (withdrawal_id, number),
  -- The same reference again is the same part.
  unique (withdrawal_id, reference)
);
create index withdrawal_payouts_newest on withdrawal_payouts (paid_at);
revoke update, delete, truncate on withdrawal_payouts from fairground_app;
insert into withdrawal_payouts (withdrawal_id, number, amount_minor, reference, paid_at, actor_kind, actor_id, actor_name)
  select id, 1, amount_minor, payout_reference, paid_at, 'system', 'pay-withdrawal', 'system' from withdrawals where state = 'paid';

alter table withdrawals
  add column pays_by_hand boolean not null default false,
  add column paid_minor bigint not null default 0;
update withdrawals set paid_minor = amount_minor where state = 'paid';
-- It goes with the check that the payout and its reference come together; the reference is the part's now.
alter table withdrawals drop column payout_reference;
alter table withdrawals
  add constraint withdrawals_parts_within_whole check (paid_minor between 0 and amount_minor),
  add constraint withdrawals_paid_when_part check ((paid_minor > 0) = (paid_at is not null)),
  add constraint withdrawals_paid_has_part check ((state = 'paid') = (paid_minor > 0));

-- A withdrawal paid in parts comes to the same state again with each of them.
alter table withdrawal_steps drop constraint withdrawal_steps_pkey;
alter table withdrawal_steps add primary key (withdrawal_id, seq);

drop index withdrawals_open;
create index withdrawals_open on withdrawals (created_at, id)
  where state in ('submitted', 'approved', 'paying') or (state = 'paid' and paid_minor < amount_minor);
