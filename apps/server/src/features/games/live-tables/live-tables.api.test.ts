import type { LiveTableNews, LiveTablesView } from '@fairground/contract'
import type { VendorLiveTable, VendorTableFeed } from '@fairground/contract/psw'
import { type TableChange, withTableNews } from '@fairground/contract/table-news'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { vendorGame } from '../../../../test/catalogue.ts'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { transact } from '../../../db/db.ts'
import { startLive } from '../../talk/live/index.ts'
import { saveVendorGames } from '../catalogue/index.ts'

const server = testServer()
const studio = new TestVendor('house')
const sockets: Socket[] = []
const tableCount = 40
const letters: NonNullable<VendorTableFeed['view']>['letters'] = [
  [
    { mark: 'B', tone: 'red', side: 'a', names: { vi: 'Cái', en: 'Banker' } },
    { mark: 'P', tone: 'blue', side: 'b', names: { vi: 'Con', en: 'Player' } },
  ],
]
const tableOf = (number: number): VendorLiveTable => ({
  ...{ tableId: `live-${number}`, state: 'open', speed: 'fast', tier: 'vip', language: 'vi', letters: 0 },
  ...{ phase: 'betting', closesMs: 1_900_000_000_000, players: 3, road: 'BP'.repeat(40) },
})
let token: string
let live: Awaited<ReturnType<typeof startLive>>

beforeAll(async () => {
  await studio.start(server)
  token = (await registerMember(server)).token
  const stakes = { VND: { min: '5000000', max: '5000000000' } }
  const hosts = [{ hostId: 'lan', name: 'Lan' }]
  const games = Array.from({ length: tableCount }, (_, number) =>
    vendorGame(`live-${number}`, { category: 'LIVE', stakes, hosts }),
  )
  await transact(server.db, (tx) => saveVendorGames(tx, { vendorId: 'house', games, currency: 'VND' }))
  live = await startLive(server.context, server.portalApp.server)
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await live.stop()
  await studio.stop()
})

let cursor = 'c0'
const answer = (query: string, feed: Omit<VendorTableFeed, 'nowMs'>) =>
  studio.tells.set(`/tables/live${query}`, () => ({ ...feed, nowMs: server.clock.now().getTime() }))

/** What the vendor tells next: everything, or what changed after what it told before. */
function tell(feed: { tables: VendorLiveTable[] } | { changes: TableChange[] }) {
  const next = `c${Number(cursor.slice(1)) + 1}`
  answer(`?after=${next}`, { cursor: next, view: null, changes: [] })
  if ('tables' in feed) answer('', { cursor: next, view: { letters, tables: feed.tables }, changes: [] })
  else answer(`?after=${cursor}`, { cursor: next, view: null, changes: feed.changes })
  cursor = next
}

/** A page with the live tables open, as it keeps them; and what came on the wire. */
async function openPage(language = 'vi') {
  const { ticket } = (await server.portal('POST', '/wps/live/ticket', { token })).body.value
  const { port } = server.portalApp.server.address() as { port: number }
  const socket = io(`http://127.0.0.1:${port}`, {
    ...{ path: '/live', transports: ['websocket'], forceNew: true, reconnection: false, auth: { ticket } },
    extraHeaders: { origin: server.context.config.portalUrl },
  })
  sockets.push(socket)
  const page = { view: undefined as LiveTablesView | undefined, heard: [] as LiveTableNews[], again: 0, socket }
  socket.on('tables.news', (news: LiveTableNews) => {
    page.heard.push(news)
    page.view = page.view && withTableNews(page.view, news)
  })
  socket.on('tables.again', () => (page.again += 1))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  page.view = await socket.timeout(5_000).emitWithAck('tables', language)
  return page
}
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 8_000, interval: 20 })

test('pages get all tables once, then what changed and nothing else; a page that comes later sees the same', async () => {
  tell({ tables: Array.from({ length: tableCount }, (_, number) => tableOf(number)) })
  const page = await openPage()
  expect(page.view?.tables.length).toBe(tableCount)
  expect(page.view?.tables[3]).toMatchObject({
    ...{ speed: 'fast', tier: 'vip', language: 'vi', dealer: 'Lan', phase: 'betting', players: 3, letters: 0 },
    stakes: { min: '50000.00', max: '50000000.00' },
  })
  expect(page.view?.letters[0]?.map(({ name }) => name)).toEqual(['Cái', 'Con'])
  tell({ changes: [[3, 'result', null, 0, 'B']] })
  await until(() => page.heard.length > 0)
  expect(page.heard).toEqual([[(page.view?.number ?? 0) as number, [[3, 'result', null, 0, 'B']]]])
  const later = await openPage('en')
  expect(later.view?.tables).toEqual(page.view?.tables)
  expect(later.view?.letters[0]?.[0]?.name).toBe('Banker')
})

test('visitors are told the same by a call', async () => {
  const page = await openPage()
  const { body } = await server.portal('GET', '/lgw/games/liveTables')
  expect(body.value.tables).toEqual(page.view?.tables)
})

test('forty tables open with 30 kB at most, and a busy second of all of them takes 1 kB at most', async () => {
  const page = await openPage()
  expect(Buffer.byteLength(JSON.stringify(page.view))).toBeLessThan(30_000)
  page.heard.length = 0
  // In a second one table in five goes on, and one in fifteen has a result: faster than any table is played.
  tell({
    changes: Array.from({ length: 8 }, (_, place): TableChange => [place, 'locked', null, 120, place < 3 ? 'P' : '']),
  })
  await until(() => page.heard.length > 0)
  const frames = page.heard.map((news) => `42${JSON.stringify(['tables.news', news])}`)
  expect(Buffer.byteLength(frames.join(''))).toBeLessThan(1_000)
})

test('one vendor is asked by one line, however many pages look', async () => {
  await Promise.all([openPage(), openPage(), openPage()])
  studio.heard.length = 0
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const asked = studio.heard.filter(({ path }) => path.startsWith('/tables/live')).length
  expect(asked).toBeGreaterThan(1)
  expect(asked).toBeLessThanOrEqual(4)
})

test('what a vendor told of this moment is taken back when it falls silent, and comes back with it', async () => {
  const page = await openPage()
  studio.lost.add(`/tables/live?after=${cursor}`)
  await until(() => page.view?.tables.every(({ phase }) => phase === 'silent') === true)
  expect(page.view?.tables[0]).toMatchObject({
    closesMs: null,
    players: 0,
    tier: 'vip',
    road: expect.stringMatching(/^BP/),
  })
  studio.lost.clear()
  await until(() => page.view?.tables[0]?.phase === 'locked')
}, 20_000)

test('pages ask again when a table is closed, and when a vendor tells what nobody asked for', async () => {
  const page = await openPage()
  const closed = { letters, tables: [{ ...tableOf(0), state: 'closed' as const }] }
  answer(`?after=${cursor}`, { cursor: 'c90', view: closed, changes: [] })
  answer('?after=c90', { cursor: 'c90', view: null, changes: [[7, 'idle', null, 0, '']] })
  await until(() => page.again > 0)
  const view: LiveTablesView = await page.socket.timeout(5_000).emitWithAck('tables', 'vi')
  expect(view.tables.map(({ state }) => state)).toEqual(['closed'])
  // A change of a table that is not there: everything is asked for anew.
  studio.heard.length = 0
  await until(() => studio.heard.some(({ path }) => path === '/tables/live'))
})

test('a vendor without such a call has no live tables, and is left alone for a while', async () => {
  const before = studio.heard.length
  studio.tells.clear()
  await until(() => studio.heard.length > before)
  const asked = studio.heard.length
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(studio.heard.length - asked).toBeLessThanOrEqual(1)
})
