-- What the wallet did not book of a correction is sent again by one person or given up by two; the studio is told of both.
alter table table_chat_acts
  drop constraint table_chat_acts_kind_check,
  drop constraint table_chat_acts_setup,
  add constraint table_chat_acts_kind_check check (kind in ('hide', 'mute', 'state', 'setup', 'correct', 'end-calls')),
  add constraint table_chat_acts_setup check ((kind in ('setup', 'correct', 'end-calls')) = (setup is not null));
create unique index table_chat_acts_one_end on table_chat_acts (subject) where state = 'asked' and kind = 'end-calls';
