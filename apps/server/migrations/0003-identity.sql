create table members (
  id text primary key,
  account text not null,
  -- Numeric account types of the specification: 4 is a trial, 9 the house.
  type integer not null check (type in (0, 1, 2, 4, 9, 41, 42)),
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  currency text not null check (currency in ('VND', 'FUN')),
  nickname text not null,
  icon text not null,
  language text not null,
  password_hash text,
  must_change_password boolean not null default false,
  payment_password_hash text,
  -- A personal name is sealed at rest.
  payee_name_sealed text,
  age_confirmed_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  registered_domain text,
  registered_url text,
  registered_ip text,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  last_login_ip text,
  -- A trial account ends by itself.
  expires_at timestamptz,
  check ((type = 4) = (currency = 'FUN')),
  check ((type = 4) = (expires_at is not null))
);
create unique index members_account_key on members (lower(account));
create index members_account_prefix on members (lower(account) text_pattern_ops);
create index members_registered on members (registered_at desc, id desc);
create index members_trial_expiry on members (expires_at) where type = 4 and status <> 'closed';

create table sessions (
  id text primary key,
  member_id text not null references members (id),
  -- SHA-256 of the token; the token itself is known to its owner only.
  token_hash bytea not null unique,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'expired', 'locked')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_member_open on sessions (member_id) where ended_at is null;
create index sessions_last_seen_open on sessions (last_seen_at) where ended_at is null;
create index sessions_ended on sessions (ended_at) where ended_at is not null;

-- Failed tries by what they were aimed at ("login:account:…"); they outlive a restart.
create table attempts (
  key text primary key,
  failure_count integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);
create index attempts_window on attempts (window_started_at);
