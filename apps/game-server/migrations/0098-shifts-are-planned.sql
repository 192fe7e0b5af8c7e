-- What staff do at desks is told to the portal, which keeps it in its own audit log: ordered by writing transaction, so that
-- a late commit is never read past.
alter table studio.desk_acts
  add column seq bigint generated always as identity,
  add column written_by xid8 not null default pg_current_xact_id();
create index desk_acts_feed on studio.desk_acts (written_by, seq);

-- Who deals at a table, from when to when. No two at one table, and nobody at two tables at once.
create table studio.shift_plans (
  plan_id text collate "C" primary key,
  table_id text not null references studio.tables,
  dealer_id text not null,
  dealer_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  planned_by text not null,
  planned_name text not null,
  planned_at timestamptz not null,
  cancelled_by text,
  cancelled_at timestamptz,
  check ((cancelled_by is null) = (cancelled_at is null))
);
create index shift_plans_of_table on studio.shift_plans (table_id, starts_at);
create index shift_plans_of_dealer on studio.shift_plans (dealer_id, starts_at);
grant select, insert on studio.shift_plans to fairground_studio;
grant update (cancelled_by, cancelled_at) on studio.shift_plans to fairground_studio;

-- A shift that was planned ends with its plan.
alter table studio.shifts add column plan_id text references studio.shift_plans;
create index shifts_of_table on studio.shifts (table_id, opened_at desc);
