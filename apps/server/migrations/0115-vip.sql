-- Levels that members reach by their valid bets. Levels are written anew as a whole; what was reached stays.
create table vip_program (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null,
  revision integer not null,
  -- From this day on members are looked at again; null for everybody, after the levels changed.
  recalculate_from date
);
insert into vip_program (is_on, revision) values (true, 1);

create table vip_levels (
  rank integer primary key check (rank >= 0),
  -- Of valid bets in all, from which on the level is held.
  threshold_minor bigint not null check (threshold_minor >= 0),
  -- By language: a name, and a list of lines.
  labels jsonb not null,
  benefits jsonb not null
);
insert into vip_levels (rank, threshold_minor, labels, benefits) values
  (0, 0, '{"vi": "Hội viên", "en": "Member"}',
    '{"vi": ["Hoàn trả trên mọi cược hợp lệ"], "en": ["Rebate on every valid bet"]}'),
  (1, 100000000, '{"vi": "Đồng", "en": "Bronze"}',
    '{"vi": ["Hoàn tiền thua ròng hằng tuần cao hơn"], "en": ["More weekly cash back on net losses"]}'),
  (2, 2000000000, '{"vi": "Bạc", "en": "Silver"}',
    '{"vi": ["Hoàn tiền thua ròng hằng tuần cao hơn"], "en": ["More weekly cash back on net losses"]}'),
  (3, 20000000000, '{"vi": "Vàng", "en": "Gold"}',
    '{"vi": ["Hoàn tiền thua ròng hằng tuần cao hơn"], "en": ["More weekly cash back on net losses"]}'),
  (4, 100000000000, '{"vi": "Bạch kim", "en": "Platinum"}',
    '{"vi": ["Hoàn tiền thua ròng hằng tuần cao hơn"], "en": ["More weekly cash back on net losses"]}'),
  (5, 1000000000000, '{"vi": "Ngọc", "en": "Jade"}',
    '{"vi": ["Hoàn tiền thua ròng hằng tuần cao hơn"], "en": ["More weekly cash back on net losses"]}'),
  (6, 5000000000000, '{"vi": "Kim cương", "en": "Diamond"}',
    '{"vi": ["Mức hoàn tiền thua ròng cao nhất"], "en": ["The highest cash back on net losses"]}');

-- Since when a member holds which level, by days of the site; a level that was reached is never lost.
create table member_vip_levels (
  member_id text not null references members (id),
  since_on date not null,
  rank integer not null check (rank > 0),
  reached_at timestamptz not null,
  primary key (member_id, since_on)
);
create index member_vip_levels_rank on member_vip_levels (rank);

create function vip_rank_on(p_member_id text, p_day date) returns integer language sql stable as $$
  select coalesce((
    select v.rank from member_vip_levels v where v.member_id = p_member_id and v.since_on <= p_day
    order by v.since_on desc limit 1
  ), 0)
$$;

-- Runs of the jobs that give. One that the clock started has a row once it did something.
create table reward_runs (
  id text primary key,
  job text not null check (job in ('vip', 'cashback', 'rebate')),
  period text not null,
  asked_by text references operators (id),
  started_at timestamptz not null,
  finished_at timestamptz,
  member_count integer not null default 0,
  amount_minor bigint not null default 0
);
create index reward_runs_newest on reward_runs (started_at desc);
create index reward_runs_period on reward_runs (job, period) where finished_at is not null;
revoke delete, truncate on reward_runs from fairground_app;
