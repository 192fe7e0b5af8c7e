import { openStaff } from '@fairground/dev-env'
import { connect } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { benchName, registerPerson } from './register-people.ts'

const agentCount = 10_000
const playersPerAgent = 9
const betCount = 1_000_000
const sliceMs = 5 * 60_000

const salaryName = `real-time salary of ${agentCount.toLocaleString('en-US')} agents from ${betCount.toLocaleString('en-US')} bets`

/** What a whole team costs the salary job: one period of five minutes, settled on its staff's word. */
export const bench: Bench = {
  title: 'Salaries: one agent above 10,000 agents and their players',
  rows: [{ name: salaryName, unit: 'ms', bound: { valueMax: 10_000 } }],
  rounds: 3,
  open,
}

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>

async function open(): Promise<Session> {
  const world = await openBenchWorld({ hasDemo: true })
  const { pool, close: disconnect } = connect<unknown>({
    url: world.databaseUrl,
    poolSizeMax: 2,
    statementTimeoutMs: 0,
  })
  const close = async () => {
    await disconnect()
    await world.stop()
  }
  try {
    const query: Query = (text, values) => pool.query(text, values)
    await registerPerson(world.portalUrl, 0)
    const { rows } = await query<{ id: string }>('update members set type = 2 where account = $1 returning id', [
      benchName(0),
    ])
    await fillTeam(query, rows[0]?.id)
    const [owner] = world.accounts.staff
    const staff = await openStaff(world.consoleUrl, owner.username, owner.password)
    const settle = () => staff.api.staff.runContractJob({ kind: 'realtime' })
    return { subjects: [salaryOf(query, settle)], close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Each round settles the bets of a slice of its own; nobody is paid, so that the sums alone are timed. */
function salaryOf(query: Query, settle: () => Promise<{ incomes: number }>): Subject {
  let round = 0
  return async () => {
    round += 1
    const from = Math.floor(Date.now() / sliceMs) * sliceMs - 12 * sliceMs
    await fillSlice(query, { round, from: new Date(from), to: new Date(from + sliceMs) })
    const startedAt = performance.now()
    const { incomes } = await settle()
    const ms = performance.now() - startedAt
    if (incomes < agentCount) throw new Error(`the job settled ${incomes} incomes of ${agentCount}`)
    return { [salaryName]: ms }
  }
}

/** Accounts, their places in the tree, and a contract for each agent. */
async function fillTeam(query: Query, headId: string | undefined): Promise<void> {
  await query('alter table members disable trigger user')
  const account = `'VND', 'bench', 'bench', 'vi', now() - interval '60 days'`
  await query(
    `insert into members (id, account, type, recommender_id, currency, nickname, icon, language, registered_at)
    select 'mbr_agent' || n, 'benchagent' || n, 2, $1, ${account} from generate_series(1, $2::integer) n`,
    [headId, agentCount],
  )
  await query(
    `insert into members (id, account, type, recommender_id, currency, nickname, icon, language, registered_at)
    select 'mbr_player' || n, 'benchplayer' || n, 0, 'mbr_agent' || 1 + n % $1::integer, ${account}
    from generate_series(1, $2::integer) n`,
    [agentCount, agentCount * playersPerAgent],
  )
  await query('alter table members enable trigger user')
  await query(
    `insert into member_tree (ancestor_id, descendant_id, depth)
    select m.recommender_id, m.id, 1 from members m where m.id like 'mbr\\_agent%' or m.id like 'mbr\\_player%'
    union all select $1, m.id, 2 from members m where m.id like 'mbr\\_player%'`,
    [headId],
  )
  await query(
    `insert into agent_contracts (id, kind, upline_id, downline_id, currency, is_paid_by_house, rhythm, active_members,
      rate_bp, profit_rate_bp, loss_rate_bp, valid_min_minor, loss_min_minor, single_min_minor, state, created_at,
      signed_at, effective_from)
    select 'ctr_bench' || n, 'realtime', $1, 'mbr_agent' || n, 'VND', true, 'slice', 10000, 10, 10, 10, 0, 0, 0, 'signed',
      now() - interval '2 days', now() - interval '2 days', now() - interval '2 days'
    from generate_series(1, $2::integer) n`,
    [headId, agentCount],
  )
  await query('vacuum analyze')
}

interface Slice {
  round: number
  from: Date
  to: Date
}

/** Settled rounds of all players within a slice that the job comes to next. */
async function fillSlice(query: Query, { round, from, to }: Slice): Promise<void> {
  await query('alter table game_rounds disable trigger user')
  await query('delete from game_rounds where game_code = $1', ['bench'])
  await query(
    `insert into game_rounds (vendor_id, round_id, member_id, player_id, game_code, currency, state, stakes_minor,
      payouts_minor, opened_at, closed_at)
    select 'house', 'bench-' || $1::text || '-' || n, 'mbr_player' || 1 + n % $2::integer, 'bench', 'bench', 'VND',
      'closed', 1000, n % 3 * 900, $3::timestamptz, $3::timestamptz + interval '4 minutes' * (n / $4::float8)
    from generate_series(1, $4::integer) n`,
    [round, agentCount * playersPerAgent, from, betCount],
  )
  await query('alter table game_rounds enable trigger user')
  await query('vacuum analyze game_rounds')
  await query("delete from contract_incomes where kind = 'realtime'")
  await query("delete from contract_runs where kind = 'realtime'")
  await query(
    `insert into contract_runs (kind, rhythm, period_from, period_to, ran_at)
    values ('realtime', 'slice', $1::timestamptz - interval '5 minutes', $1, $2)`,
    [from, to],
  )
}
