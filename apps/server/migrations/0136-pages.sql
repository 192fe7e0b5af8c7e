-- Pages of the operator stand beside banners, popups and announcements: all of them are contents.
alter table announcements rename to contents;
alter table announcement_texts rename to content_texts;
alter table content_texts rename column announcement_id to content_id;

-- Pictures of banners, popups and pages, drawn anew in the sizes of their places. Everybody may see them.
create table content_pictures (
  id text not null,
  width integer not null check (width between 1 and 4000),
  height integer not null check (height between 1 and 4000),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  created_at timestamptz not null,
  primary key (id, width)
);

alter table contents
  drop constraint announcements_type_check,
  drop constraint announcements_notice_check,
  drop constraint announcements_audience_check,
  add column slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add column picture_id text,
  add constraint contents_type_check check (
    type in ('B', 'PL', 'PU', 'PR', 'H', 'guide', 'blog', 'news', 'about', 'privacy', 'responsible', 'iosGuide', 'join')
  ),
  add constraint contents_audience_check check (audience in ('all', 'visitors', 'members', 'agents')),
  add constraint contents_notice_check check (type <> 'PL' or audience in ('members', 'agents')),
  add constraint contents_page_check check ((slug is null) = (type in ('B', 'PL', 'PU', 'PR', 'H')));
create unique index contents_slug on contents (type, slug);

alter table content_texts
  add column summary text not null default '',
  add column alt text not null default '';

-- What a piece was each time it was saved; nothing of it is ever changed.
create table content_versions (
  content_id text not null references contents (id) on delete cascade,
  version integer not null,
  edition jsonb not null,
  saved_by text references operators (id),
  saved_at timestamptz not null,
  primary key (content_id, version)
);
revoke update, delete, truncate on content_versions from fairground_app;
