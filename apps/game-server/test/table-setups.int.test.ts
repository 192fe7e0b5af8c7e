import { randomUUID } from 'node:crypto'
import { VendorExposure, type VendorTableOrder, VendorTableSetups } from '@fairground/contract/psw'
import { beforeAll, expect, test } from 'vitest'
import { reloadTables } from '../src/tables/open-tables.ts'
import { listSetups } from '../src/tables/setups/list-setups.ts'
import { saveSetup } from '../src/tables/setups/save-setup.ts'
import { listSlips } from '../src/tables/slips/list-slips.ts'
import { readExposure } from '../src/tables/slips/read-exposure.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'live-baccarat-hue'
const firstId = 'live-baccarat'
let first: TestTable

beforeAll(async () => {
  first = await TestTable.prepare(studio, firstId)
})

type Change = Partial<VendorTableOrder['table']>

async function orderOf(change: Change = {}, more: Partial<VendorTableOrder> = {}): Promise<VendorTableOrder> {
  const { rules } = VendorTableSetups.parse(await listSetups(studio.context))
  const limits = rules.find(({ rulesId }) => rulesId === 'live-baccarat')?.limits ?? {}
  const table: VendorTableOrder['table'] = {
    ...{ tableId, rulesId: 'live-baccarat', names: { vi: 'Baccarat Huế', en: 'Hue Baccarat' }, provider: 'lotus-live' },
    ...{
      theme: 'thu-ha',
      speed: 'fast',
      tier: 'standard',
      language: 'vi',
      seats: 7,
      betBehind: true,
      tips: true,
      media: null,
      riskGroup: 'baccarat',
      limits,
    },
  }
  return {
    ...{ requestId: randomUUID(), isNew: true, isTrial: false, riskCaps: { VND: '100000000' } },
    table: { ...table, ...change },
    ...more,
  }
}
const save = async (change?: Change, more?: Partial<VendorTableOrder>) =>
  saveSetup(studio.context, await orderOf(change, more))
const setupOf = async () => (await listSetups(studio.context)).tables.find((one) => one.tableId === tableId)

test('an order names the field that is wrong, and what would be right', async () => {
  expect(await save({ tableId: 'live-baccarat' })).toEqual({ field: 'tableId', rule: 'taken' })
  const slot = studio.context.catalogue.list().find(({ kind }) => kind === 'slot')!
  expect(await save({ tableId: slot.gameId })).toEqual({ field: 'tableId', rule: 'taken' })
  expect(await save({ rulesId: 'no-such-rules' })).toEqual({ field: 'rulesId', rule: 'known' })
  expect(await save({ theme: 'nobody' })).toEqual({ field: 'theme', rule: 'known' })
  expect(await save({ seats: 0, betBehind: true })).toEqual({ field: 'betBehind', rule: 'known' })
  expect(await save({}, { isNew: false })).toEqual({ field: 'tableId', rule: 'known' })
  const { table } = await orderOf()
  const limited = (change: object) => ({ limits: { ...table.limits, VND: { ...table.limits.VND!, ...change } } })
  expect(await save(limited({ stakeMin: '1' }))).toMatchObject({ field: 'limits.VND.stakeMin', rule: 'min' })
  expect(await save(limited({ stakeMax: '50000' }))).toMatchObject({ field: 'limits.VND.stakeMax', rule: 'step' })
  expect(await save(limited({ exposureMax: '100000' }))).toMatchObject({
    field: 'limits.VND.exposureMax',
    rule: 'order',
  })
  expect(await save(limited({ groups: { none: { min: '100000', max: '200000' } } }))).toMatchObject({
    field: 'limits.VND.groups.none',
    rule: 'known',
  })
  expect(await save({ limits: { XXX: table.limits.VND! } })).toMatchObject({ field: 'limits.XXX', rule: 'known' })
  expect(await save({ limits: { VND: table.limits.VND! } })).toEqual({ field: 'limits.FUN.stakeMin', rule: 'needed' })
  expect(await save({}, { riskCaps: {} })).toEqual({ field: expect.stringMatching(/^riskCaps\./), rule: 'needed' })
  expect(await save({}, { isTrial: true })).toBeUndefined()
  expect(await setupOf()).toBeUndefined()
})

test('a table that was ordered is there as it was ordered, and the same order again changes nothing', async () => {
  const order = await orderOf()
  expect(await saveSetup(studio.context, order)).toBeUndefined()
  expect(await saveSetup(studio.context, order)).toBeUndefined()
  expect(await setupOf()).toEqual({ ...order.table, source: 'seed', isWaiting: false })
  expect(await save({ names: { vi: 'Khác', en: 'Another' } })).toEqual({ field: 'tableId', rule: 'taken' })
  expect((await listSetups(studio.context)).riskCaps).toEqual([
    { riskGroup: 'baccarat', currency: 'VND', cap: '100000000' },
  ])
})

test('what is changed holds from the next round on: slips of this one keep its limits', async () => {
  const table = new TestTable(studio, tableId)
  const round = await table.openRoundOf(() => true)
  const { table: before } = await orderOf()
  const limits = {
    ...before.limits,
    VND: { ...before.limits.VND!, stakeMax: '200000', groups: {}, roundMax: '200000' },
  }
  expect(await save({ limits, names: { vi: 'Baccarat Huế', en: 'Hue Baccarat' } }, { isNew: false })).toBeUndefined()
  // Whoever changes it once more goes on from what waits.
  expect(await setupOf()).toMatchObject({ isWaiting: true, limits: { VND: { stakeMax: '200000' } } })
  const frame = await openSlipFrame(studio, { gameId: tableId })
  const placed = await frame.slip(round.shared_round_id, { banker: 1_000_000 })
  expect(placed.ok).toBe(true)
  const slips = await listSlips(studio.context.db, placed.ok ? [placed.value.bet.roundId] : [])
  expect([...slips.values()]).toMatchObject([
    {
      ...{ sharedRoundId: round.shared_round_id, slipNo: 1, rttMs: 40, closesInMs: expect.any(Number) },
      places: [{ spot: 'banker', stake: '1000000' }],
    },
  ])
  await table.finish()
  const next = await table.openRoundOf(() => true)
  expect((await setupOf())?.isWaiting).toBe(false)
  const refused = await frame.slip(next.shared_round_id, { banker: 1_000_000 })
  expect(refused).toMatchObject({ ok: false, code: 'STAKE_NOT_ALLOWED', fault: { limitMinor: '200000' } })
  expect((await frame.slip(next.shared_round_id, { banker: 200_000 })).ok).toBe(true)
  await table.finish()
})

test('the exposure of a table is what its slips are held to: worst class, cap, places, and the group', async () => {
  await studio.context.db
    .updateTable('tables')
    .set({ risk_group: 'baccarat' })
    .where('table_id', '=', firstId)
    .execute()
  await reloadTables(studio.context)
  const round = await first.openRoundOf(() => true)
  const [one, two] = await Promise.all([0, 1].map(() => openSlipFrame(studio, { gameId: firstId })))
  await one!.slip(round.shared_round_id, { banker: 2_000_000, 'banker-pair': 100_000 })
  await two!.slip(round.shared_round_id, { player: 500_000 })
  const told = VendorExposure.parse(await readExposure(studio.context, firstId))
  // Banker 0.95 to one, its pair 11 to one, less the chip on the player.
  const worst = 2_000_000 * 0.95 + 100_000 * 11 - 500_000
  expect(told.books).toEqual([
    {
      ...{ tableId: firstId, sharedRoundId: round.shared_round_id, number: round.number, phase: 'betting' },
      ...{ currency: 'VND', riskGroup: 'baccarat', worst: `${worst}`, held: `${worst}`, cap: '200000000000' },
      result: { vi: 'Cái', en: 'Banker' },
    },
  ])
  expect(told.groups).toEqual([{ riskGroup: 'baccarat', currency: 'VND', held: expect.any(String), cap: '100000000' }])
  expect(Number(told.groups[0]!.held)).toBeGreaterThanOrEqual(worst)
  expect(told.places).toEqual([
    { currency: 'VND', spot: 'banker', stake: '2000000', players: 1, isPaid: true },
    { currency: 'VND', spot: 'banker-pair', stake: '100000', players: 1, isPaid: true },
    { currency: 'VND', spot: 'player', stake: '500000', players: 1, isPaid: false },
  ])
  expect(told.players).toBe(2)
  await first.finish()
  expect((await readExposure(studio.context, firstId)).books).toEqual([])
})
