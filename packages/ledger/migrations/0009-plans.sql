-- The entries of one statement are few and the tables are long, but a plan made while the tables were small or not
-- analysed reads them whole, and a connection keeps it. Then a post costs more with every post before it.
alter function ledger.check_entries() set enable_seqscan = off;
alter function ledger.check_entries() set enable_hashjoin = off;
alter function ledger.check_entries() set enable_mergejoin = off;
