-- What the console knows of vendors: how their calls go, what reconciliation found, and changes that wait for a second person.

-- How far a vendor's own feed was read, and up to when ours was held against it.
create table vendor_feeds (
  vendor_id text primary key references vendors (id),
  cursor text,
  checked_until timestamptz not null,
  read_at timestamptz not null,
  row_count bigint not null default 0,
  replayed_count bigint not null default 0
);

-- Ids that the feed told, until ours of the same time were looked for among them.
create table vendor_feed_marks (
  vendor_id text not null,
  transaction_id text not null,
  seen_at timestamptz not null,
  primary key (vendor_id, transaction_id)
);
create index vendor_feed_marks_by_age on vendor_feed_marks (seen_at);

-- What both sides do not say alike, and no rule settles: a person looks.
create table vendor_exceptions (
  id text primary key,
  vendor_id text not null references vendors (id),
  transaction_id text not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'notReplayed')),
  detail jsonb not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text references operators (id),
  note text,
  unique (vendor_id, transaction_id, kind),
  check ((closed_at is null) = (closed_by is null))
);
create index vendor_exceptions_open on vendor_exceptions (vendor_id, found_at) where closed_at is null;
revoke delete, truncate on vendor_exceptions from fairground_app;

-- Calls by minute: `in` are those of the vendor, `out` those of the portal. Each process adds what it counted.
create table vendor_call_minutes (
  vendor_id text not null,
  side text not null check (side in ('in', 'out')),
  minute timestamptz not null,
  call_count integer not null,
  error_count integer not null,
  -- How many took up to 5, 10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000 ms, and longer.
  buckets integer[] not null check (cardinality(buckets) = 12),
  primary key (vendor_id, side, minute)
);
create index vendor_call_minutes_by_age on vendor_call_minutes (minute);

-- Where money lies, changes only when a second person says yes.
create table vendor_changes (
  id text primary key,
  vendor_id text not null references vendors (id),
  mode text not null check (mode in ('single', 'transfer')),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  asked_by text not null references operators (id),
  asked_at timestamptz not null,
  decided_by text references operators (id),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null and decided_at is null))
);
create unique index vendor_changes_one_open on vendor_changes (vendor_id) where state = 'asked';
revoke delete, truncate on vendor_changes from fairground_app;
