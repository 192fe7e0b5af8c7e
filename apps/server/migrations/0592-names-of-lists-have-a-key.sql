-- A name of a list has a key of its own: an entry has several names, and two may be written alike.
alter table screening_names add column id bigint generated always as identity primary key;
create index screening_names_list on screening_names (list);
