-- Desks of all vendors keep what was done and asked in tables of one shape.
alter table lottery.desk_acts rename column game_id to table_id;
alter table lottery.desk_acts rename column draw_id to shared_round_id;
alter table lottery.desk_wishes rename column game_id to table_id;
