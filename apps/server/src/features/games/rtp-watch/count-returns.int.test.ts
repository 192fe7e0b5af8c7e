import type { VendorReturn } from '@fairground/contract/psw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { countReturns } from './count-returns.ts'
import { returnJobs } from './return-jobs.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())
beforeEach(async () => {
  await server.pool.query('delete from game_return_days')
  await server.pool.query('update game_return_alarms set ended_at = null')
})

const million = 1_000_000
const today = () => siteDay(server.context)
/** Rounds of 10.00 each; `sigmas` standard errors off the certified return of 96 %. */
const told = (rounds: number, sigmas: number, fields: Partial<VendorReturn> = {}): VendorReturn => {
  const stake = rounds * 1_000
  const payout = Math.round(stake * (0.96 + (sigmas * 8) / Math.sqrt(rounds)))
  return {
    ...{ gameId: testGames.single, modelId: 'test', modelVersion: 1, kind: 'staked', currency: 'VND', rounds },
    ...{ stake: String(stake), payout: String(payout), payoutMax: '0' },
    ...{ stakeSquares: String(rounds * million), payoutSquares: '0', products: '0' },
    certified: { rtpMin: 0.96, rtpMax: 0.96, sd: 8, hasChoices: false },
    ...fields,
  }
}
const days = async () =>
  (
    await server.pool.query(
      'select day::text, game_code, kind, round_count, state from game_return_days order by 1, 2, 3',
    )
  ).rows
const alarms = async () => (await server.pool.query('select day::text, game_code, state from game_return_alarms')).rows

test('[R-47] a day off by 4 sigma raises one alarm however often it is counted, and one off by 2 raises none', async () => {
  studio.returns = () => [told(million, 4), told(million, 2, { gameId: testGames.multi })]
  await countReturns(server.context, today())
  await countReturns(server.context, today())
  expect(await alarms()).toEqual([{ day: today(), game_code: testGames.single, state: 'above' }])
  const { rows } = await server.pool.query("select detail from audit_log where action = 'return-alarm.raised'")
  expect(rows).toMatchObject([{ detail: { game: testGames.single, day: today(), rounds: million, state: 'above' } }])
})

test('a later count of a day takes the place of the earlier one, late rounds in it', async () => {
  studio.returns = () => [told(2_000, 0), told(2_000, 0, { kind: 'free' })]
  await countReturns(server.context, today())
  studio.returns = () => [told(2_001, 0)]
  await countReturns(server.context, today())
  expect(await days()).toEqual([
    { day: today(), game_code: testGames.single, kind: 'staked', round_count: '2001', state: 'within' },
  ])
})

test('days that are over are counted again, each from its own midnight at the site', async () => {
  const asked: string[] = []
  studio.returns = (from) => {
    asked.push(from)
    return [told(2_000, 0)]
  }
  await returnJobs['recount-returns']?.(server.context, {})
  expect((await days()).map(({ day }) => day)).toHaveLength(3)
  expect((await days()).map(({ day }) => day)).not.toContain(today())
  for (const from of asked) expect(from).toMatch(/T17:00:00.000Z$/)
})

test('play money and presents are counted, judged and call nobody', async () => {
  const before = await alarms()
  studio.returns = () => [told(million, 9, { kind: 'demo', currency: 'FUN' }), told(million, 9, { kind: 'free' })]
  await countReturns(server.context, today())
  expect((await days()).map(({ kind, state }) => [kind, state])).toEqual([
    ['demo', 'above'],
    ['free', 'above'],
  ])
  expect(await alarms()).toEqual(before)
})

test('while the studio is silent what was counted stays', async () => {
  studio.returns = () => [told(2_000, 0)]
  await countReturns(server.context, today())
  await server.pool.query("update vendors set status = 'disabled' where id = 'house'")
  await countReturns(server.context, today())
  await server.pool.query("update vendors set status = 'active' where id = 'house'")
  expect(await days()).toHaveLength(1)
})
