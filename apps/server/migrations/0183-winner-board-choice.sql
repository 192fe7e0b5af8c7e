-- Whether a member's wins may stand on the boards that everybody sees.
alter table members add column is_on_boards boolean not null default true;
