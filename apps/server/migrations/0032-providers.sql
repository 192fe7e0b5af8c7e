-- Outside services as staff set them up; a kind without a row is off and as it comes.
create table providers (
  kind text primary key,
  is_on boolean not null,
  settings jsonb not null,
  -- All secrets of the kind as one sealed text; nothing answers it back.
  secrets_sealed text,
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  changed_by text not null
);
