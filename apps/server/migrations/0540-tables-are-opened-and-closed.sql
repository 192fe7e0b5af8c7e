-- Staff open, pause and close tables of the studio by acts like those about its chat.
alter table table_chat_acts
  drop constraint table_chat_acts_kind_check,
  drop constraint table_chat_acts_check,
  add constraint table_chat_acts_kind_check check (kind in ('hide', 'mute', 'state')),
  add column table_id text,
  add column table_state text check (table_state in ('open', 'paused', 'closed')),
  -- What players are told; null where it is opened.
  add column cause text check (cause in ('maintenance', 'check', 'schedule')),
  add constraint table_chat_acts_target check ((kind = 'hide') = (message_id is not null)
    and (kind = 'mute') = (player_id is not null) and (kind = 'state') = (table_id is not null)
    and (table_id is null) = (table_state is null)),
  add constraint table_chat_acts_cause check ((cause is null) = (table_state is null or table_state = 'open'));
create unique index table_chat_acts_one_state on table_chat_acts (table_id) where state = 'asked';
