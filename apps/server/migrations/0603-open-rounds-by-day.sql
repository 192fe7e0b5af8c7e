-- Funds in rounds that had not ended when a day of the site was over: stakes less what was given back until then.
create table open_round_days (
  currency text not null,
  time_zone text not null,
  day date not null,
  vendor_id text not null,
  round_count bigint not null check (round_count > 0),
  funds_minor numeric not null check (funds_minor between 0 and 1000000000000000000),
  primary key (currency, time_zone, day, vendor_id)
);
grant select, insert on open_round_days to fairground_app;

-- Days that were closed before have no such count.
alter table closed_report_days add column has_open_rounds boolean not null default false;
