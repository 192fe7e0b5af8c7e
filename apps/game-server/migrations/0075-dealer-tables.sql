-- Tables whose outcomes are read from cards or a wheel, by devices or by two people, instead of drawn from a seed.
alter table studio.tables
  add column source text not null default 'seed' check (source in ('seed', 'readings'));
grant update (source) on studio.tables to fairground_studio;

-- The rounds of one shoe are a sequence as those of a chain are: its head is the root of the cards. A wheel has one for
-- each shift; its head names the shift and promises nothing.
alter table studio.shared_chains
  add column kind text not null default 'seed' check (kind in ('seed', 'cards', 'wheel'));

alter table studio.shared_rounds
  add column source text not null default 'seed' check (source in ('seed', 'readings')),
  drop constraint shared_rounds_check,
  drop constraint shared_rounds_check2,
  add constraint shared_rounds_locked check (state not in ('locked', 'running', 'result', 'settled')
    or (locked_at is not null and (seed_sealed is not null or source = 'readings'))),
  add constraint shared_rounds_ended check ((state in ('result', 'settled'))
    = (ended_at is not null and outcome is not null and (server_seed is not null or source = 'readings'))),
  add constraint shared_rounds_seedless check (source = 'seed' or (seed_sealed is null and server_seed is null));
-- A pause inside a round moves its end.
grant update (closes_at) on studio.shared_rounds to fairground_studio;

-- Who the console let in, and what it lets them do; the token of their page is kept as a hash.
create table studio.desk_sessions (
  session_id text collate "C" primary key,
  token_hash bytea not null unique,
  -- Of the ticket: it opens one page.
  ticket_id text not null unique,
  table_id text not null references studio.tables,
  staff_id text not null,
  staff_name text not null,
  rights text[] not null,
  language text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
grant select, insert, delete on studio.desk_sessions to fairground_studio;

create table studio.shifts (
  shift_id text collate "C" primary key,
  table_id text not null references studio.tables,
  -- Of a wheel: where its rounds are counted.
  chain_id bigint references studio.shared_chains,
  dealer_id text not null,
  dealer_name text not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index shifts_one_open on studio.shifts (table_id) where closed_at is null;
grant select, insert on studio.shifts to fairground_studio;
grant update (closed_at) on studio.shifts to fairground_studio;

create table studio.shoes (
  shoe_id text collate "C" primary key,
  table_id text not null references studio.tables,
  chain_id bigint not null references studio.shared_chains,
  deck_set text not null,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  -- Which id is which card: a secret until the shoe is over.
  cards_sealed text not null,
  -- All cards, in clear, after its last round.
  opened json,
  -- The round in which the cut card came out: one more is played.
  cut_in integer,
  in_review boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((opened is null) = (ended_at is null))
);
create unique index shoes_one_in_use on studio.shoes (table_id) where ended_at is null;
grant select, insert on studio.shoes to fairground_studio;
grant update (opened, cut_in, in_review, ended_at) on studio.shoes to fairground_studio;

-- A round as its controller holds it.
create table studio.dealt_rounds (
  shared_round_id text collate "C" primary key references studio.shared_rounds,
  shift_id text not null references studio.shifts,
  shoe_id text references studio.shoes,
  -- What was read and confirmed, in order; a card that was read by its id with what opens it.
  cards json not null default '[]',
  -- A step was typed by two people.
  is_typed boolean not null default false,
  paused_at timestamptz,
  paused_for text,
  -- What was left of the betting.
  rest_ms integer,
  check ((paused_at is null) = (paused_for is null))
);
create index dealt_rounds_of_shoe on studio.dealt_rounds (shoe_id);
grant select, insert on studio.dealt_rounds to fairground_studio;
grant update (cards, is_typed, paused_at, paused_for, rest_ms) on studio.dealt_rounds to fairground_studio;

create table studio.devices (
  device_id text collate "C" primary key,
  table_id text not null references studio.tables,
  kind text not null check (kind in ('barcode', 'camera-page', 'wheel-sensor', 'dice-camera')),
  -- Ed25519, as raw 32 bytes in base64url.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  firmware text,
  last_seq integer not null default 0,
  seen_at timestamptz,
  faulted_at timestamptz,
  added_by text not null,
  added_at timestamptz not null
);
create index devices_of_table on studio.devices (table_id);
grant select, insert on studio.devices to fairground_studio;
grant update (firmware, last_seq, seen_at, faulted_at) on studio.devices to fairground_studio;

-- Everything that was told of a step, taken or not.
create table studio.readings (
  reading_id text collate "C" primary key,
  table_id text not null references studio.tables,
  shared_round_id text,
  step integer not null,
  told text not null,
  card_id text,
  confidence_bp integer check (confidence_bp between 0 and 10000),
  device_id text references studio.devices,
  seq integer,
  signature text,
  staff_id text,
  staff_name text,
  state text not null check (state in ('waiting', 'confirmed', 'differs', 'withdrawn', 'refused')),
  code text,
  at timestamptz not null,
  check ((device_id is null) <> (staff_id is null)),
  check ((device_id is null) = (seq is null)),
  check ((state = 'refused') = (code is not null))
);
create unique index readings_once on studio.readings (device_id, seq);
create index readings_of_round on studio.readings (shared_round_id, step);
grant select, insert on studio.readings to fairground_studio;
grant update (state) on studio.readings to fairground_studio;

create table studio.incidents (
  incident_id text collate "C" primary key,
  table_id text not null references studio.tables,
  shared_round_id text,
  kind text not null,
  facts json not null,
  -- What the table of incidents says; whoever decides may not choose.
  outcome text not null check (outcome in ('go-on', 'read-again', 'void', 'review')),
  opened_by text not null,
  opened_at timestamptz not null,
  decided_by text[] not null default '{}',
  decided_names text[] not null default '{}',
  -- One of those who said yes supervises.
  has_supervisor boolean not null default false,
  decided_at timestamptz,
  money_moved boolean not null default false
);
create index incidents_open on studio.incidents (table_id) where decided_at is null;
create index incidents_of_day on studio.incidents (table_id, opened_at desc);
grant select, insert on studio.incidents to fairground_studio;
grant update (decided_by, decided_names, has_supervisor, decided_at, money_moved) on studio.incidents to fairground_studio;

-- What staff did at the desk, in order; never changed.
create table studio.desk_acts (
  act_id text collate "C" primary key,
  table_id text not null references studio.tables,
  shared_round_id text,
  staff_id text not null,
  staff_name text not null,
  act text not null,
  facts json not null,
  at timestamptz not null
);
create index desk_acts_of_round on studio.desk_acts (shared_round_id, at);
grant select, insert on studio.desk_acts to fairground_studio;
