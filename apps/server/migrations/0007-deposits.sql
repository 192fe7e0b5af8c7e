-- Ways to deposit. Texts are per language: {"vi": "…", "en": "…"}.
create table deposit_methods (
  id text primary key,
  kind text not null check (kind in ('manual', 'sandbox')),
  currency text not null,
  names jsonb not null,
  instructions jsonb not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  bank_name text,
  account_name text,
  account_no text,
  is_enabled boolean not null default true,
  sort_order int not null default 0,
  check (max_minor >= min_minor),
  check ((kind = 'manual') = (bank_name is not null and account_name is not null and account_no is not null))
);

insert into deposit_methods (id, kind, currency, names, instructions, min_minor, max_minor, bank_name, account_name, account_no, sort_order) values
  ('dpm_bank_vnd', 'manual', 'VND',
    '{"vi": "Chuyển khoản ngân hàng", "en": "Bank transfer"}',
    '{"vi": "Chuyển đúng số tiền và ghi mã chuyển khoản vào nội dung. Tiền vào ví sau khi nhân viên đối chiếu.", "en": "Transfer the exact amount and write the transfer code as the message. The money arrives once our staff has matched it."}',
    5000000, 30000000000, 'NH Sen', 'CONG TY FAIRGROUND', '1900123456789', 1),
  ('dpm_sandbox_vnd', 'sandbox', 'VND',
    '{"vi": "Tiền thử", "en": "Test money"}',
    '{"vi": "Chỉ có ở bản thử: không có tiền thật, số tiền vào ví ngay.", "en": "For the sandbox only: no real money, credited at once."}',
    100, 100000000000, null, null, null, 2);

create table deposits (
  id text primary key,
  member_id text not null references members (id),
  method_id text not null references deposit_methods (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The member's own id of this request: a repeat finds the same deposit.
  request_id text not null,
  remark text,
  transfer_code text not null unique,
  state text not null check (state in ('pending', 'approved', 'rejected', 'expired')),
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- Staff user name at that time, or 'system'.
  decided_by text,
  constraint deposits_request unique (member_id, request_id),
  check ((state = 'pending') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'rejected') = (reason is not null))
);
create index deposits_of_member on deposits (member_id, created_at desc, id desc);
create index deposits_newest on deposits (created_at desc, id desc);
create index deposits_pending on deposits (created_at, id) where state = 'pending';
create index deposits_approved on deposits (method_id, decided_at desc) where state = 'approved';
revoke delete, truncate on deposits from fairground_app;
