-- What one of the staff asks for and another decides, whatever it is about. Each feature says what a kind means.
create table wishes (
  id text primary key,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
  -- What it is about, as the audit log calls it.
  subject text not null,
  -- Of one kind, only one may wait at a place at a time; null: any number.
  place text,
  payload jsonb not null,
  -- What it may cost the house, held against the threshold; null where it is not about an amount.
  amount_minor bigint check (amount_minor >= 0),
  currency text,
  reason text not null default '',
  state text not null default 'asked' check (state in ('asked', 'withdrawn', 'rejected', 'approved')),
  -- Under the threshold one person's word is enough.
  is_alone boolean not null default false,
  -- The asker's own id of this request: a repeat finds the same row.
  request_id text,
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  decision_reason text,
  check ((amount_minor is null) = (currency is null)),
  check ((state = 'asked') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (not is_alone or state = 'approved'),
  constraint wishes_four_eyes check (state <> 'approved' or (decided_by = asked_by) = is_alone)
);
create unique index wishes_one_at_a_place on wishes (kind, place) where state = 'asked';
create unique index wishes_once_a_request on wishes (kind, asked_by, request_id);
create index wishes_newest on wishes (asked_at desc, id desc);
create index wishes_waiting on wishes (asked_at, id) where state = 'asked';
create index wishes_of_subject on wishes (subject, asked_at desc);
revoke delete, truncate on wishes from fairground_app;

-- What one person may give alone within 24 hours, all of it together. Without a row, or with 0: nothing.
create table approval_thresholds (
  topic text not null
    check (topic in ('adjustments', 'deposits', 'redemptions', 'campaigns', 'contracts', 'stakeLimits')),
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  changed_at timestamptz not null default now(),
  primary key (topic, currency)
);
insert into approval_thresholds (topic, currency, amount_minor) values
  ('adjustments', 'VND', 0),
  ('deposits', 'VND', 2000000000),
  ('redemptions', 'VND', 200000000),
  ('campaigns', 'VND', 5000000000),
  ('contracts', 'VND', 2000000000),
  ('stakeLimits', 'VND', 0);
revoke delete, truncate on approval_thresholds from fairground_app;

-- What each gave alone, so that many small gifts are not more than one large.
create table lone_gifts (
  id bigint generated always as identity primary key,
  staff_id text not null references operators (id),
  topic text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  subject text not null,
  given_at timestamptz not null
);
create index lone_gifts_of_staff on lone_gifts (staff_id, topic, currency, given_at);
revoke update, delete, truncate on lone_gifts from fairground_app;
