-- A deposit that waits is shown with the bank's line that names its code: among the lines that paid nothing yet.
create index bank_transactions_unpaid on bank_transactions (read_at) where deposit_id is null;
