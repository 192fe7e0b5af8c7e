-- Money between a member and whoever recommended that member, either way.
create table member_transfers (
  id text primary key,
  sender_id text not null references members (id),
  receiver_id text not null references members (id),
  direction text not null check (direction in ('up', 'down')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The sender's own id of this request: a repeat finds the same row.
  request_id text not null,
  created_at timestamptz not null,
  unique (sender_id, request_id),
  check (sender_id <> receiver_id)
);
create index member_transfers_sent on member_transfers (sender_id, created_at desc);
create index member_transfers_received on member_transfers (receiver_id, created_at desc);
create index member_transfers_by_time on member_transfers using brin (created_at);
revoke update, delete, truncate on member_transfers from fairground_app;
