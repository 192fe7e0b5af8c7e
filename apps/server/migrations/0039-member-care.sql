-- A password that staff made up works for a while only, and only to choose another one.
alter table members add column initial_password_until timestamptz;
alter table members add check (initial_password_until is null or must_change_password);

-- Finds an account by the whole name or address; a job fills it in for accounts from before.
alter table members add column payee_name_key bytea;
create index members_payee_name_key on members (payee_name_key) where payee_name_key is not null;
create index members_payee_name_to_index on members (id) where payee_name_sealed is not null and payee_name_key is null;
create index members_email_key on members (email_key) where email_key is not null;
create index member_details_email_key on member_details (blind_index) where field = 'email';
create index member_details_email_to_index on member_details (member_id) where field = 'email' and blind_index is null;

-- What staff know of a member beside the account; nobody rewrites it.
create table member_notes (
  id text primary key,
  member_id text not null references members (id),
  staff_id text not null references operators (id),
  body text not null check (length(body) between 1 and 1000),
  at timestamptz not null
);
create index member_notes_member on member_notes (member_id, at desc, id desc);
revoke update, delete, truncate on member_notes from fairground_app;
