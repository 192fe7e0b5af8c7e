-- Codes that prove the number of a new account.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('login', 'reset', 'bind', 'register'));
