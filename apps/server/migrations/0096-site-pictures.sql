-- The operator's own logo and the square mark made of it, drawn anew from what was uploaded. Everybody may see them.
create table site_pictures (
  id text primary key,
  mime text not null check (mime = 'image/png'),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  created_at timestamptz not null
);
