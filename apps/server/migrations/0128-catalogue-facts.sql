-- What a game's certificate says beside its return, and what the operator says of a game in place of its vendor.
alter table games
  add column hit_frequency_bp integer check (hit_frequency_bp between 0 and 10000),
  add column max_win_x integer check (max_win_x > 0),
  add column features text[] not null default '{}',
  -- Lowest and highest stake of a round in the site's currency; null when it is not played in it.
  add column stake_minor_min bigint,
  add column stake_minor_max bigint,
  add column own_classify text check (own_classify in ('SC', 'VP', 'JP', 'TG', 'AC', 'BG')),
  -- Whether the free trial is offered; null: as the vendor says.
  add column own_has_demo boolean,
  add column own_names jsonb not null default '{}',
  add column own_search_text text not null default '';

alter table games
  add column shown_classify text not null generated always as (coalesce(own_classify, classify, '')) stored,
  add column shown_has_demo boolean not null generated always as (coalesce(own_has_demo, true) and has_demo) stored,
  -- Begins with a space, so that the beginning of a word can be asked for.
  add column searched text not null generated always as (' ' || search_text || ' ' || own_search_text) stored;

update games set
  stake_minor_min = (stakes -> 'VND' ->> 'min')::bigint,
  stake_minor_max = (stakes -> 'VND' ->> 'max')::bigint;

drop index games_search;
create index games_search on games using gin (searched gin_trgm_ops);
drop index games_listing;
create index games_listing on games (game_type, sort, node_id) where is_enabled and vendor_status <> 'retired';
create index games_of_all_types on games (sort, node_id) where is_enabled and vendor_status <> 'retired';
create index games_of_brand on games (brand_code, sort, node_id) where is_enabled and vendor_status <> 'retired';

-- Matches the operator shows on the home page.
create table hot_matches (
  id text primary key,
  title text not null check (length(title) between 1 and 80),
  home_team text not null check (length(home_team) between 1 and 60),
  away_team text not null check (length(away_team) between 1 and 60),
  home_image_url text,
  away_image_url text,
  starts_at timestamptz not null,
  -- When it is taken off, kick-off plus what such a match lasts.
  ends_at timestamptz not null check (ends_at > starts_at),
  brand_code text not null references brands (code),
  node_id text references games (node_id),
  -- Shown from then on.
  shown_from timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index hot_matches_shown on hot_matches (ends_at) where ended_at is null;
