-- What the owner asks of everybody who works in the console. One row at most; none: nothing beyond what the profile asks.
create table staff_policy (
  is_only boolean primary key default true check (is_only),
  second_factor_required boolean not null,
  -- User name at that time.
  updated_by text not null,
  updated_at timestamptz not null
);
