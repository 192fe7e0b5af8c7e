-- What of a group's base stands after a correction that waits for two people: it counts when they have said yes.
create table held_points_bases (
  vendor_id text not null references vendors (id),
  -- Of the correction.
  transaction_id text not null,
  settled_minor bigint not null check (settled_minor >= 0),
  primary key (vendor_id, transaction_id)
);
revoke update, delete, truncate on held_points_bases from fairground_app;
