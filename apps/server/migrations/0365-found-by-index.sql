-- Rows are found by these, or looked for when what they name goes away.
create index broadcast_members_member on broadcast_members (member_id);
create index contents_parent on contents (parent_id) where parent_id is not null;
create index favourites_node on favourites (node_id);
create index free_rounds_player on free_rounds (player_id);
create index hot_matches_brand on hot_matches (brand_code);
create index hot_matches_node on hot_matches (node_id);
create index jackpot_holds_member on jackpot_holds (member_id);
create index launches_player on launches (player_id);
create index live_tickets_room on live_tickets (chat_room_id);
create index passkey_challenges_member on passkey_challenges (member_id);
create index point_redemptions_item on point_redemptions (item_id);
create index raffle_draws_prize on raffle_draws (prize_id);
create index raffle_draws_reward on raffle_draws (reward_id);
create index rebate_lines_claim on rebate_lines (claim_id);
create index social_visits_member on social_visits (member_id);
create index vendor_players_member on vendor_players (member_id);

alter table psw_transactions validate constraint psw_transactions_call_check;
alter table psw_transactions validate constraint psw_transactions_state_check;
