-- What people look through: every transfer with both its accounts, refused ones too. Page it by transfer_id descending.
create view ledger.transfer_sides as
select t.id as transfer_id, t.scope, t.key, t.kind, t.amount, t.currency, t.code, t.reference, t.reverses,
  reversal.reversal_id as reversed_by, t.hold_id, t.actor, t.created_at, t.effective_at,
  debit.id as debit_account_id, debit.owner_kind as debit_owner_kind, debit.owner_id as debit_owner_id, debit.kind as debit_kind,
  credit.id as credit_account_id, credit.owner_kind as credit_owner_kind, credit.owner_id as credit_owner_id,
  credit.kind as credit_kind
from ledger.transfers t
join ledger.accounts debit on debit.id = t.debit_account_id
join ledger.accounts credit on credit.id = t.credit_account_id
left join ledger.reversals reversal on reversal.reversed_id = t.id;
grant select on ledger.transfer_sides to fairground_app;

-- Nearly every transfer is a bet or a win; the others are found by kind and by reference without reading those.
create index transfers_beside_play on ledger.transfers (kind, id desc) where kind not in ('bet', 'win', 'reversal');
create index transfers_beside_play_reference on ledger.transfers (reference, id desc)
  where kind not in ('bet', 'win', 'reversal');
