-- Brands under which games are shown: the specification's `vassalage`.
create table brands (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,32}$'),
  name text not null,
  sort integer not null default 1000,
  is_enabled boolean not null default true
);

create table games (
  node_id text primary key,
  vendor_id text not null references vendors (id),
  game_code text not null,
  brand_code text not null references brands (code),
  game_type text not null check (game_type in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT')),
  classify text check (classify in ('SC', 'VP', 'JP', 'TG', 'AC', 'BG')),
  names jsonb not null,
  -- All names in lower case without marks, for search as one types.
  search_text text not null,
  rtp_bp integer not null check (rtp_bp between 1 and 10000),
  volatility text not null check (volatility in ('low', 'medium', 'high', 'veryHigh')),
  lines integer,
  -- { currency: { min, max } } in minor units as strings.
  stakes jsonb not null,
  has_demo boolean not null,
  is_multi_win boolean not null,
  model_id text not null,
  model_version integer not null,
  tile_key text not null,
  large_key text,
  is_new boolean not null,
  -- What the vendor says, and what the operator says.
  vendor_status text not null check (vendor_status in ('live', 'maintenance', 'retired')),
  is_enabled boolean not null default true,
  sort integer not null default 1000,
  -- Place in the hot row, 1 is shown large; null is not hot.
  hot_rank integer unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (vendor_id, game_code)
);
create index games_listing on games (game_type, sort, node_id) where is_enabled and vendor_status <> 'retired';
create index games_search on games using gin (search_text gin_trgm_ops);

create table favourites (
  member_id text not null references members (id),
  node_id text not null references games (node_id),
  created_at timestamptz not null default now(),
  primary key (member_id, node_id)
);
create index favourites_newest on favourites (member_id, created_at desc);
