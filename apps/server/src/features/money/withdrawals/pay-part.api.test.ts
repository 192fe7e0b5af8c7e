import { afterEach, beforeAll, expect, test } from 'vitest'
import { auditOf, balanceOf, brokenInvariants, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { resumePayouts } from './resume-payouts.ts'

const server = testServer()
let linh: TestStaff

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const pay = (id: string, amount: string, reference: string, cookie: string | undefined = linh.cookie) =>
  server.console('POST', `/staff/withdrawals/${id}/payouts`, { cookie, body: { amount, reference } })
const approveByHand = (id: string) =>
  server.console('POST', `/staff/withdrawals/${id}/approve`, { cookie: linh.cookie, body: { byHand: true } })
const byHand = async (amount = '400000.00') => {
  const payee = await payeeWithBalance(server)
  const id = await submitWithdrawal(server, payee, amount)
  expect((await approveByHand(id)).body.value).toMatchObject({ status: 'approved', paysByHand: true })
  return { payee, id }
}
const mine = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCS2_withdrawList', { token })).body.value.list[0]
const inFlight = async () =>
  (
    await server.pool.query(
      "select coalesce(sum(balance_on_normal_side), 0)::text as minor from ledger.house_balances where kind = 'withdrawals_in_flight'",
    )
  ).rows[0].minor
const jobsOf = async (id: string) =>
  (await server.pool.query('select 1 from graphile_worker.jobs where key = $1', [`pay-withdrawal:${id}`])).rowCount

test('[R2.6.28] staff pay in parts: after each the ledger, the state and what is left are right, for both sides', async () => {
  const { payee, id } = await byHand()
  expect(await jobsOf(id)).toBe(0)
  const first = await pay(id, '150000.00', 'FT-1')
  expect(first.body.value).toMatchObject({
    status: 'paid',
    paidAmount: '150000.00',
    unpaidAmount: '250000.00',
    allowed: ['pay'],
    payouts: [{ amount: '150000.00', reference: 'FT-1', by: linh.username }],
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '250000.00' })
  expect(await inFlight()).toBe('0')
  expect(await mine(payee.token)).toMatchObject({
    status: 'paid',
    paidAmount: '150000.00',
    unpaidAmount: '250000.00',
    payouts: [{ amount: '150000.00', reference: 'FT-1' }],
  })
  expect((await pay(id, '250000.00', 'FT-2')).body.value).toMatchObject({
    paidAmount: '400000.00',
    unpaidAmount: '0.00',
    allowed: [],
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
  expect(await auditOf(server, id)).toEqual([
    'withdrawal.requested',
    'withdrawal.approved',
    'withdrawal.part-paid',
    'withdrawal.part-paid',
  ])
})

test('the same reference again is the same part, and never another amount', async () => {
  const { payee, id } = await byHand()
  for (let times = 0; times < 3; times += 1)
    expect((await pay(id, '100000.00', 'FT-1')).body.value.paidAmount).toBe('100000.00')
  expect((await pay(id, '100001.00', 'FT-1')).body.code).toBe('REQUEST_MISMATCH')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '300000.00' })
})

test('more than is left is refused with what is left, nothing and less than nothing too', async () => {
  const { payee, id } = await byHand()
  await pay(id, '300000.00', 'FT-1')
  expect((await pay(id, '100001.00', 'FT-2')).body).toMatchObject({
    code: 'LIMIT',
    value: { limit: { kind: 'max', bound: '100000.00' } },
  })
  for (const amount of ['0.00', '-1.00', '1', 'NaN', '9223372036854775808.00'])
    expect((await pay(id, amount, 'FT-3')).body.code).toBe('VALIDATION')
  expect((await pay(id, '1.00', ' ')).body.code).toBe('VALIDATION')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '100000.00' })
})

test('nothing pays by itself what staff pay, and what pays by itself staff do not', async () => {
  const { id } = await byHand()
  server.clock.advance(6 * 60_000)
  await resumePayouts(server.context)
  expect(await jobsOf(id)).toBe(0)
  const automatic = await submitWithdrawal(server, await payeeWithBalance(server), '50000.00')
  expect((await pay(automatic, '50000.00', 'FT-1')).status).toBe(409)
  await server.console('POST', `/staff/withdrawals/${automatic}/approve`, { cookie: linh.cookie, body: {} })
  expect((await pay(automatic, '50000.00', 'FT-1')).status).toBe(409)
  expect((await pay('wdr_none', '50000.00', 'FT-1')).status).toBe(404)
})

test('what staff could not send is refused and free again, unless a part of it has left', async () => {
  const refuse = (id: string) =>
    server.console('POST', `/staff/withdrawals/${id}/reject`, { cookie: linh.cookie, body: { reason: 'bank says no' } })
  const [whole, begun] = [await byHand(), await byHand()]
  expect((await refuse(whole.id)).body.value.status).toBe('rejected')
  expect(await balanceOf(server, whole.payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
  await pay(begun.id, '1.00', 'FT-1')
  expect((await refuse(begun.id)).status).toBe(409)
  expect(await balanceOf(server, begun.payee.token)).toEqual({ balance: '600000.00', frozen: '399999.00' })
})

test('one paid in part stays in the queue with the rest until the rest is sent', async () => {
  const { id } = await byHand()
  const queue = async () =>
    (await server.console('GET', '/staff/withdrawals', { cookie: linh.cookie, query: { query: id } })).body.value.total
  expect((await pay(id, '399999.99', 'FT-1')).body.code).toBe('VALIDATION')
  await pay(id, '399999.00', 'FT-1')
  expect(await queue()).toBe(1)
  await pay(id, '1.00', 'FT-2')
  expect(await queue()).toBe(0)
})

test('the account that a rest is still owed to is not removed', async () => {
  const { payee, id } = await byHand()
  await pay(id, '1.00', 'FT-1')
  const removed = await server.portal('DELETE', '/wps/relay/MCS2_bankCard', {
    token: payee.token,
    query: { cardId: payee.cardId },
  })
  expect(removed.status).toBe(409)
})

test('nobody pays without signing in, and only who decides about withdrawals pays', async () => {
  const { id } = await byHand()
  expect((await server.console('POST', `/staff/withdrawals/${id}/payouts`, { body: {} })).status).toBe(401)
  for (const role of ['support', 'risk', 'content', 'readonly'] as const)
    expect((await pay(id, '1.00', 'FT-1', (await signInStaff(server, role)).cookie)).status).toBe(403)
  expect(await auditOf(server, id)).toEqual(['withdrawal.requested', 'withdrawal.approved'])
})

test('ten parts of three tenths at once: three are paid, the rest of the money stays held', async () => {
  const { payee, id } = await byHand()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => pay(id, '120000.00', `FT-${index}`)))
  expect(answers.map(({ body }) => body.code).sort()).toEqual([...Array(7).fill('LIMIT'), ...Array(3).fill('SUCCESS')])
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '40000.00' })
})

test('one part reported ten times at once, beside a refusal of the whole, is paid once or not at all', async () => {
  const { payee, id } = await byHand()
  const [refused, ...paid] = await Promise.all([
    server.console('POST', `/staff/withdrawals/${id}/reject`, {
      cookie: linh.cookie,
      body: { reason: 'bank says no' },
    }),
    ...Array.from({ length: 10 }, () => pay(id, '120000.00', 'FT-1')),
  ])
  const isRefused = refused?.body.success
  expect(new Set(paid.map(({ body }) => body.success))).toEqual(new Set([!isRefused]))
  expect(await balanceOf(server, payee.token)).toEqual(
    isRefused ? { balance: '1000000.00', frozen: '0.00' } : { balance: '600000.00', frozen: '280000.00' },
  )
})

test('while the books are in doubt no part is paid out, and afterwards the same one is', async () => {
  const { payee, id } = await byHand()
  await server.pool.query(
    `insert into payout_freezes (id, frozen_at, findings, findings_count, checked_at, is_clean)
     values ('frz_test', now(), '[]', 1, now(), false)`,
  )
  expect((await pay(id, '400000.00', 'FT-F')).body.code).toBe('PAYOUTS_FROZEN')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '400000.00' })
  await server.pool.query(`update payout_freezes set released_at = now(), released_by = $1`, [linh.staffId])
  expect((await pay(id, '400000.00', 'FT-F')).body.value).toMatchObject({ unpaidAmount: '0.00' })
})
