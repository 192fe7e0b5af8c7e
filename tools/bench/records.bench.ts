import type { Bench, Session, Subject } from './bench.ts'
import { createHttpCall } from './http-call.ts'
import { closedLoop } from './load.ts'
import { openReadBenchWorld } from './read-bench-world.ts'
import { benchName, registerPeople } from './register-people.ts'

/** Bets of the one member; a full run takes 1,000,000. */
const betCount = Number(process.env.BENCH_BETS ?? 100_000)
const inFlight = 4
const [warmMs, durationMs] = [1_000, 1_500]

const among = `of ${betCount.toLocaleString('en-US')} bets`
const bareName = `20 newest ${among}, by their index`
const emptyName = 'betting record of a member without bets, over HTTP'
const fullName = `20 newest ${among} with the sums of 30 days, over HTTP`

/** What a long history costs its owner: the page beside the same page with nothing on it, and beside the bare read. */
export const bench: Bench = {
  title: `Betting record, ${inFlight} in flight, p99`,
  rows: [
    { name: bareName, unit: 'ms' },
    { name: emptyName, unit: 'ms' },
    { name: fullName, unit: 'ms', comparedTo: emptyName, bound: { ratioMax: 3 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const { world, pool, agent, close } = await openReadBenchWorld(inFlight)
  try {
    const [rich, poor] = await registerPeople(world.portalUrl, 2)
    const { rows } = await pool.query<{ id: string }>('select id from members where account = $1', [benchName(0)])
    const memberId = rows[0]?.id
    await fill((text, values) => pool.query(text, values), memberId)
    const newest = () =>
      pool.query('select * from game_rounds where member_id = $1 order by closed_at desc limit 20', [memberId])
    const path = `/wps/relay/ODSFE2_betRecord?pageSize=20&from=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`
    const record = (token: string | undefined) =>
      createHttpCall(world.portalUrl + path, { headers: { language: 'vi', token: token ?? '' } }, agent)
    const [empty, full] = [record(poor?.token()), record(rich?.token())]
    for (const warm of [newest, empty, full]) await closedLoop(warm, { inFlight, durationMs: warmMs })
    return { subjects: [p99Of(bareName, newest), p99Of(emptyName, empty), p99Of(fullName, full)], close }
  } catch (error) {
    await close()
    throw error
  }
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>

/** Settled rounds of one member over the last 60 days, counted as the job counts them. */
async function fill(query: Query, memberId: string | undefined): Promise<void> {
  await query('alter table game_rounds disable trigger user')
  await query(
    `insert into game_rounds (vendor_id, round_id, member_id, player_id, game_code, currency, state, stakes_minor,
      payouts_minor, opened_at, closed_at)
    select 'house', 'bench-' || n, $1, 'bench', 'g' || n % 9, 'VND', 'closed', 1000, n % 3 * 900, t.at, t.at
    from generate_series(1, $2::integer) n
    cross join lateral (
      select date_trunc('milliseconds', now() - interval '1 minute' - interval '60 days' * (n / $2::float8)) as at
    ) t`,
    [memberId, betCount],
  )
  await query('alter table game_rounds enable trigger user')
  await query('vacuum analyze game_rounds')
  await query("select count_bets('Asia/Ho_Chi_Minh', $1::integer)", [betCount + 1])
  await query('vacuum analyze bet_days')
}

const p99Of =
  (name: string, work: () => Promise<unknown>): Subject =>
  async () => ({ [name]: (await closedLoop(work, { inFlight, durationMs })).p99Ms })
