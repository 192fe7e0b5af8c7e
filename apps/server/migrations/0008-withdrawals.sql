-- Where members are paid. The number is sealed; its blind hash finds the same number again without opening it.
create table payout_accounts (
  id text primary key,
  member_id text not null references members (id),
  bank_code text not null,
  account_name text not null,
  account_no_sealed text not null,
  account_no_last4 text not null check (length(account_no_last4) = 4),
  account_no_hash bytea not null check (length(account_no_hash) = 32),
  created_at timestamptz not null,
  removed_at timestamptz
);
-- One number belongs to one member; a removed one may be added again by the same member only.
create unique index payout_accounts_number on payout_accounts (account_no_hash) where removed_at is null;
create index payout_accounts_number_ever on payout_accounts (account_no_hash);
create index payout_accounts_of_member on payout_accounts (member_id, created_at) where removed_at is null;
revoke delete, truncate on payout_accounts from fairground_app;

create table withdrawals (
  id text primary key,
  member_id text not null references members (id),
  payout_account_id text not null references payout_accounts (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The member's own id of this request: a repeat finds the same withdrawal.
  request_id text not null,
  state text not null check (state in ('submitted', 'cancelled', 'rejected', 'approved', 'paying', 'paid')),
  approvals_needed int not null check (approvals_needed between 1 and 2),
  reason text,
  payout_reference text,
  created_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  constraint withdrawals_request unique (member_id, request_id),
  check ((state = 'submitted') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null)),
  check ((state = 'paid') = (paid_at is not null and payout_reference is not null))
);
create index withdrawals_of_member on withdrawals (member_id, created_at desc, id desc);
create index withdrawals_newest on withdrawals (created_at desc, id desc);
create index withdrawals_open on withdrawals (created_at, id) where state in ('submitted', 'approved', 'paying');
create index withdrawals_paid on withdrawals (paid_at desc) where state = 'paid';
create index withdrawals_rejected on withdrawals (decided_at desc) where state = 'rejected';
create index withdrawals_of_payout_account on withdrawals (payout_account_id);
revoke delete, truncate on withdrawals from fairground_app;

-- Who said yes; the key makes a second yes of the same person impossible.
create table withdrawal_approvals (
  withdrawal_id text not null references withdrawals (id),
  staff_id text not null,
  username text not null,
  approved_at timestamptz not null,
  primary key (withdrawal_id, staff_id)
);
create index withdrawal_approvals_of_staff on withdrawal_approvals (staff_id);
revoke update, delete, truncate on withdrawal_approvals from fairground_app;

-- The history: each state is entered once.
create table withdrawal_steps (
  -- Steps of one withdrawal are written under its lock, so the numbers rise with them.
  seq bigint generated always as identity,
  withdrawal_id text not null references withdrawals (id),
  state text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id text not null,
  -- Shown to staff: account, user name, or 'system'.
  actor_name text not null,
  primary key (withdrawal_id, state)
);
revoke update, delete, truncate on withdrawal_steps from fairground_app;
