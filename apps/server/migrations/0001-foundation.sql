-- The runtime role: everything it may do is granted here and in the files that follow.
do $$
begin
  if not exists (select from pg_roles where rolname = 'fairground_app') then
    create role fairground_app nologin;
  end if;
  execute format('grant fairground_app to %I', current_user);
end $$;

grant usage on schema public to fairground_app;
alter default privileges in schema public grant select, insert, update, delete on tables to fairground_app;
alter default privileges in schema public grant usage, select on sequences to fairground_app;

-- Names are searched without marks and case.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table audit_log (
  id text primary key,
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system', 'vendor')),
  actor_id text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  ip text,
  request_id text
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject, at desc);
revoke update, delete, truncate on audit_log from fairground_app;

-- Operator's settings of the site, one row a key.
create table site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
