-- A call that the wallet will not carry out is closed when two people give it up: nobody waits for it any more.
alter table studio.wallet_calls
  drop constraint wallet_calls_state_check,
  add constraint wallet_calls_state_check check (state in ('pending', 'done', 'exception', 'closed')) not valid;
-- One that is sent again is young again: its attempts begin anew.
grant update (first_at) on studio.wallet_calls to fairground_studio;

-- Corrections are told in the feed for reconciliation; they are the only rows that may take money back.
alter table studio.transactions
  drop constraint transactions_call_check,
  drop constraint transactions_amount_minor_check;
alter table studio.transactions
  add constraint transactions_call_check
    check (call in ('bet', 'win', 'rollback', 'free-round-win', 'jackpot-win', 'promo-win', 'adjust')) not valid,
  add constraint transactions_amount_minor_check check (amount_minor >= 0 or call = 'adjust') not valid;

-- Those that the wallet has answered before this release.
insert into studio.transactions (transaction_id, round_id, call, state, original_transaction_id, amount_minor, at)
select c.transaction_id, c.round_id, 'adjust', case c.state when 'done' then 'APPLIED' else 'REJECTED' end,
  c.body::json ->> 'originalTransactionId', (c.body::json ->> 'amount')::bigint, coalesce(c.done_at, c.next_at)
from studio.wallet_calls c
where c.call = 'adjust' and (c.state = 'done' or (c.state = 'exception' and c.last_code = 'ADJUST_REFUSED'))
on conflict do nothing;
