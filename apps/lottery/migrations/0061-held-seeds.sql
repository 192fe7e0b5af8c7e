-- Draws that were called off ahead of others in their chain: their seeds wait until those have come.
create index shared_rounds_held_seeds on lottery.shared_rounds (table_id)
  where state = 'void' and server_seed is null and seed_sealed is not null;
