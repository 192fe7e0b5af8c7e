import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { gameOf, TestVendor, testTable } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
const shift = {
  ...{ tableId: testTable, shiftId: 'shf_1', dealerName: 'Thu Hà', currency: 'VND', count: 1 },
  ...{ beganAt: '2020-01-01T01:00:00.000Z', endedAt: '2020-01-01T05:00:00.000Z' },
}
let given = 0n

beforeAll(() => {
  studio.games = [...studio.games, { ...gameOf(testTable), category: 'LIVE' as const }]
  return studio.start(server)
})
afterAll(() => studio.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const tell = (more: object = {}) => {
  const tips = [{ ...shift, given: `${given}`, ...more }]
  for (const days of [7, 90]) studio.tells.set(`/tables/tips?days=${days}`, { tips })
}
/** A player gives something, and the studio tells of it. */
async function give(amount: number): Promise<void> {
  const player = await seatPlayer(server, studio, { gameCode: testTable, amount: '10000000.00' })
  const tip = { kind: 'tip', transactionId: newTransactionId(), roundId: newRoundId(), amount: `${amount}` }
  expect((await player.bet(tip)).answer).toMatchObject({ code: 'OK' })
  given += BigInt(amount)
  tell()
}
const booked = async (kind: 'tips' | 'tips_paid'): Promise<bigint> => {
  const { rows } = await server.pool.query(
    'select coalesce(sum(balance), 0)::text as balance from ledger.account_balances where kind = $1',
    [kind],
  )
  return BigInt(rows[0].balance)
}
const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await server.console(method, path, { cookie, ...(body && { body }) })).body
  return {
    row: async () => (await call('GET', '/staff/table-tips?days=7')).value.list[0],
    pays: (amount: string, requestId = randomUUID()) =>
      call('POST', '/staff/table-tips/pay', {
        ...{
          tableId: testTable,
          shiftKey: 'shf_1',
          currency: 'VND',
          amount,
          requestId,
          reason: 'Trả tiền mặt cuối ca',
        },
      }),
    decides: (wishId: string) => call('POST', `/staff/wishes/${wishId}/decide`, { isApproved: true }),
  }
}

test('tips of a shift that is over are paid once, from the tips of the table to the house, and the rest stays open', async () => {
  await give(500_000)
  const owner = await as('owner')
  expect(await owner.row()).toMatchObject({ given: '5000.00', paid: '0.00', open: '5000.00', isOver: true })
  expect((await owner.pays('4000.00')).code).toBe('STATE_CONFLICT')
  const requestId = randomUUID()
  const said = await Promise.all([owner.pays('5000.00', requestId), owner.pays('5000.00'), owner.pays('5000.00')])
  expect(said.filter(({ success }) => success)).toHaveLength(1)
  expect([await booked('tips'), await booked('tips_paid')]).toEqual([0n, 500_000n])
  expect(await owner.row()).toMatchObject({ paid: '5000.00', open: '0.00', paidBy: [expect.any(String)] })
  expect((await owner.pays('5000.00')).code).toBe('STATE_CONFLICT')
  // A tip that was in doubt comes later.
  await give(100_000)
  expect(await owner.row()).toMatchObject({ paid: '5000.00', open: '1000.00' })
  expect((await owner.pays('1000.00')).success).toBe(true)
  expect([await booked('tips'), await booked('tips_paid')]).toEqual([0n, 600_000n])
  expect(await auditOf(server, testTable)).toEqual(['tips.payout-approved', 'tips.payout-approved'])
})

test('above the limit of one person another one decides, and meanwhile nothing moves', async () => {
  const limit = (amount: string) =>
    server.db.updateTable('approval_thresholds').set({ amount_minor: amount }).where('topic', '=', 'tips').execute()
  const before = await booked('tips_paid')
  await limit('299999')
  await give(300_000)
  const [asker, decider] = [await as('owner'), await as('owner')]
  expect((await asker.pays('3000.00')).success).toBe(true)
  const { wish } = await asker.row()
  expect(await booked('tips_paid')).toBe(before)
  expect((await asker.decides(wish.wishId)).success).toBe(false)
  expect((await decider.pays('3000.00')).code).toBe('STATE_CONFLICT')
  expect((await decider.decides(wish.wishId)).success).toBe(true)
  expect(await booked('tips_paid')).toBe(before + 300_000n)
  expect(await asker.row()).toMatchObject({ paid: '9000.00', open: '0.00' })
  await limit('200000000')
})

test('more than the account of the table holds is never paid, nor a shift that goes on, nor by who may only read', async () => {
  tell({ given: `${given + 777n}` })
  const owner = await as('owner')
  expect((await owner.row()).open).toBe('7.77')
  expect((await owner.pays('7.77')).code).toBe('INSUFFICIENT_BALANCE')
  await give(200_000)
  tell({ endedAt: null })
  expect(await owner.row()).toMatchObject({ open: '2000.00', isOver: false })
  expect((await owner.pays('2000.00')).code).toBe('STATE_CONFLICT')
  tell()
  expect((await (await as('readonly')).pays('2000.00')).code).toBe('FORBIDDEN')
  expect((await owner.pays('2000.00')).success).toBe(true)
})
