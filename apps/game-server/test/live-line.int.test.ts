import { randomUUID } from 'node:crypto'
import { type RainNews, studioLivePath, type TableChatRight, type TableChatSaid } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { startRain } from './rain.ts'
import { openSharedFrame, type SharedFrame, tableId } from './shared-table.ts'
import { RestartableStudio } from './studio-process.ts'
import { callAsPortal, openFrame } from './test-studio.ts'

// On the real clock.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const database = testDatabase('studio', prepareDatabase)
const studio = new RestartableStudio()
const sockets: Socket[] = []
let owner: pg.Client

beforeAll(async () => {
  await studio.start(database.url)
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await owner.end()
  await studio.stop()
})

/** The line of a frame, and what came over it. */
function listen(frame: SharedFrame) {
  const told: { tables: number; rains: RainNews[]; right?: TableChatRight } = { tables: 0, rains: [] }
  const socket = io(`http://127.0.0.1:${studio.port}`, {
    path: studioLivePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { session: frame.opened.session },
    extraHeaders: { origin: 'http://games.test' },
  })
  socket.on('table', () => (told.tables += 1))
  socket.on('rain', (news: RainNews) => told.rains.push(news))
  socket.on('chatRight', (right: TableChatRight) => Object.assign(told, { right }))
  sockets.push(socket)
  return { socket, told }
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000, interval: 20 })

test('a player whom the portal has logged out or locked says nothing any more, though the line was open', async () => {
  const slot = await openFrame(studio)
  expect((await slot.spin()).status).toBe(200)
  const line = listen(await openSharedFrame(studio, { playerId: slot.playerId }))
  await until(() => line.told.right?.bar === null)
  const close = { requestId: randomUUID(), playerId: slot.playerId }
  expect((await callAsPortal(studio, 'POST', '/sessions/close', close)).body.code).toBe('OK')
  const said: TableChatSaid = await line.socket.timeout(10_000).emitWithAck('say', { text: 'vẫn còn đây' })
  expect(said.ok).toBe(false)
  const { rows } = await owner.query('select from studio.chat_messages where player_id = $1', [slot.playerId])
  expect(rows).toHaveLength(0)
})

test('a player whose log-in ended, by whatever way, says nothing at the table: the wallet is asked, and the line is closed', async () => {
  const slot = await openFrame(studio)
  expect((await slot.spin()).status).toBe(200)
  const line = listen(await openSharedFrame(studio, { playerId: slot.playerId }))
  await until(() => line.told.right?.bar === null)
  studio.wallet.disturb('session/keepalive', { kind: 'refuse', code: 'SESSION_EXPIRED' })
  const said: TableChatSaid = await line.socket.timeout(10_000).emitWithAck('say', { text: 'tôi còn ở đây' })
  expect(said.ok).toBe(false)
  await until(() => !line.socket.connected)
  const { rows } = await owner.query('select from studio.chat_messages where player_id = $1', [slot.playerId])
  expect(rows).toHaveLength(0)
})

test('an open line of a session that was closed meanwhile is closed without a word of its own', async () => {
  const line = listen(await openSharedFrame(studio))
  await until(() => line.told.tables > 0)
  await owner.query('update studio.sessions set closed_at = now() where closed_at is null')
  await until(() => !line.socket.connected)
})

test('a frame has three lines at most: the newest are its own, the oldest is told that it is replaced', async () => {
  const frame = await openSharedFrame(studio)
  const lines: ReturnType<typeof listen>[] = []
  const replaced: number[] = []
  for (let i = 0; i < 5; i += 1) {
    const line = listen(frame)
    line.socket.on('replaced', () => replaced.push(i))
    await until(() => line.told.tables > 0)
    lines.push(line)
  }
  await until(() => replaced.length === 2 && lines.filter(({ socket }) => socket.connected).length === 3)
  expect(replaced).toEqual([0, 1])
  expect(lines.map(({ socket }) => socket.connected)).toEqual([false, false, true, true, true])
})

test('a rain that began while the process heard nothing is told to its frames', async () => {
  const line = listen(await openSharedFrame(studio))
  await until(() => line.told.rains.length > 0)
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'studio-tables' and datname = current_database()`)
  const rainId = await startRain(studio)
  await until(() => line.told.rains.some(({ rain }) => rain?.rainId === rainId))
})

test('a table is read once at a time, so that no frame is told an older state after a newer one', async () => {
  const line = listen(await openSharedFrame(studio))
  await until(() => line.told.tables > 0)
  await owner.query('begin')
  await owner.query('lock table studio.tables in access exclusive mode')
  const before = line.told.tables
  for (let count = 0; count < 30; count += 1) {
    await studioHears()
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  await owner.query('commit')
  await until(() => line.told.tables > before)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  // One that was under way, one for all that came meanwhile, and the steps of a round in that second.
  expect(line.told.tables - before).toBeLessThan(10)
})

/** News are heard when they are committed. */
async function studioHears(): Promise<void> {
  const teller = new pg.Client({ connectionString: database.url })
  await teller.connect()
  await teller.query('select pg_notify($1, $2)', ['studio_tables', JSON.stringify({ tableId, what: 'table' })])
  await teller.end()
}
