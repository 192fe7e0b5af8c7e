-- Sliders, questions and captchas: each may be answered once, and the pass that an answer earns is good for one call.
create table challenges (
  id text primary key,
  kind text not null check (kind in ('slider', 'question', 'captcha')),
  use text not null check (use in ('login', 'register', 'sms', 'email-recovery')),
  state text not null default 'open' check (state in ('open', 'answered', 'solved', 'spent')),
  answer text not null,
  -- Who asked: the hash of a cookie, and the network.
  caller_hash bytea not null,
  address text not null,
  token_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state in ('solved', 'spent')) <= (kind = 'captcha' or token_hash is not null))
);
create index challenges_expiry on challenges (expires_at);
create index challenges_captcha_of_caller on challenges (caller_hash) where kind = 'captcha' and state = 'open';
