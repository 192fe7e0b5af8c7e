import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LobbyNews, LobbyView, sessionRounds, studioLivePath, withNews } from '@fairground/contract/studio'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startLiveTables } from '../src/tables/live-tables.ts'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId, openSlipFrame, type SlipFrame } from './slip-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
const tableCount = 40
let owner: pg.Client
let server: Server
let live: Awaited<ReturnType<typeof startLiveTables>>
let table: TestTable
const sockets: Socket[] = []

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  await owner.query(
    `insert into studio.tables (table_id, rules_id, names, speed, tier, language)
      select 'dice-' || n, $1, json_build_object('vi', 'Bàn xúc xắc số ' || n, 'en', 'Dice table number ' || n), 'fast', 'high', 'vi'
      from generate_series(1, $2) n`,
    [diceTableId, tableCount],
  )
  table = await TestTable.prepare(studio, diceTableId)
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  live = await startLiveTables(studio.context, server, { acts: table.acts, onTables: () => undefined })
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await live.stop()
  await new Promise((resolve) => server.close(resolve))
  await owner.end()
})

/** A frame with the lobby open, as its page keeps it; and what that took on the wire. */
async function openLobby(frame: SlipFrame) {
  const socket = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    ...{ path: studioLivePath, transports: ['websocket'], forceNew: true, auth: { session: frame.opened.session } },
    extraHeaders: { origin: 'http://games.test' },
  })
  sockets.push(socket)
  const lobby = { view: undefined as LobbyView | undefined, news: [] as unknown[], again: 0, socket }
  socket.on('lobby-news', (news: unknown) => {
    lobby.news.push(news)
    lobby.view = lobby.view && withNews(lobby.view, LobbyNews.parse(news))
  })
  socket.on('lobby-again', () => (lobby.again += 1))
  lobby.view = LobbyView.parse(await socket.timeout(10_000).emitWithAck('lobby'))
  return lobby
}

const ofDice = (view: LobbyView | undefined) => view?.tables.find(({ tableId }) => tableId === diceTableId)
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 20_000, interval: 20 })

test('a lobby is everything once, in little; then what changed, and every view comes to the same', async () => {
  const lobby = await openLobby(await openSlipFrame(studio))
  expect(lobby.view?.tables.length).toBeGreaterThan(tableCount)
  expect(Buffer.byteLength(JSON.stringify(lobby.view))).toBeLessThan(30_000)
  const road = ofDice(lobby.view)?.road ?? ''
  const round = await table.openRoundOf(() => true)
  const player = await openSlipFrame(studio)
  await until(() => ofDice(lobby.view)?.closesMs === round.closes_at.getTime())
  expect(ofDice(lobby.view)).toMatchObject({ phase: 'betting', players: 0 })
  await player.slip(round.shared_round_id, { small: 1_000_000 })
  await until(() => ofDice(lobby.view)?.players === 1)
  await table.run(round)
  await table.finish()
  await until(() => (ofDice(lobby.view)?.road.length ?? 0) > road.length)
  const { outcome } = await table.latest()
  const total = (outcome as number[]).reduce((sum, die) => sum + die, 0)
  const mark = new Set(outcome as number[]).size === 1 ? 'T' : total > 10 ? 'B' : 'S'
  expect(ofDice(lobby.view)?.road.endsWith(mark)).toBe(true)
  const fresh = await openLobby(await openSlipFrame(studio))
  expect(ofDice(fresh.view)).toEqual(ofDice(lobby.view))
  expect(fresh.view?.number).toBe(lobby.view?.number)
  // A change of one table is some forty bytes.
  for (const news of lobby.news) expect(JSON.stringify(news).length).toBeLessThan(80)
})

test('a session of eighty rounds begins an empty road, and a frame that looks away hears nothing', async () => {
  const lobby = await openLobby(await openSlipFrame(studio))
  let { number } = await table.openRoundOf(() => true)
  while (number % sessionRounds !== 0) {
    await table.finish()
    ;({ number } = await table.openRoundOf(() => true))
  }
  await table.finish()
  await until(() => (ofDice(lobby.view)?.road.length ?? 0) === sessionRounds || lobby.again > 0)
  await table.openRoundOf(() => true)
  await table.finish()
  const roadOf = async () => ofDice((await openLobby(await openSlipFrame(studio))).view)?.road.length
  // What has ended is told to the lobby a moment later.
  await expect.poll(roadOf).toBe(1)
  const fresh = await openLobby(await openSlipFrame(studio))
  lobby.socket.emit('lobby-off')
  await lobby.socket.timeout(10_000).emitWithAck('clock')
  const heard = lobby.news.length
  await table.openRoundOf(() => true)
  await until(() => fresh.news.length > 0)
  expect(lobby.news.length).toBe(heard)
}, 120_000)

test('frames ask again when tables are opened or closed', async () => {
  const lobby = await openLobby(await openSlipFrame(studio))
  await callAsPortal(studio, 'POST', '/tables/state', {
    ...{ requestId: randomUUID(), tableId: 'dice-7', state: 'closed', cause: 'schedule' },
  })
  await until(() => lobby.again > 0)
  const view = LobbyView.parse(await lobby.socket.timeout(10_000).emitWithAck('lobby'))
  expect(view.tables.find(({ tableId }) => tableId === 'dice-7')?.state).toBe('closed')
})

test('a view with a number missing is not taken on', () => {
  const view: LobbyView = { number: 4, serverMs: 0, tables: [] }
  expect(withNews(view, [6, []])).toBeUndefined()
  expect(withNews(view, [5, []])).toEqual({ ...view, number: 5 })
  expect(withNews(view, [5, [[0, 'betting', 1, 0, '']]])).toBeUndefined()
})
