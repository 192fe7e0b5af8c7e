-- Tickets of the console's live socket. Members have a table of their own, so that no ticket opens the other's socket.
create table staff_live_tickets (
  ticket_hash bytea primary key,
  session_id text not null,
  expires_at timestamptz not null
);

-- A job removes tickets that nobody used.
create index staff_live_tickets_expiry on staff_live_tickets (expires_at);
create index live_tickets_expiry on live_tickets (expires_at);
