-- Codes as the second step of a log-in.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('login', 'reset', 'bind', 'register', 'verify'));

-- What was shown first: the second step asks for something else.
alter table login_tickets add column first_step text not null default 'password'
  check (first_step in ('password', 'sms', 'email'));
