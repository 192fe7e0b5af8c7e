-- Sessions end for more reasons, and one that was let in with a password to be changed may do nothing else.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('logout', 'expired', 'locked', 'ended', 'password', 'closed'));
alter table sessions add column password_due boolean not null default false;

alter table members add column password_changed_at timestamptz;

-- Every entry and every wrong try of an account that exists; its owner reads it, nobody rewrites it.
create table login_history (
  id text primary key,
  member_id text not null references members (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('entered', 'wrong-password', 'refused', 'password-changed')),
  ip text not null,
  user_agent text not null
);
create index login_history_member on login_history (member_id, at desc, id desc);
revoke update, delete, truncate on login_history from fairground_app;

-- The picture of a member by the key under which it was built.
update members set icon = replace(icon, 'avatar-', 'avatar/') where icon like 'avatar-%';
