-- The path of one ticket follows from its part of the draw's tree and the roots of the parts: nobody reads a million lines for
-- it. Draws of before this have none, and few tickets.
create table lottery.tree_parts (
  draw_id text collate "C" not null references lottery.shared_rounds,
  part integer not null check (part >= 0),
  -- Of its first leaf.
  first_id text collate "C" not null,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  primary key (draw_id, part)
);
grant select, insert on lottery.tree_parts to fairground_lottery;
