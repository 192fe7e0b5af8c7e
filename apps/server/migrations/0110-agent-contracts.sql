-- What an agent agreed with a direct downline: a share of what the downline's team loses or bets, period by period.
create table agent_contracts (
  id text primary key,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  upline_id text not null references members (id),
  downline_id text not null references members (id),
  currency text not null,
  is_paid_by_house boolean not null,
  -- How often it is settled: slices of five minutes, hours, days and longer ones of the site's calendar.
  rhythm text not null check (rhythm in ('slice', 'hour', 'daily', 'weekly', 'semimonthly', 'monthly')),
  active_members integer not null check (active_members >= 0),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  profit_rate_bp integer not null check (profit_rate_bp between 0 and 10000),
  loss_rate_bp integer not null check (loss_rate_bp between 0 and 10000),
  valid_min_minor bigint not null check (valid_min_minor >= 0),
  loss_min_minor bigint not null check (loss_min_minor >= 0),
  single_min_minor bigint not null check (single_min_minor >= 0),
  state text not null check (state in ('new', 'signed', 'rejected', 'withdrawn', 'terminated')),
  created_at timestamptz not null,
  signed_at timestamptz,
  effective_from timestamptz,
  -- Periods that end after this earn nothing.
  ended_at timestamptz,
  end_reason text,
  check (upline_id <> downline_id),
  check ((kind = 'realtime') = (rhythm = 'slice') and (kind = 'hourly') = (rhythm = 'hour')),
  check ((signed_at is null) = (effective_from is null)),
  check (state not in ('signed', 'terminated') or signed_at is not null),
  check ((state in ('new', 'signed')) = (ended_at is null))
);
-- One offer of a kind waits at a time, and one is signed.
create unique index agent_contracts_waiting on agent_contracts (downline_id, kind) where state = 'new';
create unique index agent_contracts_signed on agent_contracts (downline_id, kind) where state = 'signed';
create index agent_contracts_downline on agent_contracts (downline_id, created_at desc, id desc);
create index agent_contracts_upline on agent_contracts (upline_id, created_at desc, id desc);
create index agent_contracts_in_force on agent_contracts (kind, rhythm, effective_from) where effective_from is not null;
create index agent_contracts_newest on agent_contracts (created_at desc, id desc);
revoke delete, truncate on agent_contracts from fairground_app;

-- A period that a job settled. The row is written with all of its incomes, so that no period is ever settled twice.
create table contract_runs (
  kind text not null,
  rhythm text not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  ran_at timestamptz not null,
  contract_count integer not null default 0,
  income_count integer not null default 0,
  amount_minor bigint not null default 0,
  primary key (kind, rhythm, period_from),
  check (period_to > period_from)
);
create index contract_runs_newest on contract_runs (ran_at desc, period_from desc);
revoke delete, truncate on contract_runs from fairground_app;

-- One period of one contract: what the team did, and what it gives.
create table contract_incomes (
  id text primary key,
  contract_id text not null references agent_contracts (id),
  -- Copies of the contract's, for those who page through them.
  kind text not null,
  rhythm text not null,
  upline_id text not null references members (id),
  downline_id text not null references members (id),
  currency text not null,
  is_paid_by_house boolean not null,
  rate_bp integer not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  active_members integer not null check (active_members >= 0),
  valid_minor bigint not null,
  loss_minor bigint not null,
  base_minor bigint not null check (base_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  state text not null check (state in ('unmet', 'due', 'owed', 'paid')),
  try_count integer not null default 0,
  next_try_at timestamptz,
  paid_at timestamptz,
  transfer_id bigint,
  unique (contract_id, period_from),
  check ((state = 'unmet') = (amount_minor = 0)),
  check ((state in ('due', 'owed')) = (next_try_at is not null)),
  check ((state = 'paid') = (paid_at is not null) and (state = 'paid') = (transfer_id is not null))
);
create index contract_incomes_downline on contract_incomes (downline_id, kind, period_to desc, id desc);
create index contract_incomes_upline on contract_incomes (upline_id, kind, period_to desc, id desc);
create index contract_incomes_newest on contract_incomes (period_to desc, id desc);
create index contract_incomes_unpaid on contract_incomes (next_try_at, id) where state in ('due', 'owed');
create index contract_incomes_paid on contract_incomes (paid_at) where state = 'paid';
revoke delete, truncate on contract_incomes from fairground_app;
