type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

interface TeamWorld {
  headId: string
  memberCount: number
  dayCount: number
}

const timeZone = 'Asia/Ho_Chi_Minh'
const [agentCount, gameCount] = [100, 300]

/** A team below a head, at two depths, of which everybody plays every day; counted as the jobs count. */
export async function fillTeam(query: Query, world: TeamWorld): Promise<void> {
  await query("set work_mem = '128MB'")
  await fillMembers(query, world)
  await fillBets(query, world)
  await fillMoney(query, world)
  await query('vacuum analyze')
}

async function fillMembers(query: Query, { headId, memberCount }: TeamWorld): Promise<void> {
  // No trigger looks at rows that are made to fit.
  const filled = ['members', 'member_tree']
  for (const table of filled) await query(`alter table ${table} disable trigger user`)
  await query(
    `insert into members (id, account, type, recommender_id, currency, nickname, icon, language, registered_at)
    select 'mbr_team' || n, 'benchteam' || n, case when n <= $2 then 2 else 0 end,
      case when n <= $2 then $1 else 'mbr_team' || 1 + n % $2 end, 'VND', 'bench', 'bench', 'vi',
      now() - interval '40 days' * (n::float8 / $3)
    from generate_series(1, $3::integer) n`,
    [headId, agentCount, memberCount],
  )
  await query(
    `insert into member_tree (ancestor_id, descendant_id, depth)
    select m.recommender_id, m.id, 1 from members m where m.id like 'mbr\\_team%'
    union all select $1, m.id, 2 from members m where m.id like 'mbr\\_team%' and m.recommender_id <> $1`,
    [headId],
  )
  for (const table of filled) await query(`alter table ${table} enable trigger user`)
  const team = `from member_tree t join members m on m.id = t.descendant_id where m.status <> 'closed' group by 1, 2`
  await query(`insert into team_sizes select t.ancestor_id, is_agent_type(m.type), count(*) ${team}`)
  await query(`insert into team_openings select t.ancestor_id, quarter_of(m.registered_at), count(*) ${team}`)
  await query('analyze members')
  await query('analyze member_tree')
}

/** A settled round of each member on each day before today, as counting leaves them. */
async function fillBets(query: Query, { memberCount, dayCount }: TeamWorld): Promise<void> {
  await query('update bet_counting set time_zone = $1, counted_until = now()', [timeZone])
  for (let day = dayCount; day >= 1; day -= 1)
    await query(
      `insert into bet_days (member_id, day, vendor_id, game_code, currency, outcome, round_count, stakes_minor,
        rollbacks_minor, payouts_minor)
      select 'mbr_team' || n, (now() at time zone $2)::date - $3::integer, 'house',
        'team' || (n * 31 + $3::integer * 7) % $4::integer, 'VND', case when n % 3 = 2 then 'won' else 'lost' end, 1, 1000,
        0, n % 3 * 900
      from generate_series(1, $1::integer) n`,
      [memberCount, timeZone, day, gameCount],
    )
}

/** The purses' sums by day as counting leaves them: bets and wins of every day, a deposit every tenth. */
async function fillMoney(query: Query, { memberCount, dayCount }: TeamWorld): Promise<void> {
  await query('update ledger.day_counting set time_zone = $1', [timeZone])
  await query(
    `insert into ledger.accounts (owner_kind, owner_id, kind, currency, may_owe, keeps_running_balance, balance)
    select 'member', 'mbr_team' || n, 'cash', 'VND', false, true,
      $2::integer * (n % 3 * 900 - 1000) + (select count(*) from generate_series(1, $2::integer) d where (n + d) % 10 = 0) * 20000
    from generate_series(1, $1::integer) n`,
    [memberCount, dayCount],
  )
  await query('analyze ledger.accounts')
  for (let day = 1; day <= dayCount; day += 1)
    await query(
      `insert into ledger.account_days (account_id, day, kind, counter_kind, entry_count, received, spent)
      select a.id, (now() at time zone $2)::date - $3::integer, m.kind, m.counter_kind, 1, m.received, m.spent
      from generate_series(1, $1::integer) n
      join ledger.accounts a on a.owner_kind = 'member' and a.owner_id = 'mbr_team' || n and a.kind = 'cash' and a.currency = 'VND'
      cross join lateral (values
        ('bet', 'vendor_clearing', 0, 1000),
        ('win', 'vendor_clearing', n % 3 * 900, 0),
        ('deposit', 'clearing_bank', case when (n + $3::integer) % 10 = 0 then 20000 else 0 end, 0)
      ) m (kind, counter_kind, received, spent)
      where m.received + m.spent > 0`,
      [memberCount, timeZone, day],
    )
}
