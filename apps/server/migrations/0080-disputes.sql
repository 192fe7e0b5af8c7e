-- The player says that what was sent did not arrive: both sides show what they have, and staff decide.
alter table withdrawals
  -- Of what was sent: came back, and waits to be sent again.
  add column again_minor bigint not null default 0,
  -- Given back to the wallet at the end of a dispute.
  add column refunded_minor bigint not null default 0,
  drop constraint withdrawals_state_check,
  drop constraint withdrawals_paid_is_unconfirmed,
  drop constraint withdrawals_received_whole,
  drop constraint withdrawals_parts_within_whole,
  add constraint withdrawals_state_check check (state in (
    'submitted', 'cancelled', 'rejected', 'approved', 'paying', 'paid', 'received', 'full_payment', 'auto_received',
    'disputed', 'resolved_received', 'resolved_refunded', 'forced')),
  add constraint withdrawals_parts_within_whole check (
    paid_minor >= 0 and again_minor >= 0 and paid_minor + again_minor + refunded_minor <= amount_minor),
  add constraint withdrawals_paid_is_unconfirmed check ((state in ('paid', 'disputed')) = (received_minor < paid_minor)),
  add constraint withdrawals_received_whole check (
    (state in ('received', 'full_payment', 'auto_received', 'resolved_received', 'forced')) = (received_minor = amount_minor)),
  add constraint withdrawals_refunded_is_over check ((state = 'resolved_refunded') = (refunded_minor > 0));

create table withdrawal_disputes (
  withdrawal_id text not null references withdrawals (id),
  -- From 1 on: what was paid again may be disputed again.
  number int not null check (number > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- Who is expected to speak next.
  turn text not null check (turn in ('member', 'staff')),
  -- Until when staff have promised to answer.
  answer_due_at timestamptz,
  -- Announced: without a new word of the player it is closed as received then.
  forced_at timestamptz,
  -- An announcement is stopped by a word of the player once.
  has_objected boolean not null default false,
  -- What one of two people has said yes to.
  proposal text check (proposal in ('refund', 'payAgain', 'force')),
  proposed_by text,
  proposed_username text,
  outcome text check (outcome in ('received', 'refunded', 'paidAgain', 'forced')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (withdrawal_id, number),
  check ((outcome is null) = (closed_at is null)),
  check ((turn = 'staff') = (answer_due_at is not null)),
  check ((proposal is null) = (proposed_by is null) and (proposal is null) = (proposed_username is null))
);
create unique index withdrawal_disputes_open on withdrawal_disputes (withdrawal_id) where closed_at is null;
create index withdrawal_disputes_queue on withdrawal_disputes (opened_at) where closed_at is null;
create index withdrawal_disputes_closed on withdrawal_disputes (closed_at desc) where closed_at is not null;
create index withdrawal_disputes_forced on withdrawal_disputes (forced_at) where closed_at is null and forced_at is not null;
revoke delete, truncate on withdrawal_disputes from fairground_app;

-- What staff and the player wrote to each other about a withdrawal, and showed.
create table withdrawal_messages (
  id text primary key,
  withdrawal_id text not null references withdrawals (id),
  at timestamptz not null,
  author_kind text not null check (author_kind in ('member', 'staff')),
  author_id text not null,
  -- Shown to staff: account or user name.
  author_name text not null,
  text text not null check (length(text) between 1 and 1000),
  proofs text[] not null default '{}' check (cardinality(proofs) <= 3)
);
create index withdrawal_messages_of_withdrawal on withdrawal_messages (withdrawal_id, id);
revoke update, delete, truncate on withdrawal_messages from fairground_app;

-- An image that staff show to a member: it is the member's affair, and it was not the member's to send.
alter table uploads add column staff_id text;
