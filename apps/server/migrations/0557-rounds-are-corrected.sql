-- The correction of a paid round, on which two people agree, goes to the studio like other acts at its tables.
alter table table_chat_acts
  drop constraint table_chat_acts_kind_check,
  drop constraint table_chat_acts_setup,
  add constraint table_chat_acts_kind_check check (kind in ('hide', 'mute', 'state', 'setup', 'correct')),
  add constraint table_chat_acts_setup check ((kind in ('setup', 'correct')) = (setup is not null));
create unique index table_chat_acts_one_correction on table_chat_acts (subject) where state = 'asked' and kind = 'correct';
