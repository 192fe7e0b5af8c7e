-- Deposits through a payment gateway: the player pays on the gateway's own page, and the gateway says so.
alter table deposit_methods drop constraint deposit_methods_kind_check;
alter table deposit_methods add constraint deposit_methods_kind_check check (kind in ('manual', 'gateway', 'sandbox'));
insert into deposit_methods (id, kind, currency, names, instructions, min_minor, max_minor, life_minutes, is_enabled, sort_order)
select 'dpm_gateway_vnd', 'gateway', 'VND',
  '{"vi": "Cổng thanh toán", "en": "Payment gateway"}',
  '{"vi": "Bạn trả tiền trên trang của cổng thanh toán rồi quay lại đây. Tiền vào ví khi cổng báo đã nhận.", "en": "You pay on the page of the payment gateway and come back here. The money arrives once the gateway confirms it."}',
  5000000, 30000000000, 60, false, coalesce(max(sort_order), 0) + 1
from deposit_methods;

alter table deposits
  -- What the gateway calls the payment, and where the player pays.
  add column payment_id text unique,
  add column pay_url text,
  -- Why staff must look: the gateway said something that does not fit.
  add column incident text check (incident in ('amountDiffers', 'paidAfterEnd', 'failedAfterPaid')),
  add column checked_at timestamptz;
create index deposits_incident on deposits (created_at, id) where incident is not null;
create index deposits_to_check on deposits (checked_at nulls first) where state = 'pending' and payment_id is not null;

-- Everything a gateway said, once each.
create table gateway_events (
  id text primary key,
  deposit_id text not null references deposits (id),
  status text not null check (status in ('pending', 'paid', 'failed')),
  amount_minor bigint not null,
  currency text not null,
  -- Told by the gateway, or asked for because nothing was heard.
  source text not null check (source in ('told', 'asked')),
  received_at timestamptz not null
);
create index gateway_events_of_deposit on gateway_events (deposit_id, received_at);
revoke update, delete, truncate on gateway_events from fairground_app;
