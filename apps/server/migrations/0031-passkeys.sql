-- Keys that a member's devices keep; only the public half is here.
create table passkeys (
  id text primary key,
  member_id text not null references members (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 40),
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_member on passkeys (member_id, created_at desc);

-- What a device is asked to sign, once and for one purpose.
create table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  purpose text not null check (purpose in ('add', 'enter', 'verify')),
  member_id text references members (id),
  expires_at timestamptz not null,
  check ((member_id is null) = (purpose = 'enter'))
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
