import type { Bench, Session, Subject } from './bench.ts'
import { fillTeam } from './fill-team.ts'
import { createHttpCall } from './http-call.ts'
import { closedLoop } from './load.ts'
import { openReadBenchWorld } from './read-bench-world.ts'
import { benchName, registerPerson } from './register-people.ts'

/** Of the one team; a full run takes 100,000. */
const memberCount = Number(process.env.BENCH_MEMBERS ?? 10_000)
const dayCount = 30
const inFlight = 2
const [warmMs, durationMs] = [1_000, 2_000]

const ofTeam = `of ${memberCount.toLocaleString('en-US')} members who all played on ${dayCount} days, over HTTP`
const bareName = `${dayCount} days of one member, by their index`
const overviewName = `overview ${ofTeam}`
const branchesName = `profit and loss by branch, 20 branches ${ofTeam}`

/** What a large team costs its agent: every figure of a month, beside the least that is read of one member's month. */
export const bench: Bench = {
  title: `Team reports, ${inFlight} in flight, p99`,
  rows: [
    { name: bareName, unit: 'ms' },
    { name: overviewName, unit: 'ms', comparedTo: bareName, bound: { valueMax: 300 } },
    { name: branchesName, unit: 'ms', comparedTo: bareName, bound: { valueMax: 300 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const { world, pool, agent, close } = await openReadBenchWorld(inFlight)
  try {
    const head = await registerPerson(world.portalUrl, 0)
    const { rows } = await pool.query<{ id: string }>('update members set type = 2 where account = $1 returning id', [
      benchName(0),
    ])
    const client = await pool.connect()
    await fillTeam((text, values) => client.query(text, values), { headId: rows[0]?.id ?? '', memberCount, dayCount })
    client.release(true)
    const bare = () =>
      pool.query('select * from bet_days where member_id = $1 order by day desc limit 30', ['mbr_team7'])
    const to = new Date()
    const span = `from=${new Date(to.getTime() - dayCount * 86_400_000).toISOString()}&to=${to.toISOString()}`
    const call = (path: string) =>
      createHttpCall(
        `${world.portalUrl}/wps/relay/${path}`,
        { headers: { language: 'vi', token: head.token() ?? '' } },
        agent,
      )
    const overview = call(`ODSFE2_teamOverview?${span}`)
    const branches = call(`ODSFE2_userLoss?${span}&pageSize=20`)
    for (const warm of [bare, overview, branches]) await closedLoop(warm, { inFlight, durationMs: warmMs })
    return { subjects: [p99Of(bareName, bare), p99Of(overviewName, overview), p99Of(branchesName, branches)], close }
  } catch (error) {
    await close()
    throw error
  }
}

const p99Of =
  (name: string, work: () => Promise<unknown>): Subject =>
  async () => ({ [name]: (await closedLoop(work, { inFlight, durationMs })).p99Ms })
