-- When a player last set a limit or was reminded of his limits.
alter table play_limits add column reviewed_at timestamptz not null default now();
