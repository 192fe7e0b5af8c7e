import { Agent } from 'node:http'
import { freePorts } from '@fairground/dev-env'
import { connect, freePort } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { createHttpCall } from './http-call.ts'
import { closedLoop } from './load.ts'
import { readRequestTimes, slowestOf } from './request-times.ts'

const sizes = [10_000, 100_000] as const
/** One after the other, as one person types. */
const inFlight = 1
const [warmMs, durationMs] = [4_000, 4_000]

/** Names are made of a thing, a kind and a number: some searches find thousands, most a few, some nothing. */
const things = [
  'rong',
  'ho',
  'phuong hoang',
  'ca chep',
  'den long',
  'lau dai',
  'ngoc trai',
  'trong hoi',
  'bao vat',
  'soi',
]
const kinds = ['vang', 'ngoc bich', 'bac', 'huyen bi', 'bat tu', 'co dai', 'binh minh', 'sam set', 'neon', 'phu quy']
/** More texts than are asked in the second for which an answer is remembered. */
const texts = Array.from({ length: 900 }, (_, n) => {
  const name = `${things[n % things.length]} ${kinds[Math.floor(n / 10) % kinds.length]} ${n * 37}`
  return name.slice(0, 2 + (n % (name.length - 1)))
})

const among = (size: number) => `among ${size.toLocaleString('en-US')} games`
const bareName = (size: number) => `one by its id ${among(size)}, over HTTP`
const searchName = (size: number) => `search as one types ${among(size)}, over HTTP`
const servedName = (size: number) => `search as one types ${among(size)}, in the server`
const searchPath = '/lgw/games/popular'

/** What typing into the search costs, beside the least that is asked of the same table by its index. */
export const bench: Bench = {
  title: 'Search of games, one after the other, p99',
  rows: sizes.flatMap((size) => [
    { name: bareName(size), unit: 'ms' },
    { name: searchName(size), unit: 'ms', comparedTo: bareName(size), bound: { ratioMax: 8 } },
    { name: servedName(size), unit: 'ms', bound: { valueMax: 15 } },
  ]),
  open,
}

async function open(): Promise<Session> {
  const closes: (() => Promise<void>)[] = []
  const close = async () => {
    for (const next of closes.splice(0).reverse()) await next()
  }
  try {
    const subjects: Subject[] = []
    for (const size of sizes) {
      const ports = { ...(await freePorts()), metrics: await freePort() }
      const world = await openBenchWorld({ roles: ['api'], ports })
      closes.push(world.stop)
      await fill(world.databaseUrl, size)
      const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
      closes.push(async () => agent.destroy())
      const get = (path: string) => createHttpCall(world.portalUrl + path, { headers: { language: 'vi' } }, agent)
      const ids = texts.map((_, n) => get(`/lgw/games/game?nodeId=bench-${1 + n * 11}`))
      const searches = texts.map((text) => get(`${searchPath}?gameName=${encodeURIComponent(text)}`))
      const [nextId, nextSearch] = [inTurn(ids), inTurn(searches)]
      for (const next of [nextId, nextSearch]) await closedLoop(next, { inFlight, durationMs: warmMs })
      const times = () => readRequestTimes(ports.metrics, searchPath)
      subjects.push(
        async () => ({ [bareName(size)]: (await closedLoop(nextId, { inFlight, durationMs })).p99Ms }),
        async () => {
          const before = await times()
          const { p99Ms } = await closedLoop(nextSearch, { inFlight, durationMs })
          return { [searchName(size)]: p99Ms, [servedName(size)]: slowestOf(before, await times()) }
        },
      )
    }
    return { subjects, close }
  } catch (error) {
    await close()
    throw error
  }
}

function inTurn<Value>(calls: readonly (() => Promise<Value>)[]): () => Promise<Value> {
  let at = 0
  return () => {
    const call = calls[at % calls.length]
    at += 1
    if (!call) throw new Error('no calls to take in turn')
    return call()
  }
}

/** A catalogue of this size, analysed as the database does by itself a while after it came. */
async function fill(databaseUrl: string, size: number): Promise<void> {
  const { pool, close } = connect<unknown>({ url: databaseUrl, poolSizeMax: 1, statementTimeoutMs: 0 })
  try {
    await pool.query(`insert into vendors (id, name, base_url, launch_origin)
      values ('bench', 'Bench', 'http://games.test', 'http://games.test')`)
    await pool.query(
      `insert into brands (code, name) select 'bench-' || n, 'Bench ' || n from generate_series(0, 23) n`,
    )
    await pool.query(
      `insert into games (node_id, vendor_id, game_code, brand_code, game_type, names, search_text, rtp_bp, volatility,
        stakes, has_demo, is_multi_win, model_id, model_version, tile_key, is_new, vendor_status, sort)
      select 'bench-' || n, 'bench', 'g' || n, 'bench-' || n % 24, 'RNG', jsonb_build_object('vi', t.name, 'en', t.name),
        t.name, 9600, 'medium', '{}', true, false, 'bench', 1, 'tile/none', false, 'live', n * 7919 % $1
      from generate_series(1, $1::integer) n cross join lateral
        (select ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + n / 10 % 10] || ' ' || n as name) t`,
      [size, things, kinds],
    )
    await pool.query('vacuum analyze games, game_names')
    await pool.query('analyze brands')
  } finally {
    await close()
  }
}
