create table operators (
  id text primary key,
  username text not null,
  display_name text not null,
  role text not null check (role in ('owner', 'finance', 'risk', 'content', 'support', 'readonly')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text not null,
  must_change_password boolean not null,
  -- Sealed; the pending one becomes the secret once a code has proven it.
  totp_secret_sealed text,
  totp_pending_sealed text,
  -- 30-second step of the last accepted code: no code works twice.
  totp_step_last bigint not null default 0,
  created_at timestamptz not null
);
create unique index operators_username_key on operators (lower(username));

create table staff_sessions (
  id text primary key,
  staff_id text not null references operators (id),
  token_hash bytea not null unique,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_sessions_open on staff_sessions (staff_id) where ended_at is null;
create index staff_sessions_expiry on staff_sessions (expires_at);
