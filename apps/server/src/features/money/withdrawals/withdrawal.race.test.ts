import { randomUUID } from 'node:crypto'
import { formatAmount } from '@fairground/money'
import { afterEach, expect, test } from 'vitest'
import {
  addCard,
  askWithdrawal,
  auditOf,
  balanceOf,
  brokenInvariants,
  memberWithBalance,
  newAccountNo,
  payeeWithBalance,
  submitWithdrawal,
  type TestPayee,
} from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { moveVendorMoney } from '../wallet/index.ts'
import { payWithdrawal } from './pay-withdrawal.ts'
import type { PayoutAdapter } from './payout-adapter.ts'

const server = testServer()
const whole = '1000000.00'

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))
const approve = ({ cookie }: TestStaff, id: string) =>
  server.console('POST', `/staff/withdrawals/${id}/approve`, { cookie, body: {} })
const reject = ({ cookie }: TestStaff, id: string) =>
  server.console('POST', `/staff/withdrawals/${id}/reject`, { cookie, body: { reason: 'not your name' } })
const cancel = ({ token }: TestPayee, withdrawalId: string) =>
  server.portal('POST', '/wps/relay/MCS2_withdrawCancel', { token, body: { withdrawalId } })
const rowOf = (id: string) =>
  server.db
    .selectFrom('withdrawals')
    .select(['state', 'approvals_needed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const countJobs = async (id: string) =>
  (await server.pool.query('select 1 from graphile_worker.jobs where key = $1', [`pay-withdrawal:${id}`])).rowCount

test('ten withdrawals of the whole balance at once: one wins', async () => {
  const payee = await payeeWithBalance(server, whole)
  const answers = await times(10, () => askWithdrawal(server, payee, whole))
  const codes = Map.groupBy(answers, ({ body }) => body.code)
  expect(codes.get('SUCCESS')).toHaveLength(1)
  // Only five tries of a payment password run at a time; the rest is told to wait.
  expect(codes.get('INSUFFICIENT_BALANCE')?.length).toBeGreaterThanOrEqual(4)
  expect((codes.get('INSUFFICIENT_BALANCE')?.length ?? 0) + (codes.get('TOO_MANY_REQUESTS')?.length ?? 0)).toBe(9)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '0.00', frozen: whole })
})

test('thirty copies of one withdrawal at once: one is held, and every one that is not told to wait is answered with it', async () => {
  const payee = await payeeWithBalance(server, whole)
  const requestId = randomUUID()
  const answers = await times(30, () => askWithdrawal(server, payee, '600000.00', { requestId }))
  const accepted = answers.filter(({ body }) => body.code !== 'TOO_MANY_REQUESTS')
  expect(accepted.length).toBeGreaterThanOrEqual(5)
  expect(new Set(accepted.map(({ body }) => body.value.withdrawalId)).size).toBe(1)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '400000.00', frozen: '600000.00' })
})

test('approve and cancel at once: one wins', async () => {
  const staff = await signInStaff(server, 'finance')
  for (let round = 0; round < 5; round += 1) {
    const payee = await payeeWithBalance(server, whole)
    const id = await submitWithdrawal(server, payee, whole)
    const [approved, cancelled] = await Promise.all([approve(staff, id), cancel(payee, id)])
    expect([approved.status, cancelled.status].sort()).toEqual([200, 409])
    const { state } = await rowOf(id)
    expect(state).toBe(approved.status === 200 ? 'approved' : 'cancelled')
    expect(await balanceOf(server, payee.token)).toEqual(
      state === 'approved' ? { balance: '0.00', frozen: whole } : { balance: whole, frozen: '0.00' },
    )
    expect(await countJobs(id)).toBe(state === 'approved' ? 1 : 0)
  }
})

test('approve and reject at once: one wins', async () => {
  const [linh, trang] = [await signInStaff(server, 'finance'), await signInStaff(server, 'owner')]
  const payee = await payeeWithBalance(server, whole)
  const id = await submitWithdrawal(server, payee, whole)
  const answers = await times(10, (index) => (index % 2 === 0 ? approve(linh, id) : reject(trang, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const { state } = await rowOf(id)
  expect(await balanceOf(server, payee.token)).toEqual(
    state === 'approved' ? { balance: '0.00', frozen: whole } : { balance: whole, frozen: '0.00' },
  )
  expect(await auditOf(server, id)).toEqual(['withdrawal.requested', `withdrawal.${state}`])
})

test('two people approving at once above the limit: both count, and the payout is asked for once', async () => {
  const [linh, trang] = [await signInStaff(server, 'finance'), await signInStaff(server, 'finance')]
  const payee = await payeeWithBalance(server, '30000000.00')
  const id = await submitWithdrawal(server, payee, '25000000.00')
  const answers = await Promise.all([approve(linh, id), approve(trang, id)])
  expect(answers.map(({ body }) => body.code)).toEqual(['SUCCESS', 'SUCCESS'])
  // The first answer shows the withdrawal before or after the second approval.
  expect(answers.map(({ body }) => body.value.status)).toContain('approved')
  expect(await rowOf(id)).toEqual({ state: 'approved', approvals_needed: 2 })
  expect(await countJobs(id)).toBe(1)
})

test('one person approving ten times at once above the limit counts once', async () => {
  const linh = await signInStaff(server, 'finance')
  const payee = await payeeWithBalance(server, '30000000.00')
  const id = await submitWithdrawal(server, payee, '25000000.00')
  const answers = await times(10, () => approve(linh, id))
  expect(answers.map(({ body }) => body.code).sort()).toEqual([...Array(9).fill('FOUR_EYES'), 'SUCCESS'])
  expect((await rowOf(id)).state).toBe('submitted')
  expect(await countJobs(id)).toBe(0)
})

test('the pay job five times at once pays once', async () => {
  const staff = await signInStaff(server, 'finance')
  const payee = await payeeWithBalance(server, whole)
  const id = await submitWithdrawal(server, payee, whole)
  await approve(staff, id)
  const paidIds = new Set<string>()
  const bank: PayoutAdapter = {
    name: 'test',
    pay: async ({ withdrawalId }) => {
      paidIds.add(withdrawalId)
      return { reference: withdrawalId }
    },
  }
  await times(5, () => payWithdrawal(server.context, bank, id))
  expect((await rowOf(id)).state).toBe('paid')
  expect([...paidIds]).toEqual([id])
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '0.00', frozen: '0.00' })
  expect(await auditOf(server, id)).toEqual([
    'withdrawal.requested',
    'withdrawal.approved',
    'withdrawal.payout-started',
    'withdrawal.paid',
  ])
})

test('withdrawals and stakes at once on one balance: what is spent never passes it', async () => {
  const payee = await payeeWithBalance(server, whole)
  const move = { vendorId: 'house', memberId: payee.memberId, currency: 'VND', roundId: 'r1', amountMinor: 20_000_000n }
  const [asked, staked] = await Promise.all([
    times(4, () => askWithdrawal(server, payee, '300000.00')),
    times(8, () =>
      transact(server.db, (tx) => moveVendorMoney(tx, [{ ...move, kind: 'bet', transactionId: randomUUID() }])),
    ),
  ])
  const heldCount = BigInt(asked.filter(({ body }) => body.success).length)
  const stakedCount = BigInt(staked.filter(([moved]) => moved?.status === 'applied').length)
  const leftMinor = 100_000_000n - heldCount * 30_000_000n - stakedCount * 20_000_000n
  expect(leftMinor).toBeGreaterThanOrEqual(0n)
  expect(await balanceOf(server, payee.token)).toEqual({
    balance: formatAmount(leftMinor, 'VND'),
    frozen: formatAmount(heldCount * 30_000_000n, 'VND'),
  })
})

test('two members adding one number at once: one gets it', async () => {
  const accountNo = newAccountNo()
  const members = await Promise.all([memberWithBalance(server), memberWithBalance(server)])
  const answers = await Promise.all(members.map(({ token }) => addCard(server, token, { accountNo })))
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['SUCCESS', 'VALIDATION'])
})

test('withdrawing to an account while it is removed: either the withdrawal or the removal', async () => {
  const payee = await payeeWithBalance(server, whole)
  const [asked, removed] = await Promise.all([
    askWithdrawal(server, payee, '50000.00'),
    server.portal('DELETE', '/wps/relay/MCS2_bankCard', { token: payee.token, query: { cardId: payee.cardId } }),
  ])
  expect([asked.status, removed.status].sort()).toEqual(asked.status === 200 ? [200, 409] : [200, 404])
})
