-- A settled bet or win whose result was wrong is corrected by a call that is owed like every other.
alter table {schema}.wallet_calls
  drop constraint wallet_calls_call_check,
  add constraint wallet_calls_call_check
    check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win', 'adjust'));
