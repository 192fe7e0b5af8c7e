import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  LobbyView,
  type SharedBetAnswer,
  SharedTableView,
  studioLivePath,
  studioPaths,
  studioSeats,
  TableOpenAnswer,
} from '@fairground/contract/studio'
import { Manager, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startLiveTables } from '../src/tables/live-tables.ts'
import { TestTable } from './shared-table.ts'
import { openGame, testStudio } from './test-studio.ts'

const studio = testStudio()
const [first, second] = ['live-baccarat', 'live-sic-bo']
let server: Server
let live: Awaited<ReturnType<typeof startLiveTables>>
let tables: [TestTable, TestTable]
const managers: Manager[] = []

beforeAll(async () => {
  tables = [await TestTable.prepare(studio, first), new TestTable(studio, second)]
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  live = await startLiveTables(studio.context, server, { acts: tables[0].acts, onTables: () => undefined })
})
afterAll(async () => {
  for (const manager of managers) manager._close()
  await live.stop()
  await new Promise((resolve) => server.close(resolve))
})

const openFurther = async (session: string, gameId: string) => {
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' }
  const payload = JSON.stringify({ gameId })
  return studio.call({ method: 'POST', url: studioPaths.openTable, headers, payload })
}

function lineOf() {
  const manager = new Manager(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    ...{ path: studioLivePath, transports: ['websocket'] },
    extraHeaders: { origin: 'http://games.test' },
  })
  managers.push(manager)
  return manager
}

function sit(manager: Manager, seat: string, session: string) {
  const socket = manager.socket(seat, { auth: { session } })
  const told: { table?: SharedTableView } = {}
  socket.on('table', (view: unknown) => (told.table = SharedTableView.parse(view)))
  return { socket, told }
}

const slipOf = (socket: Socket, sharedRoundId: string, spots: Record<string, string>) =>
  socket
    .timeout(10_000)
    .emitWithAck('slip', { requestId: crypto.randomUUID(), sharedRoundId, slipNo: 1, spots }) as Promise<
    { ok: true; value: SharedBetAnswer } | { ok: false; code: string }
  >
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 20_000, interval: 20 })

test('a frame plays two tables over one connection, each with a session, limits and slips of its own', async () => {
  const { opened } = await openGame(studio, { gameId: first })
  const answer = await openFurther(opened.session, second)
  const further = TableOpenAnswer.parse(answer.body)
  expect(further).toMatchObject({ gameId: second, currency: 'VND', mode: 'real' })
  const rounds = [await tables[0].openRoundOf(() => true), await tables[1].openRoundOf(() => true)] as const
  const line = lineOf()
  const one = sit(line, studioSeats[0], opened.session)
  const two = sit(line, studioSeats[1], further.session)
  await until(() => one.told.table?.tableId === first && two.told.table?.tableId === second)
  expect(one.socket.io.engine).toBe(two.socket.io.engine)
  const taken = [
    await slipOf(one.socket, rounds[0].shared_round_id, { banker: '1000000' }),
    await slipOf(two.socket, rounds[1].shared_round_id, { small: '2000000' }),
  ]
  expect(taken).toMatchObject([
    { ok: true, value: { bet: { gameId: first, state: 'taken' }, balanceMinor: '99000000' } },
    { ok: true, value: { bet: { gameId: second, state: 'taken' }, balanceMinor: '97000000' } },
  ])
  // A slip is taken at the seat of its table only.
  expect(await slipOf(one.socket, rounds[1].shared_round_id, { small: '1000000' })).toMatchObject({
    ...{ ok: false, code: 'BETTING_CLOSED' },
  })
  two.socket.disconnect()
  await one.socket.timeout(10_000).emitWithAck('clock')
  expect(one.socket.connected).toBe(true)
})

test('the same table opened again takes the place of the session before, and a reload ends them all', async () => {
  const { opened } = await openGame(studio, { gameId: first })
  const sessions = [await openFurther(opened.session, second), await openFurther(opened.session, second)].map(
    ({ body }) => TableOpenAnswer.parse(body).session,
  )
  const asked = (session: string | undefined) =>
    studio.call({ method: 'GET', url: studioPaths.balance, headers: { authorization: `Bearer ${session}` } })
  expect((await asked(sessions[0])).status).toBe(401)
  expect((await asked(sessions[1])).status).toBe(200)
})

test('what the wallet refuses, and what is no other live table, is not opened', async () => {
  const { opened } = await openGame(studio, { gameId: first })
  for (const gameId of ['crash', 'nothing', first])
    expect(await openFurther(opened.session, gameId)).toMatchObject({ body: { code: 'GAME_DISABLED' } })
  studio.wallet.disturb('session/open', { kind: 'refuse', code: 'PLAYER_EXCLUDED' })
  expect(await openFurther(opened.session, second)).toMatchObject({ body: { code: 'PLAY_STOPPED' } })
})

test('the lobby of a frame says which tables are live, and what they play by', async () => {
  const { opened } = await openGame(studio, { gameId: first })
  const { socket } = sit(lineOf(), studioSeats[0], opened.session)
  const lobby = LobbyView.parse(await socket.timeout(10_000).emitWithAck('lobby'))
  const found = (id: string) => lobby.tables.find(({ tableId }) => tableId === id)
  expect(found(second)).toMatchObject({ rulesId: second, isLive: true, dealer: expect.stringMatching(/./) })
  expect(found('crash')).toMatchObject({ isLive: false })
})
