-- Id tokens of the identity provider that opened something; none does so twice.
create table phone_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  expires_at timestamptz not null
);
create index phone_tokens_expiry on phone_tokens (expires_at);
