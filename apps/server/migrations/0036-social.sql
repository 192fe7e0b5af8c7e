-- Providers by which a member is signed in. Nobody reads the provider's own id of a person here: it is kept as an HMAC only.
create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject_key bytea not null check (length(subject_key) = 32),
  member_id text not null references members (id),
  linked_at timestamptz not null,
  primary key (provider, subject_key),
  unique (member_id, provider)
);

-- Visits to a provider that are under way, each for one browser and one answer.
create table social_visits (
  state_hash bytea primary key check (length(state_hash) = 32),
  provider text not null check (provider in ('google', 'facebook')),
  browser_hash bytea not null check (length(browser_hash) = 32),
  -- Who wants to add the provider to the own account; nobody for a log-in.
  member_id text references members (id),
  expires_at timestamptz not null
);
create index social_visits_expiry on social_visits (expires_at);

-- People whom a provider vouched for and who have no account yet.
create table social_tickets (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  provider text not null check (provider in ('google', 'facebook')),
  subject_key bytea not null check (length(subject_key) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  expires_at timestamptz not null
);
create index social_tickets_expiry on social_tickets (expires_at);

-- A provider's word is a first step too.
alter table login_tickets drop constraint login_tickets_first_step_check;
alter table login_tickets add constraint login_tickets_first_step_check
  check (first_step in ('password', 'sms', 'email', 'provider'));
