-- Banners (B) and headlines (H) of the portal, written once per language.
create table announcements (
  id text primary key,
  type text not null check (type in ('B', 'H')),
  group_name text check (group_name in ('w_login', 'w_register', 'w_home', 'w_forget')),
  image_url text,
  url text not null default '',
  linkage_type text not null default 'none' check (linkage_type in ('none', 'url', 'page', 'promo', 'game')),
  sort integer not null default 0,
  published_at timestamptz not null,
  retired_at timestamptz,
  check ((type = 'B') = (group_name is not null)),
  check ((type = 'B') = (image_url is not null))
);
create index announcements_shown on announcements (type, group_name, sort, id);

create table announcement_texts (
  announcement_id text not null references announcements (id) on delete cascade,
  language text not null,
  title text not null,
  body text not null,
  primary key (announcement_id, language)
);
