-- A device decides results: one person adds it, another one confirms it, and it counts from then on until it is removed.
alter table studio.devices
  add column confirmed_by text,
  add column confirmed_at timestamptz,
  add column removed_by text,
  add column removed_at timestamptz,
  add constraint devices_by_two check (confirmed_by <> added_by),
  add constraint devices_confirmed check ((confirmed_by is null) = (confirmed_at is null)),
  add constraint devices_removed check ((removed_by is null) = (removed_at is null));
grant update (confirmed_by, confirmed_at, removed_by, removed_at) on studio.devices to fairground_studio;

-- Everybody asks for a shoe by its root.
create unique index shoes_root_once on studio.shoes (root);

-- A session of a desk ends soon after the console has stopped renewing it; that holds for those that are open.
update studio.desk_sessions set expires_at = least(expires_at, opened_at + interval '15 minutes');
