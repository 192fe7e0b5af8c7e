-- Promotions: what the house gives, when, for what, and at most how much in all.
create table promotions (
  id text primary key,
  promotion_type text not null check (promotion_type in ('sports', 'live', 'slots', 'cardGames', 'fish', 'lotto', 'rebate',
    'pointsMall', 'ranking', 'deposit', 'appDownload', 'newbie', 'others')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- By language: title, and content as clean HTML.
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency text not null,
  reward_minor bigint not null check (reward_minor > 0),
  budget_minor bigint not null check (budget_minor >= reward_minor),
  -- What members were given, claimed or not: never above the budget.
  awarded_minor bigint not null default 0,
  goal text not null check (goal in ('none', 'deposit', 'bet')),
  goal_minor bigint not null,
  needs_proof boolean not null,
  try_count_max integer not null check (try_count_max between 1 and 5),
  claim_days integer not null check (claim_days between 1 and 90),
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  check (ends_at > starts_at),
  check ((goal = 'none') = (goal_minor = 0) and goal_minor >= 0),
  constraint promotions_budget check (awarded_minor between 0 and budget_minor)
);
create index promotions_newest on promotions (created_at desc, id desc);
create index promotions_shown on promotions (currency, ends_at) where state = 'published';
revoke delete, truncate on promotions from fairground_app;

-- A member in an activity.
create table promotion_entries (
  promotion_id text not null references promotions (id),
  member_id text not null references members (id),
  joined_at timestamptz not null,
  state text not null check (state in ('joined', 'applying', 'rejected', 'awarded')),
  try_count integer not null default 0 check (try_count >= 0),
  -- Why the last application was rejected.
  reason text,
  primary key (promotion_id, member_id),
  check (reason is null or state <> 'awarded')
);
create index promotion_entries_of_member on promotion_entries (member_id);
revoke delete, truncate on promotion_entries from fairground_app;

create table promotion_applications (
  id text primary key,
  promotion_id text not null,
  member_id text not null,
  try_number integer not null,
  comment text,
  state text not null check (state in ('applying', 'approved', 'rejected')),
  sent_at timestamptz not null,
  decided_at timestamptz,
  -- Null where no person had to say yes.
  decided_by text references operators (id),
  reason text,
  unique (promotion_id, member_id, try_number),
  foreign key (promotion_id, member_id) references promotion_entries (promotion_id, member_id),
  check ((state = 'applying') = (decided_at is null)),
  check (state <> 'rejected' or (reason is not null and decided_by is not null))
);
create index promotion_applications_newest on promotion_applications (sent_at desc, id desc);
create index promotion_applications_waiting on promotion_applications (sent_at, id) where state = 'applying';
create index promotion_applications_of_member on promotion_applications (member_id, sent_at desc);
revoke delete, truncate on promotion_applications from fairground_app;

-- What a member was given and puts into the wallet by hand, once.
create table rewards (
  id text primary key,
  member_id text not null references members (id),
  -- What it was given for; one thing gives one reward to a member.
  source text not null check (source in ('promotion')),
  source_id text not null,
  -- By language.
  titles jsonb not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  -- The member's own id of the claim: a repeat answers the same.
  request_id text,
  unique (source, source_id, member_id),
  check ((claimed_at is null) = (request_id is null))
);
create index rewards_of_member on rewards (member_id, issued_at desc, id desc);
create index rewards_unclaimed on rewards (member_id, expires_at) where claimed_at is null;
create index rewards_claimed on rewards using brin (claimed_at);
revoke update, delete, truncate on rewards from fairground_app;
grant update (claimed_at, request_id) on rewards to fairground_app;

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (purpose in ('deposit', 'withdrawal', 'activity'));
