-- Corrections of a member's balance: one person asks, another says yes, and only then does money move.
create table adjustments (
  id text primary key,
  member_id text not null references members (id),
  direction text not null check (direction in ('credit', 'debit')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  -- The asker's own id of this request: a repeat finds the same row.
  request_id text not null,
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  decision_reason text,
  -- The ledger remembers a refusal for ever, so every try to approve a debit has a key of its own.
  try_count integer not null default 0,
  transfer_id bigint,
  unique (asked_by, request_id),
  check ((state = 'asked') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'approved') = (transfer_id is not null)),
  check ((state in ('rejected', 'withdrawn')) = (decision_reason is not null)),
  constraint adjustments_four_eyes check (state <> 'approved' or decided_by <> asked_by)
);
create index adjustments_newest on adjustments (asked_at desc, id desc);
create index adjustments_waiting on adjustments (asked_at, id) where state = 'asked';
create index adjustments_of_member on adjustments (member_id, asked_at desc);
revoke delete, truncate on adjustments from fairground_app;
