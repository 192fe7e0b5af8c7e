-- The one key pair by which push services know this site (RFC 8292), made at the first need.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  sealed_private text not null,
  created_at timestamptz not null
);
revoke delete, truncate on push_keys from fairground_app;

-- Browsers that a member wants to be told on. The keys of a browser, by which only it reads its notices, are sealed.
create table push_subscriptions (
  id text primary key,
  member_id text not null references members (id),
  session_id text not null,
  endpoint text not null unique check (length(endpoint) between 1 and 1024),
  sealed_keys text not null,
  user_agent text not null,
  -- Refusals in a row.
  refusal_count integer not null default 0,
  subscribed_at timestamptz not null
);
create index push_subscriptions_of_member on push_subscriptions (member_id, subscribed_at desc);
