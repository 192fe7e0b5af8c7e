import { connect } from '@fairground/postgres'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { openFishingCrowd } from './fishing-players.ts'

/** `npm run bench -- fishing --players 100`: four to a room. */
const playerCount = Number(process.env.BENCH_PLAYERS ?? 200)
const fireMs = 20_000
const shotsPerSecond = 3

const medianName = 'kill to coin, median'
const killName = 'kill to coin, p99'
const shotsName = 'shots that were rolled and written'
const callsName = 'wallet calls of magazines'

/** A crowd in fishing rooms on one process: what a kill waits for its coin, and what the wallet is asked. */
export const bench: Bench = {
  title: `Fishing: ${playerCount} players in ${Math.ceil(playerCount / 4)} rooms, ${shotsPerSecond} shots a second each, the portal's wallet beside it`,
  rounds: 2,
  rows: [
    { name: medianName, unit: 'ms' },
    { name: killName, unit: 'ms', bound: { valueMax: 150 } },
    { name: shotsName, unit: '/s' },
    { name: callsName, unit: '/s', bound: { valueMax: 40 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ env: { TRUSTED_PROXIES: '127.0.0.0/8,::1' } })
  const stops: (() => unknown)[] = [() => world.stop()]
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 2, statementTimeoutMs: 120_000 })
    stops.push(() => owner.close())
    await owner.pool.query('update vendors set calls_per_second_max = null, player_calls_per_second_max = null')
    const query = (text: string, values?: unknown[]) => owner.pool.query(text, values)
    const callsOf = async () =>
      Number((await query('select count(*) as count from studio.wallet_calls')).rows[0]?.count ?? 0)
    const crowd = await openFishingCrowd(world.portalUrl, query, { gameName: 'Bắn Cá Vực Sâu', count: playerCount })
    stops.push(crowd.close)
    await crowd.fire(3_000, shotsPerSecond) // Warms everything up.
    const round = async () => {
      const before = await callsOf()
      const { rolled, killMs } = await crowd.fire(fireMs, shotsPerSecond)
      const calls = (await callsOf()) - before
      return {
        [medianName]: partOf(killMs, 0.5),
        [killName]: partOf(killMs, 0.99),
        [shotsName]: (rolled * 1_000) / fireMs,
        // A magazine of 500 bullets is two calls.
        [callsName]: (calls * 1_000) / fireMs,
      }
    }
    return { subjects: [round], close }
  } catch (error) {
    await close()
    throw error
  }
}

function partOf(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
