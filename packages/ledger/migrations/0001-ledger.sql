-- The tables of the ledger. Rule numbers (I-01 …) are explained in the README.
-- Amounts are signed: a credit is positive and a debit negative, so the balances of one currency always sum to zero.
-- Limits of one column are domains: a CHECK is parsed again by every statement, which costs the hot path more than its reads.
create schema if not exists ledger;

create domain ledger.word as text collate "C" check (value ~ '^[a-z][a-z_]{1,31}$');
create domain ledger.text_64 as text collate "C" check (length(value) between 1 and 64);
create domain ledger.text_128 as text collate "C" check (length(value) between 1 and 128);
create domain ledger.request_hash as bytea check (length(value) = 32);
create domain ledger.amount as bigint check (value between 1 and 999999999999999999);
create domain ledger.signed_amount as bigint check (value <> 0);
create domain ledger.counter as bigint check (value >= 0);

-- Which accounts may exist, and how each kind behaves.
create table ledger.chart (
  kind ledger.word primary key,
  owner_kind ledger.word not null,
  normal_side text not null check (normal_side in ('debit', 'credit')),
  may_owe boolean not null,
  keeps_running_balance boolean not null,
  money text not null check (money in ('real', 'play', 'any')),
  -- Funds can only be checked against a running balance.
  check (may_owe or keeps_running_balance),
  unique (kind, owner_kind, may_owe, keeps_running_balance)
);

insert into ledger.chart (kind, owner_kind, normal_side, may_owe, keeps_running_balance, money) values
  ('cash',                  'member', 'credit', false, true,  'any'),
  ('bonus',                 'member', 'credit', false, true,  'any'),
  ('locked',                'member', 'credit', false, true,  'any'),
  ('vendor_clearing',       'vendor', 'credit', true,  false, 'any'),
  ('revenue_ggr',           'vendor', 'credit', true,  false, 'any'),
  ('clearing_bank',         'house',  'debit',  true,  false, 'real'),
  ('clearing_psp',          'house',  'debit',  true,  false, 'real'),
  ('withdrawals_in_flight', 'house',  'credit', true,  false, 'real'),
  ('expense_bonus',         'house',  'debit',  true,  false, 'any'),
  ('expense_rebate',        'house',  'debit',  true,  false, 'any'),
  ('adjustments_manual',    'house',  'debit',  true,  false, 'any'),
  ('rounding',              'house',  'credit', true,  false, 'any'),
  ('suspense',              'house',  'credit', true,  false, 'any'),
  ('play_money',            'house',  'debit',  true,  false, 'play');

create table ledger.accounts (
  id bigint generated always as identity primary key,
  owner_kind ledger.word not null,
  owner_id ledger.text_64 not null,
  kind ledger.word not null,
  currency text collate "C" not null,
  -- Copies of the chart's row, kept equal by the foreign key, so that the check below can read them.
  may_owe boolean not null,
  keeps_running_balance boolean not null,
  balance bigint not null default 0,
  held ledger.counter not null default 0,
  version ledger.counter not null default 0, -- the number of entries, where a running balance is kept
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  unique (owner_kind, owner_id, kind, currency),
  foreign key (kind, owner_kind, may_owe, keeps_running_balance)
    references ledger.chart (kind, owner_kind, may_owe, keeps_running_balance),
  -- I-05 and I-06 in one, because held is never negative: 0 <= held <= balance.
  constraint held_within_balance check (may_owe or held <= balance)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- One row per money command for ever (I-09): a repeated key finds its first outcome here, refusals too.
-- Unpartitioned, so that transfers and entries may be partitioned by month.
create table ledger.requests (
  scope ledger.text_64 not null,
  key ledger.text_128 not null,
  request_hash ledger.request_hash not null,
  operation text not null, -- post | reverse | hold | capture | release
  code text, -- null: applied
  transfer_id bigint, -- of post, reverse and capture
  hold_id bigint, -- of hold (unless refused), capture and release
  created_at timestamptz not null,
  primary key (scope, key)
);

create table ledger.transfers (
  id bigint generated always as identity primary key,
  scope ledger.text_64 not null,
  key ledger.text_128 not null,
  kind ledger.word not null,
  debit_account_id bigint not null,
  credit_account_id bigint not null,
  amount ledger.amount not null,
  currency text collate "C" not null,
  code text, -- null: applied; else refused, and without entries
  balance_after bigint, -- of the account the answer spoke about, see ledger.outcome
  reference ledger.text_128,
  reverses bigint,
  hold_id bigint,
  actor ledger.text_64 not null,
  created_at timestamptz not null,
  effective_at timestamptz not null
);
create index transfers_of_hold on ledger.transfers (hold_id) where hold_id is not null;

-- No unique key on id alone: it would forbid partitions by month. The identity never repeats a number.
create table ledger.entries (
  id bigint generated always as identity,
  account_id bigint not null,
  transfer_id bigint not null,
  amount ledger.signed_amount not null,
  balance_after bigint, -- this and the next are null on accounts that keep no running balance
  account_version bigint,
  created_at timestamptz not null
);
create index entries_by_account on ledger.entries (account_id, id desc);

-- A transfer is reversed at most once (I-13).
create table ledger.reversals (
  reversed_id bigint primary key references ledger.transfers (id),
  reversal_id bigint not null unique references ledger.transfers (id)
);

create table ledger.holds (
  id bigint generated always as identity primary key,
  account_id bigint not null references ledger.accounts (id),
  amount ledger.amount not null,
  captured ledger.counter not null default 0,
  released ledger.counter not null default 0,
  state text not null default 'open',
  scope ledger.text_64 not null,
  key ledger.text_128 not null,
  reference ledger.text_128,
  placed_by ledger.text_64 not null,
  placed_at timestamptz not null,
  closed_by ledger.text_64,
  closed_at timestamptz,
  unique (scope, key),
  foreign key (scope, key) references ledger.requests (scope, key),
  constraint i08_one_final_state check (
    case state
      when 'open' then released = 0 and captured < amount
      when 'captured' then released = 0 and captured = amount
      when 'released' then released > 0 and captured + released = amount
      when 'expired' then released > 0 and captured + released = amount
      else false
    end
  ),
  check ((state = 'open') = (closed_at is null) and (closed_at is null) = (closed_by is null))
) with (fillfactor = 80);
create index holds_of_account on ledger.holds (account_id, id desc);

-- House accounts: what the last roll-up counted, and the amounts appended since. No row here is hot.
create table ledger.house_rollups (
  account_id bigint primary key references ledger.accounts (id),
  balance bigint not null,
  rolled_up_at timestamptz not null
);
create table ledger.house_tail (
  account_id bigint not null,
  amount bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
