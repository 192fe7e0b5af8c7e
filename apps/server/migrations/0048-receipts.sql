-- A message centre tells later what became of each part it took, by the id it gave the part.
alter table messages drop constraint messages_status_check;
alter table messages add check (status in ('waiting', 'sent', 'delivered', 'failed', 'expired', 'cancelled'));
alter table message_deliveries drop constraint message_deliveries_outcome_check;
alter table message_deliveries
  add check (outcome in ('accepted', 'failed', 'refused', 'delivered', 'undelivered'));
create table message_parts (
  delivery_id text not null references message_deliveries (id) on delete cascade,
  gateway_id text not null,
  message_id text not null references messages (id) on delete cascade,
  state text not null default 'sent' check (state in ('sent', 'delivered', 'undelivered')),
  sent_at timestamptz not null,
  primary key (delivery_id, gateway_id)
);
create index message_parts_waiting on message_parts (gateway_id, sent_at desc) where state = 'sent';
create index message_parts_message on message_parts (message_id);
