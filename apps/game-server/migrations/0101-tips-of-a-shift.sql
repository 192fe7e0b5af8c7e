-- Each shift of a table is listed with what players gave in it.
create index tips_of_shift on studio.tips (shift_id) where shift_id is not null;
