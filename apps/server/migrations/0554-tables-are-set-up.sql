-- What two people agree on about a table goes to the studio like other acts at its tables.
alter table table_chat_acts
  drop constraint table_chat_acts_kind_check,
  add constraint table_chat_acts_kind_check check (kind in ('hide', 'mute', 'state', 'setup')),
  -- The order as the studio takes it.
  add column setup jsonb,
  add constraint table_chat_acts_setup check ((kind = 'setup') = (setup is not null));
create unique index table_chat_acts_one_setup on table_chat_acts (subject) where state = 'asked' and kind = 'setup';
