import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reloadTables } from '../src/shared/open-tables.ts'
import { DealerTable, Desk, Reader } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const tableId = 'live-roulette-r01'
const startMinor = 100_000_000n
const chip = 1_000_000
const studio = testStudio()
let owner: pg.Client
let table: DealerTable
let dealer: Desk
let second: Desk
let pit: Desk
let sensor: Reader
let frame: SlipFrame
let roundId = ''

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  await TestTable.prepare(studio, tableId)
  table = new DealerTable(studio, tableId)
  dealer = await Desk.open(studio, 'mai-chi', { tableId })
  second = await Desk.open(studio, 'lam', { tableId })
  pit = await Desk.open(studio, 'pit', { tableId, rights: ['deal', 'supervise'] })
  sensor = new Reader(studio, 'wheel-1', tableId)
  await dealer.do({ act: 'open-shift' })
  const { deviceId, publicKey } = sensor
  await pit.do({ act: 'add-device', deviceId, kind: 'wheel-sensor', publicKey })
  await second.do({ act: 'confirm-device', deviceId })
})
afterAll(() => owner.end())

/** A round in betting with a chip on 17; incidents of tests before are of another day. */
beforeEach(async () => {
  for (const desk of [dealer, second, pit]) await desk.renew()
  await owner.query(`update studio.incidents set opened_at = opened_at - interval '2 days'`)
  await owner.query(`update studio.tables set state = 'open', cause = null where table_id = $1`, [tableId])
  await reloadTables(studio.context)
  await owner.query('update studio.devices set faulted_at = null, seen_at = null')
  frame = await openSlipFrame(studio, { gameId: tableId })
  await table.until('betting')
  roundId = (await table.latest()).shared_round_id
  expect(await frame.slip(roundId, { '17': chip })).toMatchObject({ ok: true })
})

const paid = () => studio.wallet.book.balanceOf(frame.playerId) - startMinor
const openKinds = async () =>
  (await pit.view()).incidents.filter(({ decidedAt }) => decidedAt === null).map(({ kind }) => kind)

async function decideAll(): Promise<void> {
  for (const { incidentId, decidedAt } of (await pit.view()).incidents) {
    if (decidedAt !== null) continue
    await dealer.do({ act: 'decide', incidentId })
    await pit.do({ act: 'decide', incidentId })
  }
}

async function settle(): Promise<void> {
  await table.until('settled')
  await table.pay()
}

test('a sensor that is sure tells the pocket, and the number is paid 35 to 1', async () => {
  expect(await pit.view()).toMatchObject({ hasShoe: false, shoe: null, sets: [] })
  await table.until('running')
  expect((await dealer.view()).round?.expected).toEqual({ step: 0, what: 'ball', kind: 'pocket' })
  expect(await sensor.read(0, { value: '17' })).toMatchObject({ type: 'accepted', state: 'confirmed' })
  await settle()
  expect(paid()).toBe(35_000_000n)
})

test('a sensor in doubt, or none, needs a second entry that says the same', async () => {
  await table.until('running')
  expect(await sensor.read(0, { value: '5' }, { confidence: 0.979 })).toMatchObject({ state: 'waiting' })
  expect(await dealer.enter('5')).toBe('confirmed')
  await settle()
  expect(paid()).toBe(-1_000_000n)
})

test('two entries that differ stop the round, and it is told again', async () => {
  await table.until('running')
  expect([await dealer.enter('17'), await second.enter('1')]).toEqual(['waiting', 'DIFFERS'])
  expect(await openKinds()).toEqual(['entries-differ'])
  await decideAll()
  expect([await dealer.enter('17'), await second.enter('17')]).toEqual(['waiting', 'confirmed'])
  await settle()
  expect(paid()).toBe(35_000_000n)
})

test('a pocket before the lock is used nowhere, and the table waits for an explanation', async () => {
  expect(await sensor.read(0, { value: '17' })).toMatchObject({ type: 'refused', why: 'BEFORE_LOCK' })
  expect(await openKinds()).toEqual(['early-reading'])
  await decideAll()
  await table.until('running')
  expect(await sensor.read(0, { value: '3' })).toMatchObject({ state: 'confirmed' })
  await settle()
  expect(paid()).toBe(-1_000_000n)
})

test('a second pocket, a step that is not asked, or a pocket that no wheel has, changes nothing', async () => {
  await table.until('running')
  expect(await sensor.read(0, { value: '37' })).toMatchObject({ type: 'refused', why: 'BAD_VALUE' })
  expect(await sensor.read(1, { value: '17' })).toMatchObject({ type: 'refused', why: 'OUT_OF_ORDER' })
  expect(await openKinds()).toEqual(['out-of-order'])
  await decideAll()
  const reading = await sensor.signed(0, { value: '17' })
  expect(await sensor.send(reading)).toMatchObject({ state: 'confirmed' })
  expect(await sensor.send(reading)).toMatchObject({ type: 'accepted', state: 'confirmed' })
  expect(await sensor.read(0, { value: '4' })).toMatchObject({ type: 'refused', why: 'DOUBLED' })
  await decideAll()
  await settle()
  expect(paid()).toBe(35_000_000n)
})
