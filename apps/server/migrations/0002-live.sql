create table live_tickets (
  ticket_hash bytea primary key,
  session_id text not null,
  member_id text not null,
  expires_at timestamptz not null
);
