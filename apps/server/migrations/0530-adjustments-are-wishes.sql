-- Corrections of balances are wishes as all others: the wish is the record of who asked, who decided, when and why; the
-- ledger names it as the reference of its transfer. They keep their ids.
insert into wishes (id, kind, subject, payload, amount_minor, currency, reason, state, request_id, asked_by, asked_at,
  decided_by, decided_at, decision_reason)
select id, 'adjustment', member_id,
  jsonb_build_object('memberId', member_id, 'direction', direction, 'amountMinor', amount_minor::text, 'currency', currency),
  amount_minor, currency, reason, state, request_id, asked_by, asked_at, decided_by, decided_at, decision_reason
from adjustments;
drop table adjustments;
