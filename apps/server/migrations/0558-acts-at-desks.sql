-- How far the audit log has taken over what staff did at the desks of a vendor's tables.
create table desk_act_feeds (
  vendor_id text primary key references vendors (id),
  cursor text not null,
  read_at timestamptz not null
);
