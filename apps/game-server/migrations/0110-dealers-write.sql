-- Whoever deals may write to the players of their table, where a pit boss has switched it on.
alter table studio.chat_messages
  alter column player_id drop not null,
  add column staff_id text,
  add column staff_name text,
  add constraint chat_messages_by check ((player_id is null) <> (staff_id is null)),
  add constraint chat_messages_staff check ((staff_id is null) = (staff_name is null));
create index chat_messages_of_staff on studio.chat_messages (staff_id, message_id desc) where staff_id is not null;

alter table studio.tables add column dealer_writes boolean not null default false;
grant update (dealer_writes) on studio.tables to fairground_studio;
