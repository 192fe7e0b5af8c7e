-- A call that the wallet will not carry out may be given up, and corrections are told in the feed for reconciliation.
alter table {schema}.wallet_calls
  drop constraint wallet_calls_state_check,
  add constraint wallet_calls_state_check check (state in ('pending', 'done', 'exception', 'closed')) not valid;
grant update (first_at) on {schema}.wallet_calls to {role};
alter table {schema}.transactions
  drop constraint transactions_call_check,
  drop constraint transactions_amount_minor_check;
alter table {schema}.transactions
  add constraint transactions_call_check
    check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win', 'adjust')) not valid,
  add constraint transactions_amount_minor_check check (amount_minor >= 0 or call = 'adjust') not valid;
