-- Ways to deposit become the operator's own data: what they cost, how long a transfer is waited for, where it goes.
alter table deposit_methods
  -- Hundredths of a percent, and an amount on top.
  add column fee_rate_bp int not null default 0 check (fee_rate_bp between 0 and 2000),
  add column fee_fixed_minor bigint not null default 0 check (fee_fixed_minor >= 0),
  add column fee_bearer text not null default 'house' check (fee_bearer in ('house', 'player')),
  add column life_minutes int not null default 1440 check (life_minutes between 5 and 10080),
  -- [{"bankName", "bankBin"?, "accountName", "accountNo"}]: each deposit is told one of them.
  add column accounts jsonb not null default '[]',
  add column revision int not null default 1 check (revision > 0),
  add column changed_at timestamptz,
  -- User name at that time.
  add column changed_by text;
update deposit_methods
set accounts = jsonb_build_array(jsonb_build_object('bankName', bank_name, 'accountName', account_name, 'accountNo', account_no))
where kind = 'manual';
alter table deposit_methods drop column bank_name, drop column account_name, drop column account_no;
alter table deposit_methods add check (kind <> 'manual' or not is_enabled or jsonb_array_length(accounts) > 0);
create index deposit_methods_in_order on deposit_methods (currency, sort_order, id);
revoke delete, truncate on deposit_methods from fairground_app;

-- A deposit keeps what its owner was told, whatever becomes of the method.
alter table deposits
  add column fee_minor bigint not null default 0 check (fee_minor >= 0),
  add column fee_bearer text not null default 'house' check (fee_bearer in ('house', 'player')),
  add column pay_to jsonb;
-- What reaches the wallet.
alter table deposits
  add column credit_minor bigint not null
    generated always as (amount_minor - case when fee_bearer = 'player' then fee_minor else 0 end) stored
    check (credit_minor > 0);
update deposits d set pay_to = m.accounts -> 0 from deposit_methods m where m.id = d.method_id and m.kind = 'manual';
