-- What the wallet asks of the pace of a session's games; without a bound 0.
alter table studio.sessions
  add column slot_ms_min integer not null default 0 check (slot_ms_min >= 0),
  add column game_ms_min integer not null default 0 check (game_ms_min >= 0),
  add column has_autoplay boolean not null default true,
  add column has_turbo boolean not null default true;
