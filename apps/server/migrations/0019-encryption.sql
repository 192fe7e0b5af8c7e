-- Keys that pages encrypt bodies to. The private half is sealed by the server's own key.
create table encryption_keys (
  key_id text primary key,
  public_x text not null,
  public_y text not null,
  sealed_private text not null,
  created_at timestamptz not null
);
create index encryption_keys_age on encryption_keys (created_at);

-- Each encrypted body is good once.
create table encryption_nonces (
  nonce text primary key,
  used_at timestamptz not null
);
create index encryption_nonces_age on encryption_nonces (used_at);
