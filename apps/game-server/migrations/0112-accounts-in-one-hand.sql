-- Other accounts of staff that may be the same person's: where two people have to agree, they are one.
alter table studio.desk_sessions add column same_as text[] not null default '{}';
