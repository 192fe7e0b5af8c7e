import { randomUUID } from 'node:crypto'
import type { TableCause, TableState, VendorGameList, VendorTableList } from '@fairground/contract/psw'
import { type SharedPastAnswer, studioPaths } from '@fairground/contract/studio'
import { checkSharedRound } from '@fairground/game-rules/tables'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reloadTables } from '../src/tables/open-tables.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { openSharedFrame, TestTable, tableId } from './shared-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
const fast = 'crash-fast'
let owner: pg.Client
let table: TestTable
beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  await owner.query(`insert into studio.tables (table_id, rules_id, names, speed, tier, changed_at)
    values ('${fast}', 'crash', '{"vi": "Pháo Hoa Nhanh", "en": "Fast Fireworks"}', 'fast', 'high', now())`)
  await owner.query(`insert into studio.table_limits values ('${fast}', 'VND', 500000, 2000000, 100000000)`)
})
afterAll(() => owner.end())
beforeEach(async () => {
  table = await TestTable.prepare(studio)
})

const change = (id: string, state: TableState, cause: TableCause | null = null) =>
  callAsPortal(studio, 'POST', '/tables/state', { requestId: randomUUID(), tableId: id, state, cause })
const tables = async () =>
  new Map(
    ((await callAsPortal(studio, 'GET', '/tables')).body as VendorTableList).tables.map((one) => [one.tableId, one]),
  )
const titles = async () => {
  const { games } = (await callAsPortal(studio, 'GET', '/games?cursor=')).body as VendorGameList
  return new Map(games.map((game) => [game.gameId, game]))
}

test('every set of rules has a table with its id; a further row plays by the same rules, under its own name and limits', async () => {
  const known = await tables()
  for (const id of ['crash', 'bingo-75', 'bingo-90'])
    expect(known.get(id)).toMatchObject({ rulesId: id, state: 'open' })
  expect(known.get(fast)).toMatchObject({
    rulesId: 'crash',
    speed: 'fast',
    tier: 'high',
    names: { en: 'Fast Fireworks' },
  })
  expect(known.get(fast)?.limits.VND).toEqual({ stakeMin: '500000', stakeMax: '2000000', payoutMax: '100000000' })
  const told = await titles()
  expect(told.get(fast)).toMatchObject({
    names: { vi: 'Pháo Hoa Nhanh', en: 'Fast Fireworks' },
    certificate: told.get('crash')?.certificate,
    stakes: { VND: { min: '500000', max: '2000000' } },
    status: 'live',
  })
})

test('two tables of one set of rules have rounds of their own, and each is drawn again from its own chain', async () => {
  const other = new TestTable(studio, fast)
  const [first, second] = [await table.openRound(100), await other.openRound(150)]
  expect(first.head).not.toBe(second.head)
  expect(second.closes_at.getTime() - second.opened_at.getTime()).toBe(4_000)
  const frame = await openSharedFrame(studio, { gameId: fast })
  const sharedRoundId = second.shared_round_id
  expect((await frame.place({ sharedRoundId, stake: '400000' })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect((await frame.place({ sharedRoundId: first.shared_round_id, stake: '500000' })).body.code).toBe(
    'BETTING_CLOSED',
  )
  expect((await frame.place({ sharedRoundId, stake: '500000', autoX100: 120 })).status).toBe(200)
  expect((await tables()).get(fast)?.round).toMatchObject({ sharedRoundId, phase: 'betting', bets: 1, players: 1 })
  await other.run(second)
  await other.finish()
  await table.run(first)
  await table.finish()
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(600_000n)
  const { rounds } = (await frame.get<SharedPastAnswer>(studioPaths.sharedPast)).body
  const [past] = rounds
  expect(past).toMatchObject({ gameId: fast, rulesId: 'crash' })
  expect(past && checkSharedRound(past)).toMatchObject({ fitsCommit: true, fitsOutcome: true })
})

test('a paused table pays its round and says why no new one begins; opened again it goes on without a restart', async () => {
  const round = await table.openRound(150)
  const frame = await openSharedFrame(studio)
  await change(tableId, 'paused', 'maintenance')
  // The round under way is played as if nothing had been said.
  const { status } = await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 120 })
  expect(status).toBe(200)
  expect(await viewTable(studio.context, tableId)).toMatchObject({
    phase: 'betting',
    stop: { state: 'paused', cause: 'maintenance' },
  })
  await table.run(round)
  await table.finish()
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(1_200_000n)
  expect(await viewTable(studio.context, tableId)).toMatchObject({
    phase: 'suspended',
    stop: { state: 'paused', cause: 'maintenance' },
  })
  studio.clock.advance(60_000)
  await table.step()
  expect((await table.latest()).shared_round_id).toBe(round.shared_round_id)
  expect((await titles()).get(tableId)?.status).toBe('live')
  await change(tableId, 'open')
  expect((await viewTable(studio.context, tableId)).stop).toBeUndefined()
  expect((await table.openRound(100)).shared_round_id).not.toBe(round.shared_round_id)
})

test('a closed table takes no launch and no bet, finishes its round, and is a title again when it is opened', async () => {
  const round = await table.openRound(150)
  const frame = await openSharedFrame(studio)
  await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 120 })
  await change(tableId, 'closed', 'schedule')
  expect((await titles()).get(tableId)?.status).toBe('maintenance')
  const late = await frame.place({ sharedRoundId: round.shared_round_id, place: 1 })
  expect(late.body.code).toBe('GAME_DISABLED')
  await expect(openSharedFrame(studio)).rejects.toThrow()
  await table.run(round)
  await table.finish()
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(1_200_000n)
  await change(tableId, 'open')
  expect((await titles()).get(tableId)?.status).toBe('live')
  await openSharedFrame(studio)
})

test('a state needs its cause, and an open table has none', async () => {
  expect((await change(tableId, 'paused')).body.code).toBe('BAD_REQUEST')
  expect((await change(tableId, 'open', 'check')).body.code).toBe('BAD_REQUEST')
  expect((await change('no-such-table', 'open')).body.code).toBe('UNKNOWN_CALL')
})

test('a table whose rules this release does not have is no title, and keeps nothing else from starting', async () => {
  await owner.query(`insert into studio.tables (table_id, rules_id) values ('relic', 'no-such-rules')`)
  await reloadTables(studio.context)
  expect((await titles()).has('relic')).toBe(false)
  expect((await titles()).has(tableId)).toBe(true)
})
