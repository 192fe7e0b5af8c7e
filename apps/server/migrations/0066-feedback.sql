-- Messages to the house. The text and its writer stay as they came; only what staff did with it changes.
create table feedbacks (
  id text primary key,
  -- Null: a visitor wrote it.
  member_id text references members (id),
  question_type text not null check (question_type in ('account', 'money', 'games', 'site', 'idea', 'other')),
  content text not null,
  language text not null,
  -- The beginning of the writer's address, no more.
  network text not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  sent_at timestamptz not null,
  handled_by text references operators (id),
  handled_at timestamptz,
  note text,
  check ((state = 'new') = (handled_at is null) and (handled_at is null) = (handled_by is null)),
  check ((handled_at is null) = (note is null))
);
create index feedbacks_newest on feedbacks (sent_at desc, id desc);
create index feedbacks_new on feedbacks (sent_at, id) where state = 'new';
create index feedbacks_of_member on feedbacks (member_id, sent_at desc);
revoke update, delete, truncate on feedbacks from fairground_app;
grant update (state, handled_by, handled_at, note) on feedbacks to fairground_app;
