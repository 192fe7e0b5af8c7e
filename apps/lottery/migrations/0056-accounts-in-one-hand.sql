-- Other accounts of staff that may be the same person's: where two people have to agree, they are one.
alter table lottery.desk_sessions add column same_as text[] not null default '{}';
alter table lottery.result_typings add column same_as text[] not null default '{}';
