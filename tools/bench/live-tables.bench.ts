import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@fairground/postgres'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { openBenchTable, type TablePlayer } from './table-players.ts'

/** `npm run bench -- live-tables --players 500`. */
const playerCount = Number(process.env.BENCH_PLAYERS ?? 2_000)
const tableCount = 24
/** How far into the betting people lay chips; the fastest table takes them for twelve seconds. */
const layingMs = 9_000
const roundMsMax = 120_000
const [firstIn, slowest] = [500, 0.99]

const takenName = 'a slip is sent and answered as taken, p99'
const resultName = 'a round has its result and a page of its table hears it, p99'

/** One place of each game that has places for chips. */
const places: Readonly<Record<string, string>> = {
  'live-baccarat': 'banker',
  'live-baccarat-no-commission': 'banker',
  'live-roulette': 'red',
  'live-sic-bo': 'big',
  'live-dragon-tiger': 'dragon',
  'live-xoc-dia': 'even',
}

/** One round of every table on its own clock, at the portal's wallet: everybody lays one slip at some moment of the betting. */
export const bench: Bench = {
  title: `Live tables: ${playerCount.toLocaleString('en-US')} players at ${tableCount} tables of the live casino`,
  rounds: 1,
  rows: [
    { name: takenName, unit: 'ms', bound: { valueMax: 150 } },
    { name: resultName, unit: 'ms', bound: { valueMax: 300 } },
  ],
  open,
}

interface Seated {
  tableId: string
  place: string
}

/** What the line of a player has heard of the round that is played. */
interface Heard {
  sharedRoundId?: string
  phase?: string
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
    const seats = await seatsOf(owner.pool)
    const heard: Heard[] = []
    const resultAt = new Map<string, number[]>()
    const onTold = (index: number, event: string, value: unknown) => {
      if (event !== 'table') return
      const { phase, round } = value as { phase: string; round?: { sharedRoundId: string } }
      const before = heard[index]
      heard[index] = { phase, ...(round && { sharedRoundId: round.sharedRoundId }) }
      if (phase !== 'result' || !round || (before?.phase === phase && before.sharedRoundId === round.sharedRoundId))
        return
      resultAt.set(round.sharedRoundId, [...(resultAt.get(round.sharedRoundId) ?? []), Date.now()])
    }
    const table = await openBenchTable(world.portalUrl, (text, values) => owner.pool.query(text, values), {
      gameName: 'Baccarat Hội An',
      count: playerCount,
      gameIds: seats.map(({ tableId }) => tableId),
      onTold,
    })
    stops.push(table.close)
    const subject = async () => {
      resultAt.clear()
      const lasted = await layEverywhere(table.players, seats, heard)
      await sleep(roundMsMax / 2)
      return { [takenName]: slowestOf(lasted), [resultName]: slowestOf(await latenessOf(owner.pool, resultAt)) }
    }
    return { subjects: [subject], close }
  } catch (error) {
    await close()
    throw error
  }
}

type Pool = ReturnType<typeof connect<unknown>>['pool']

async function seatsOf(pool: Pool): Promise<Seated[]> {
  const { rows } = await pool.query(
    `select table_id, rules_id from studio.tables where state = 'open' and rules_id = any($1) order by table_id`,
    [Object.keys(places)],
  )
  if (rows.length === 0) throw new Error('the studio has no tables of the live casino')
  const further = Array.from({ length: Math.max(0, tableCount - rows.length) }, (_, index) => `live-bench-${index}`)
  for (const tableId of further)
    await pool.query(`insert into studio.tables (table_id, rules_id) values ($1, 'live-baccarat')`, [tableId])
  await sleep(firstIn * 10)
  return [...rows, ...further.map((table_id) => ({ table_id, rules_id: 'live-baccarat' }))]
    .slice(0, tableCount)
    .map(({ table_id, rules_id }) => ({ tableId: table_id, place: places[rules_id] ?? 'banker' }))
}

/** Milliseconds that each slip took. */
async function layEverywhere(
  players: readonly TablePlayer[],
  seats: readonly Seated[],
  heard: Heard[],
): Promise<number[]> {
  const begun = heard.map((one) => one.sharedRoundId)
  return Promise.all(
    players.map(async (player, index) => {
      const sharedRoundId = await nextRound(heard, index, begun[index])
      await sleep(firstIn + (index / players.length) * layingMs)
      const startedAt = performance.now()
      await player.slip(sharedRoundId, 1, [seats[index % seats.length]?.place ?? ''])
      return performance.now() - startedAt
    }),
  )
}

/** The first round of the player's table that began after the measuring did. */
async function nextRound(heard: Heard[], index: number, before: string | undefined): Promise<string> {
  const giveUpAt = Date.now() + roundMsMax
  for (;;) {
    const { sharedRoundId, phase } = heard[index] ?? {}
    if (sharedRoundId && sharedRoundId !== before && phase === 'betting') return sharedRoundId
    if (Date.now() > giveUpAt) throw new Error('a table began no round')
    await sleep(50)
  }
}

async function latenessOf(pool: Pool, resultAt: ReadonlyMap<string, readonly number[]>): Promise<number[]> {
  const { rows } = await pool.query(
    'select shared_round_id, ended_at from studio.shared_rounds where shared_round_id = any($1) and ended_at is not null',
    [[...resultAt.keys()]],
  )
  return rows.flatMap(({ shared_round_id, ended_at }) =>
    (resultAt.get(shared_round_id) ?? []).map((at) => at - (ended_at as Date).getTime()),
  )
}

/** @throws Error where nothing was measured */
function slowestOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * slowest))]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}
