-- The authenticator of a member. A pending secret counts only once a code has proven it; no code counts twice.
create table member_authenticators (
  member_id text primary key references members (id),
  secret_sealed text,
  bound_at timestamptz,
  pending_sealed text,
  pending_until timestamptz,
  step_last bigint not null default 0,
  check ((secret_sealed is null) = (bound_at is null)),
  check ((pending_sealed is null) = (pending_until is null))
);

-- For whoever lost the phone: each one works once.
create table recovery_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  member_id text not null references members (id)
);
create index recovery_codes_of_member on recovery_codes (member_id);

-- A log-in whose password was right and that waits for its second step.
create table login_tickets (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  member_id text not null references members (id),
  area text check (area = 'agent'),
  expires_at timestamptz not null
);
create index login_tickets_of_member on login_tickets (member_id);
create index login_tickets_expiry on login_tickets (expires_at);

-- Browsers that need no second step for a while; one browser may be trusted by several members.
create table trusted_devices (
  token_hash bytea not null check (length(token_hash) = 32),
  member_id text not null references members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, token_hash)
);
create index trusted_devices_of_browser on trusted_devices (token_hash);
create index trusted_devices_expiry on trusted_devices (expires_at);

alter table login_history drop constraint login_history_outcome_check;
alter table login_history add constraint login_history_outcome_check
  check (outcome in ('entered', 'wrong-password', 'refused', 'password-changed', 'code-asked', 'wrong-code'));
