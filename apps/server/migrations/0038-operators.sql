-- A password that somebody else made up opens the console for a while only; empty once its owner chose one.
alter table operators add column password_until timestamptz;
create index operators_managers on operators (id) where role = 'owner' and status = 'active';
