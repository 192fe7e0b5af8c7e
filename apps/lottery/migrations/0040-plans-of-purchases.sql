-- A plan with numbers of its own for each draw is several purchases; a win of one of them stops the others.
alter table lottery.purchases add column plan_id uuid;
create index purchases_of_plan on lottery.purchases (player_id, plan_id) where plan_id is not null;
