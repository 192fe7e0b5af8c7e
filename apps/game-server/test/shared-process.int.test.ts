import { randomUUID } from 'node:crypto'
import { type SharedTableView, studioLivePath, studioPaths } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { openSharedFrame, type SharedFrame } from './shared-table.ts'
import { RestartableStudio } from './studio-process.ts'

// Rounds of the real clock: six seconds of betting, and a run.
vi.setConfig({ testTimeout: 120_000 })

/** A flight to the highest multiplier takes two minutes and a half. */
const flightMsMax = 180_000

const database = testDatabase('studio', prepareDatabase)
const startMinor = 100_000_000n
let studio: RestartableStudio
let sockets: Socket[] = []

beforeEach(async () => {
  studio = new RestartableStudio()
  await studio.start(database.url)
})
afterEach(async () => {
  for (const socket of sockets) socket.close()
  sockets = []
  await studio.stop()
})

/** The line of a frame, and what it told last. */
function listen(frame: SharedFrame, port = studio.port) {
  const told: { table?: SharedTableView } = {}
  const socket = io(`http://127.0.0.1:${port}`, {
    path: studioLivePath,
    transports: ['websocket'],
    auth: { session: frame.opened.session },
    extraHeaders: { origin: 'http://games.test' },
  })
  socket.on('table', (view: SharedTableView) => Object.assign(told, { table: view }))
  sockets.push(socket)
  return { socket, told }
}

type Line = ReturnType<typeof listen>

const until = (line: Line, phase: SharedTableView['phase'], differsFrom?: string) =>
  vi.waitUntil(
    () => {
      const { table } = line.told
      return table?.phase === phase && table.round?.sharedRoundId !== differsFrom ? table : undefined
    },
    { timeout: 90_000, interval: 20 },
  )

/** A round whose bets are taken long enough yet for one to come in, however busy the machine is. */
const untilOpen = async (line: Line, differsFrom?: string): Promise<SharedTableView> => {
  const table = await until(line, 'betting', differsFrom)
  const isLate = table.round!.closesMs - Date.now() < 3_000
  return isLate ? untilOpen(line, table.round!.sharedRoundId) : table
}

const place = async (frame: SharedFrame, table: SharedTableView, autoX100 = 0) => {
  const { status, body } = await frame.place({
    sharedRoundId: table.round!.sharedRoundId,
    autoX100,
    requestId: randomUUID(),
  })
  expect(status).toBe(200)
  return body.bet
}

test('killed while bets are taken: the next start voids the round, every stake goes back, and a new round opens', async () => {
  const frame = await openSharedFrame(studio)
  const table = await untilOpen(listen(frame))
  await place(frame, table)
  await studio.kill('SIGKILL')
  await studio.restart()
  await vi.waitUntil(() => studio.wallet.bodiesOf('rollback').length === 1, { timeout: 30_000 })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
  const later = await openSharedFrame(studio, { playerId: frame.playerId })
  await until(listen(later), 'betting', table.round!.sharedRoundId)
})

test('killed past the lock: the next start pays the auto cash-out by the seed that was locked', {
  timeout: 120_000 + flightMsMax,
}, async () => {
  const frame = await openSharedFrame(studio)
  const line = listen(frame)
  const table = await untilOpen(line)
  const bet = await place(frame, table, 101)
  await until(line, 'running').catch(() => undefined)
  await studio.kill('SIGKILL')
  await studio.restart()
  await vi.waitUntil(() => studio.wallet.bodiesOf('win').some((win) => win.roundId === bet.roundId), {
    timeout: 60_000,
  })
  const later = await openSharedFrame(studio, { playerId: frame.playerId })
  const ended = await vi.waitUntil(
    async () => {
      const page = await later.get<{
        bets: { roundId: string; payoutMinor: string; outcome: { bustX100: number } | null }[]
      }>(studioPaths.sharedBets)
      return page.body.bets.find(({ roundId, outcome }) => roundId === bet.roundId && outcome)
    },
    { timeout: flightMsMax, interval: 500 },
  )
  const { wins, winsMinor } = studio.wallet.book.moved(frame.playerId)
  expect([wins, String(winsMinor)]).toEqual([1, ended?.payoutMinor])
  expect(ended?.payoutMinor).toBe((ended?.outcome?.bustX100 ?? 0) > 100 ? '1010000' : '0')
})

test('asked to stop while bets are taken, the studio gives them back before it leaves with code 0', async () => {
  const frame = await openSharedFrame(studio)
  await place(frame, await untilOpen(listen(frame)))
  expect((await studio.kill('SIGTERM'))?.code).toBe(0)
  await studio.restart()
  await vi.waitUntil(() => studio.wallet.bodiesOf('rollback').length === 1, { timeout: 30_000 })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})

test('a second process only follows: it takes bets and cash-outs and tells the same table; when the first is gone it goes on', async () => {
  const follower = await studio.second()
  try {
    const frame = await openSharedFrame(studio)
    const [near, far] = [listen(frame), listen(frame, follower.port)]
    const table = await untilOpen(far)
    const bet = await place(frame, table)
    const running = await until(far, 'running')
    expect(near.told.table?.round?.sharedRoundId).toBe(running.round?.sharedRoundId)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const acted = await far.socket.timeout(5_000).emitWithAck('act', { roundId: bet.roundId })
    if (acted.ok) expect(acted.value.bet.state).toBe('ended')
    else expect(acted.code).toBe('ROUND_MOVED_ON')
    await studio.kill('SIGKILL')
    await until(far, 'betting', table.round!.sharedRoundId)
  } finally {
    await follower.stop()
  }
})

test('the connection of its leases broken, a process stops writing before another goes on: no round is opened twice', async () => {
  const follower = await studio.second()
  const owner = new pg.Client(database.url)
  await owner.connect()
  try {
    const frame = await openSharedFrame(studio)
    const line = listen(frame)
    let table = await untilOpen(line)
    for (let time = 0; time < 3; time += 1) {
      const { rows } = await owner.query<{ pid: number }>(
        `select distinct pid from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and application_name = 'studio-leases' and datname = current_database()`,
      )
      for (const { pid } of rows) await owner.query('select pg_terminate_backend($1)', [pid])
      table = await until(line, 'betting', table.round!.sharedRoundId)
    }
    const { rows } = await owner.query<{ numbers: number; rounds: number }>(
      `select count(*)::int as rounds, count(distinct (chain_id, number))::int as numbers, max(number) as highest
       from studio.shared_rounds where table_id = 'crash'`,
    )
    expect(rows[0]).toMatchObject({ rounds: rows[0]!.numbers, highest: rows[0]!.numbers })
  } finally {
    await owner.end()
    await follower.stop()
  }
})

test('three hundred tables opened in a running process hold no connection of their own, and each plays', async () => {
  const owner = new pg.Client(database.url)
  await owner.connect()
  const countOf = async (query: string): Promise<number> =>
    (await owner.query<{ count: number }>(`select count(*)::int as count from ${query}`)).rows[0]?.count ?? 0
  // Workers of PostgreSQL itself, as those of autovacuum, are nobody's connection.
  const connections = `pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  try {
    await owner.query(`insert into studio.tables (table_id, rules_id, speed)
      select 'crash-' || n, 'crash', 'fast' from generate_series(1, 300) n`)
    const played = `studio.shared_rounds where table_id like 'crash-%' and started_at is not null`
    let most = 0
    await vi.waitUntil(
      async () => {
        most = Math.max(most, await countOf(connections))
        return (await countOf(`(select distinct table_id from ${played}) as tables`)) === 300
      },
      { timeout: 300_000, interval: 250 },
    )
    // The pool, the lines that hear news for tables, dealers' devices, card rooms and fishing, and that of the leases.
    expect(most).toBeLessThanOrEqual(20 + 5)
    const leases = `pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name = 'studio-leases' and datname = current_database()`
    expect(await countOf(leases)).toBeGreaterThanOrEqual(300)
    expect(await countOf(`(select distinct pid from ${leases}) as holders`)).toBe(1)
  } finally {
    await owner.query(`update studio.tables set state = 'closed', cause = 'check' where table_id like 'crash-%'`)
    await owner.end()
  }
}, 360_000)

test('a line without the frame’s bearer, or from another page, is not let in', async () => {
  const frame = await openSharedFrame(studio)
  const refused = (auth: object, origin: string) =>
    new Promise<string>((resolve) => {
      const socket = io(`http://127.0.0.1:${studio.port}`, {
        path: studioLivePath,
        transports: ['websocket'],
        auth,
        reconnection: false,
        extraHeaders: { origin },
      })
      sockets.push(socket)
      socket.on('connect', () => resolve('connected'))
      socket.on('connect_error', (error) => resolve(error.message))
    })
  expect(await refused({ session: 'x'.repeat(43) }, 'http://games.test')).toBe('SESSION_EXPIRED')
  expect(await refused({ session: frame.opened.session }, 'http://evil.test')).not.toBe('connected')
  expect(await refused({ session: frame.opened.session }, 'http://games.test')).toBe('connected')
})
