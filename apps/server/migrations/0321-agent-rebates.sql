-- The rebate that an agent gives somebody below: of an account that the agent opened, or of who comes by a link.
alter table register_links add column rebate_bp integer not null default 0 check (rebate_bp between 0 and 10000);
-- Null: nobody said one.
alter table members add column rebate_bp integer check (rebate_bp between 0 and 10000);
