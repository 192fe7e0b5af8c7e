import { cases, type LabOptions, runConformance } from '@fairground/psw-conformance'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { gameOf, TestVendor, testGames, testRoom, testTable } from '../../../../../test/test-vendor.ts'
import { transact } from '../../../../db/db.ts'
import { changeTurnoverTypes } from '../../catalogue/index.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const rival = new TestVendor('rival')
beforeAll(async () => {
  vendor.games = [...vendor.games, { ...gameOf(testTable), category: 'LIVE' }, { ...gameOf(testRoom), category: 'PVP' }]
  await vendor.start(server)
  await rival.start(server)
  const actor = { kind: 'system', id: 'test' } as const
  await server.db.updateTable('vendors').set({ names_groups: true }).where('id', '=', vendor.vendorId).execute()
  await transact(server.db, (tx) => changeTurnoverTypes(tx, vendor.vendorId, ['RNG'], actor))
})
afterAll(() => Promise.all([vendor.stop(), rival.stop()]))

let movedMs = 0
afterEach(() => {
  server.clock.advance(-movedMs)
  movedMs = 0
})

const options = (id?: string): LabOptions => ({
  url: vendor.walletUrl,
  key: { vendorId: vendor.vendorId, keyId: vendor.keyId, secret: vendor.secret },
  rival: { vendorId: rival.vendorId, keyId: rival.keyId, secret: rival.secret },
  currency: 'VND',
  games: { single: testGames.single, multi: testGames.multi, jackpotId: 'grand', table: testTable, room: testRoom },
  keeper: vendor.keeper,
  timing: {
    ...{ timeoutMs: 10_000, raceCount: 60, loadSeconds: 2, memoryMs: 2_000, feedDelayMs: 21_000 },
    // The full load is for a machine of its own; this one shows that nothing fails or is lost under an open loop.
    load: { pairsPerSecond: 25, p99MsMax: 8_000 },
    wait: async (ms) => {
      // Another case beside it would set the clock back before this one has seen what it waits for.
      if (id && !alone.includes(id)) throw new Error(`${id} moves the clock, so it must run alone`)
      movedMs += ms
      server.clock.advance(ms)
    },
  },
})

/** Cases that outside calls cannot show, or this portal does not support. */
const notTried = ['W-42', 'W-43', 'W-44', 'W-51', 'W-78', 'W-97']
/** What this portal says that it does not have. */
const notOffered = ['W-34']

test('the suite has every case from W-01 to W-84, W-86 to W-98, W-103 to W-108', () => {
  const ids = Array.from({ length: 84 }, (_, index) => `W-${String(index + 1).padStart(2, '0')}`)
  const escrow = Array.from({ length: 13 }, (_, index) => `W-${86 + index}`)
  expect(cases.map(({ id }) => id)).toEqual([...ids, ...escrow, 'W-103', 'W-104', 'W-105', 'W-106', 'W-107', 'W-108'])
})

const tried = cases.filter(({ id }) => !notTried.includes(id) && !notOffered.includes(id))
/** They change the vendor, its game or the clock for everybody, or go wrong when the clock is set back meanwhile. */
const alone = [
  'W-04',
  'W-27',
  'W-50',
  'W-61',
  'W-62',
  'W-63',
  'W-64',
  'W-65',
  'W-66',
  'W-67',
  'W-69',
  'W-70',
  'W-71',
  'W-80',
  'W-81',
  'W-103',
  'W-35',
  'W-48',
  'W-59',
  'W-104',
  'W-106',
]

async function runCase({ id, isSingle }: (typeof cases)[number]): Promise<void> {
  const lines = await runConformance(options(id), { only: [id] })
  expect(lines.map(({ copies, verdict, reason }) => ({ copies, verdict, reason }))).toEqual(
    (isSingle ? [1] : [1, 2, 20]).map((copies) => ({ copies, verdict: 'passed', reason: undefined })),
  )
}

test.concurrent.each(tried.filter(({ id }) => !alone.includes(id)))('$id $title', runCase)

test.each(tried.filter(({ id }) => alone.includes(id)))('$id $title', runCase)

test('after all of it the books are sound', async () => expect(await brokenInvariants(server)).toEqual([]))

test('cases not tried or not offered are reported as such and never pass', async () => {
  const lines = await runConformance(options(), { only: [...notTried, ...notOffered] })
  const verdicts = new Map(lines.map((line) => [line.case, line.verdict]))
  expect(notTried.map((id) => verdicts.get(id))).toEqual(notTried.map(() => 'not tried'))
  expect(notOffered.map((id) => verdicts.get(id))).toEqual(notOffered.map(() => 'not offered'))
  expect(verdicts.size).toBe(notTried.length + notOffered.length)
})
