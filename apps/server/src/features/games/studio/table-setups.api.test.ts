import type { VendorExposure, VendorTableSetups } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { tableActJobs } from './index.ts'

const server = testServer()
const studio = new TestVendor('house')
const limits = { stakeMin: '100000', stakeMax: '5000000', payoutMax: '100000000', exposureMax: '200000000' }
const groups = { main: { min: '100000', max: '5000000' } }
const known = {
  ...{ tableId: 'live-baccarat', rulesId: 'live-baccarat', names: { vi: 'Hội An', en: 'Hoi An' }, language: 'vi' },
  ...({
    provider: 'lotus-live',
    theme: 'thu-ha',
    speed: 'normal',
    tier: 'standard',
    seats: 7,
    betBehind: true,
    tips: true,
    media: null,
    riskGroup: null,
  } as const),
  limits: { VND: { ...limits, groups } },
}
const setups: VendorTableSetups = {
  tables: [{ ...known, source: 'seed', isWaiting: false }],
  rules: [{ rulesId: 'live-baccarat', names: known.names, providers: [], themes: [], limits: known.limits }],
  riskCaps: [{ riskGroup: 'baccarat', currency: 'VND', cap: '500000000' }],
}
beforeAll(async () => {
  await studio.start(server)
  studio.tells.set('/tables/setups', { ...setups, code: 'OK' })
})
afterAll(() => studio.stop())

const wanted = {
  isNew: true,
  table: {
    ...{ ...known, tableId: 'live-baccarat-hue', names: { vi: 'Huế', en: 'Hue' }, riskGroup: 'baccarat' },
    limits: [
      {
        ...{ currency: 'VND', stakeMin: '1000.00', stakeMax: '50000.00', payoutMax: '1000000.00' },
        ...{ groups: [{ group: 'main', min: '1000.00', max: '50000.00' }], exposureMax: '2000000.00' },
      },
    ],
  },
  riskCaps: [{ currency: 'VND', cap: '4000000.00' }],
  reason: 'Mở thêm bàn tối nay',
}
const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return {
    reads: async () => (await server.console('GET', '/staff/table-setups', { cookie })).body,
    asks: async (body: object = wanted) => (await server.console('POST', '/staff/table-setups', { cookie, body })).body,
    decides: async (wishId: string, isApproved = true) =>
      (await server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body: { isApproved } })).body,
    exposure: async (query = '') => (await server.console('GET', `/staff/table-exposure${query}`, { cookie })).body,
  }
}
const orders = () => studio.heard.filter(({ path, body }) => path === '/tables/setups' && body).map(({ body }) => body)

test('a new table is tried out, asked for by one and ordered after the yes of another, all in minor units', async () => {
  const owner = await as('owner')
  const asked = await owner.asks()
  expect(asked.value.wished).toMatchObject([{ tableId: 'live-baccarat-hue', names: { en: 'Hue' } }])
  expect(orders()).toMatchObject([{ isNew: true, isTrial: true, riskCaps: { VND: '400000000' } }])
  const { wishId } = asked.value.wished[0].wish
  expect((await owner.decides(wishId)).success).toBe(false)
  expect((await owner.asks()).code).toBe('STATE_CONFLICT')
  expect((await (await as('owner')).decides(wishId)).success).toBe(true)
  const { id } = await server.db
    .selectFrom('table_chat_acts')
    .select('id')
    .where('subject', '=', 'live-baccarat-hue')
    .executeTakeFirstOrThrow()
  await tableActJobs['settle-table-act']?.(server.context, { actId: id })
  expect(orders().at(-1)).toMatchObject({
    ...{ isNew: true, isTrial: false, riskCaps: { VND: '400000000' } },
    table: {
      tableId: 'live-baccarat-hue',
      riskGroup: 'baccarat',
      limits: { VND: { stakeMax: '5000000', groups, exposureMax: '200000000' } },
    },
  })
  expect(await auditOf(server, 'live-baccarat-hue')).toEqual([
    ...['table.new-asked', 'table.new-approved', 'table.set-up'],
  ])
})

test('what the studio finds wrong is said at its field, and nothing waits', async () => {
  const owner = await as('owner')
  const fault = { field: 'limits.VND.stakeMin', rule: 'min', limitMinor: '100000' }
  studio.tells.set('/tables/setups', { code: 'BAD_REQUEST', message: 'no', fault })
  const told = await owner.asks({ ...wanted, table: { ...wanted.table, tableId: 'live-baccarat-da-lat' } })
  expect(told).toMatchObject({ success: false, code: 'VALIDATION' })
  expect(JSON.stringify(told)).toContain('limits.VND.stakeMin')
  studio.tells.set('/tables/setups', { ...setups, code: 'OK' })
  expect((await owner.reads()).value.wished).toEqual([])
  expect(await auditOf(server, 'live-baccarat-da-lat')).toEqual([])
})

test('limits are shown as amounts; who may not change them can look and not ask', async () => {
  const reader = await as('readonly')
  const { value } = await reader.reads()
  expect(value.tables[0].limits).toEqual([
    {
      ...{ currency: 'VND', stakeMin: '1000.00', stakeMax: '50000.00', payoutMax: '1000000.00' },
      ...{ groups: [{ group: 'main', min: '1000.00', max: '50000.00' }], exposureMax: '2000000.00' },
    },
  ])
  expect(value.riskCaps).toEqual([{ riskGroup: 'baccarat', currency: 'VND', cap: '5000000.00' }])
  expect((await reader.asks()).code).toBe('FORBIDDEN')
})

test('tips are told by table and shift to whoever reads reports', async () => {
  const tips = [
    {
      ...{
        tableId: 'live-baccarat',
        shiftId: 'sft_1',
        dealerName: 'Thu Hà',
        currency: 'VND',
        count: 3,
        given: '450000',
      },
      ...{ beganAt: '2026-11-28T01:00:00.000Z', endedAt: null },
    },
  ]
  const path = '/staff/table-tips?days=7'
  const { cookie } = await signInStaff(server, 'owner')
  expect((await server.console('GET', path, { cookie })).body.code).toBe('GAME_UNAVAILABLE')
  studio.tells.set('/tables/tips?days=7', { tips })
  expect((await server.console('GET', path, { cookie })).body.value).toEqual({
    list: [{ ...tips[0], shiftKey: 'sft_1', given: '4500.00', paid: '0.00', open: '4500.00', isOver: false }],
  })
  const { cookie: support } = await signInStaff(server, 'support')
  expect((await server.console('GET', path, { cookie: support })).body.code).toBe('FORBIDDEN')
})

test('the exposure of open rounds is told in amounts, of one table with its places', async () => {
  const told: VendorExposure = {
    books: [
      {
        ...{ tableId: 'live-baccarat', sharedRoundId: 'shr_1', number: 3, phase: 'betting', currency: 'VND' },
        ...{ riskGroup: 'baccarat', worst: '-2500000', held: '0', cap: '200000000', result: { en: 'Banker' } },
      },
    ],
    groups: [{ riskGroup: 'baccarat', currency: 'VND', held: '2500000', cap: '500000000' }],
    places: [{ currency: 'VND', spot: 'banker', stake: '2000000', players: 2, isPaid: true }],
    players: 2,
  }
  studio.tells.set('/tables/exposure?tableId=live-baccarat', told)
  studio.tells.set('/tables/exposure', told)
  const { value } = await (await as('readonly')).exposure('?tableId=live-baccarat')
  expect(value.books).toMatchObject([{ worst: '-25000.00', held: '0.00', cap: '2000000.00', result: { en: 'Banker' } }])
  expect(value.groups).toMatchObject([{ held: '25000.00', cap: '5000000.00' }])
  expect(value.places).toEqual([{ currency: 'VND', spot: 'banker', stake: '20000.00', players: 2, isPaid: true }])
})

test('a media server is asked for with its addresses in sight, and one with a secret or without encryption is refused by its box', async () => {
  const owner = await as('owner')
  const media = { kind: 'mediamtx', webrtc: 'https://media.example', path: 'c05' }
  const asks = (change: object) =>
    owner.asks({ ...wanted, table: { ...wanted.table, tableId: 'live-baccarat-c9', media: { ...media, ...change } } })
  for (const webrtc of ['http://media.example', 'https://a:b@media.example']) {
    const { code, value } = await asks({ webrtc })
    expect({ code, value }).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'table.media.webrtc' }] } })
  }
  expect((await asks({})).success).toBe(true)
  expect(orders().at(-1)).toMatchObject({ table: { media: { ...media, hls: null, api: null, recordings: null } } })
})
