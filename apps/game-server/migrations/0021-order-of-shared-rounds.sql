-- Rounds of a table follow each other by their number in the chain: two may be opened within one millisecond, where their
-- ids do not tell which came first.
drop index studio.shared_rounds_past;
create index shared_rounds_past on studio.shared_rounds (table_id, chain_id desc, number desc);
