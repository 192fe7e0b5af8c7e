-- A table is a row: what is played at it, how it is shown, what it takes, and whether it is open. Several rows may play by
-- one set of rules. The tables there are keep their ids, and with them their links, chains, history, chat and rains.
alter table studio.shared_tables rename to tables;
alter index studio.shared_tables_pkey rename to tables_pkey;

alter table studio.tables
  add column rules_id text,
  -- Null: what the title of the rules says.
  add column names json,
  add column provider text,
  add column theme text,
  add column speed text not null default 'normal' check (speed in ('slow', 'normal', 'fast')),
  add column tier text not null default 'standard' check (tier in ('low', 'standard', 'high', 'vip')),
  -- Of whoever leads the table; null where nobody speaks.
  add column language text check (language ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  -- Null: as many as come.
  add column seats_max integer check (seats_max > 0),
  add column state text not null default 'open' check (state in ('open', 'paused', 'closed')),
  -- What players are told; null while it is open.
  add column cause text check (cause in ('maintenance', 'check', 'schedule')),
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now();
update studio.tables set rules_id = table_id;
update studio.tables set state = 'paused', cause = 'maintenance', changed_at = suspended_at where suspended_at is not null;
alter table studio.tables
  alter column rules_id set not null,
  add check ((state = 'open') = (cause is null)),
  drop column suspended_at;
grant update (state, cause, changed_at) on studio.tables to fairground_studio;

-- What a table takes within the limits of the studio; a currency without a row: those of the studio.
create table studio.table_limits (
  table_id text not null references studio.tables,
  currency text not null,
  stake_minor_min bigint not null check (stake_minor_min > 0),
  stake_minor_max bigint not null,
  payout_minor_max bigint not null,
  primary key (table_id, currency),
  check (stake_minor_min <= stake_minor_max and stake_minor_max <= payout_minor_max)
);
grant select on studio.table_limits to fairground_studio;

-- Every process takes over what changes, whoever changed it.
create function studio.tell_of_table() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('studio_tables', json_build_object('tableId', new.table_id, 'what', 'row')::text);
  return null;
end $$;
create trigger tables_told after insert or update on studio.tables
  for each row execute function studio.tell_of_table();
create trigger table_limits_told after insert or update on studio.table_limits
  for each row execute function studio.tell_of_table();
