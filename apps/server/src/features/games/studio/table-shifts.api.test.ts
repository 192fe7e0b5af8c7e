import type { VendorDeskActs, VendorShifts } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { tableActJobs } from './index.ts'

const server = testServer()
const studio = new TestVendor('house')
const tableId = 'live-baccarat-c05'
const at = '2026-11-28T20:00:00.000Z'
const later = '2026-11-28T22:00:00.000Z'
const shifts: VendorShifts = {
  plans: [{ planId: 'shp_1', dealerId: 'stf_1', dealer: 'thu-ha', startsAt: at, endsAt: later, isOpen: false }],
  shifts: [
    {
      ...{
        shiftId: 'shf_1',
        dealer: 'lam',
        openedAt: at,
        closedAt: later,
        isPlanned: true,
        rounds: 210,
        voidRounds: 1,
      },
      ...{ incidents: 2, tips: [{ currency: 'VND', amount: '5000000' }] },
    },
  ],
}
beforeAll(async () => {
  await studio.start(server)
  studio.tells.set(`/tables/shifts?tableId=${tableId}`, shifts)
  studio.tells.set('/tables/shifts', { code: 'OK' })
})
afterAll(() => studio.stop())

const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return {
    reads: async () => (await server.console('GET', `/staff/table-shifts?tableId=${tableId}`, { cookie })).body,
    plans: async (dealerId: string) =>
      (
        await server.console('POST', '/staff/table-shifts', {
          ...{ cookie, body: { tableId, dealerId, startsAt: at, endsAt: later } },
        })
      ).body,
  }
}

test('a pit boss plans a shift of somebody who may deal, in the names of both', async () => {
  const boss = await as('risk')
  const { value } = await boss.reads()
  expect(value.shifts).toMatchObject([{ dealer: 'lam', rounds: 210, tips: [{ currency: 'VND', amount: '50000.00' }] }])
  const [dealer] = value.dealers
  expect((await boss.plans(dealer.staffId)).value.plans).toHaveLength(1)
  const order = studio.heard.findLast(({ path, body }) => path === '/tables/shifts' && body)?.body
  expect(order).toMatchObject({ tableId, dealer, startsAt: at, endsAt: later, by: { name: expect.any(String) } })
  studio.tells.set('/tables/shifts', { code: 'BAD_REQUEST', fault: { rule: 'overlap' } })
  expect((await boss.plans(dealer.staffId)).value.fault).toEqual({ rule: 'overlap' })
  studio.tells.set('/tables/shifts', { code: 'OK' })
  expect((await boss.plans('stf_nobody')).code).toBe('NOT_FOUND')
})

test('whoever only deals sees the shifts and plans none; whoever does neither sees none', async () => {
  const dealer = await as('support')
  const { value } = await dealer.reads()
  expect((await dealer.plans(value.dealers[0].staffId)).code).toBe('FORBIDDEN')
  expect((await (await as('content')).reads()).code).toBe('FORBIDDEN')
})

test('what was done at the desks comes to the audit log once, in its order and with its own time', async () => {
  const act = { tableId: 'live-roulette-r02', sharedRoundId: null, staffId: 'stf_ha', at }
  const page: VendorDeskActs = {
    acts: [
      { ...act, actId: 'act_1', act: 'open-shift', facts: { result: 'done' } },
      { ...act, actId: 'act_2', act: 'report', facts: { kind: 'misdeal', result: 'done' }, sharedRoundId: 'shr_9' },
      { ...act, actId: 'act_3', act: 'new-shoe', facts: { result: 'ROUND_UNDER_WAY' } },
    ],
    nextCursor: '7-3',
    hasMore: false,
  }
  studio.tells.set('/desk/acts?cursor=', page)
  studio.tells.set('/desk/acts?cursor=7-3', { acts: [], nextCursor: '7-3', hasMore: false })
  const takes = () => tableActJobs['take-over-desk-acts']?.(server.context, {})
  await Promise.all([takes(), takes()])
  await takes()
  expect(await auditOf(server, act.tableId)).toEqual(['desk.open-shift', 'desk.report', 'desk.refused'])
  const rows = await server.db.selectFrom('audit_log').selectAll().where('subject', '=', act.tableId).execute()
  expect(rows.map((row) => row.at.toISOString())).toEqual([at, at, at])
  expect(rows.map(({ actor_kind, actor_id }) => [actor_kind, actor_id])).toEqual(Array(3).fill(['staff', 'stf_ha']))
  expect(rows.find(({ action }) => action === 'desk.refused')?.detail).toEqual({
    ...{ act: 'new-shoe', result: 'ROUND_UNDER_WAY' },
  })
})

test('a studio that does not answer loses nothing: the next call goes on where this one stopped', async () => {
  studio.tells.set('/desk/acts?cursor=7-3', {})
  await tableActJobs['take-over-desk-acts']?.(server.context, {})
  const act = { actId: 'act_4', tableId: 'live-x', sharedRoundId: null, staffId: 'stf_ha', act: 'cut-card', at }
  studio.tells.set('/desk/acts?cursor=7-3', {
    ...{ acts: [{ ...act, facts: { result: 'done' } }], nextCursor: '9-4', hasMore: false },
  })
  await tableActJobs['take-over-desk-acts']?.(server.context, {})
  expect(await auditOf(server, 'live-x')).toEqual(['desk.cut-card'])
})
