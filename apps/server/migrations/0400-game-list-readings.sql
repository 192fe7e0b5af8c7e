-- How the last reading of each vendor's game list went: the vendor and the operator are told what was not taken, and why.
create table game_list_readings (
  vendor_id text primary key references vendors (id),
  read_at timestamptz not null,
  -- When a list was taken over last; null: never.
  taken_at timestamptz,
  -- Null: the list could be read.
  fault text check (fault in ('unreachable', 'status', 'unreadable', 'tooLong')),
  listed_count integer not null default 0 check (listed_count >= 0),
  refused_count integer not null default 0 check (refused_count >= 0),
  -- [{gameId, field, reason}], the first hundred.
  refused jsonb not null default '[]'
);
revoke delete, truncate on game_list_readings from fairground_app;
