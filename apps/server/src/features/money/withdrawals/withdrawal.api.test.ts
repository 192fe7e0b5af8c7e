import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { memberPaymentPassword, openTrial, registerMember } from '../../../../test/members.ts'
import {
  addCard,
  askWithdrawal,
  auditOf,
  balanceOf,
  brokenInvariants,
  payeeWithBalance,
  submitWithdrawal,
  type TestPayee,
} from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { manualPayout } from './manual-payout.ts'
import { payWithdrawal } from './pay-withdrawal.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const list = (token: string, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/MCS2_withdrawList', { token, query })
const listed = async (token: string) => (await list(token)).body.value.list
const cancel = (token: string, withdrawalId: string) =>
  server.portal('POST', '/wps/relay/MCS2_withdrawCancel', { token, body: { withdrawalId } })
const decide = async (withdrawalId: string, decision: 'approve' | 'reject', cookie?: string) =>
  server.console('POST', `/staff/withdrawals/${withdrawalId}/${decision}`, {
    cookie: cookie ?? (await signInStaff(server, 'finance')).cookie,
    body: decision === 'reject' ? { reason: 'not your name' } : {},
  })
const nothingMoved = async ({ token }: TestPayee, balance = '1000000.00') => {
  expect(await balanceOf(server, token)).toEqual({ balance, frozen: '0.00' })
  expect(await listed(token)).toEqual([])
}

test('[R1.11] the amount is held at once, paid after the approval, and the player sees every step', async () => {
  const payee = await payeeWithBalance(server)
  const asked = await askWithdrawal(server, payee, '400000.00')
  const { withdrawalId } = asked.body.value
  expect(asked.body.value).toMatchObject({
    amount: '400000.00',
    status: 'submitted',
    bankName: 'NH Sen',
    masked: expect.stringMatching(/^•••• \d{4}$/),
    allowed: ['cancel'],
    timeline: [{ state: 'submitted' }],
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '400000.00' })

  await decide(withdrawalId, 'approve')
  expect(await listed(payee.token)).toMatchObject([{ status: 'approved', allowed: [] }])
  await payWithdrawal(server.context, manualPayout, withdrawalId)
  expect(await listed(payee.token)).toMatchObject([
    {
      withdrawalId,
      status: 'paid',
      timeline: [{ state: 'submitted' }, { state: 'approved' }, { state: 'paying' }, { state: 'paid' }],
    },
  ])
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
  const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', {
    token: payee.token,
    query: { type: 'withdrawal' },
  })
  expect(record.body.value).toMatchObject({
    total: 1,
    list: [{ amount: '-400000.00', balance: '600000.00', reference: withdrawalId }],
  })
  expect(await auditOf(server, withdrawalId)).toEqual([
    'withdrawal.requested',
    'withdrawal.approved',
    'withdrawal.payout-started',
    'withdrawal.paid',
  ])
})

test('bounds, banks and what is available are told', async () => {
  const payee = await payeeWithBalance(server)
  await submitWithdrawal(server, payee, '50000.00')
  const { body } = await server.portal('GET', '/wps/relay/MCS2_withdrawLimits', { token: payee.token })
  expect(body.value).toMatchObject({ min: '50000.00', max: '500000000.00', available: '950000.00' })
  expect(body.value.banks).toContainEqual({ bankCode: 'LUA', bankName: 'NH Lúa' })
})

describe('request', () => {
  test('the same request again answers the same withdrawal; other content under its id is refused', async () => {
    const payee = await payeeWithBalance(server)
    const requestId = randomUUID()
    const first = await askWithdrawal(server, payee, '100000.00', { requestId })
    expect((await askWithdrawal(server, payee, '100000.00', { requestId })).body).toEqual(first.body)
    const otherCard = await addCard(server, payee.token)
    for (const changed of [{ amount: '100001.00' }, { cardId: otherCard.body.value.cardId }]) {
      expect((await askWithdrawal(server, payee, '100000.00', { requestId, ...changed })).body.code).toBe(
        'REQUEST_MISMATCH',
      )
    }
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '900000.00', frozen: '100000.00' })
  })

  test('more than is available is refused, also when the rest is held', async () => {
    const payee = await payeeWithBalance(server, '100000.00')
    expect((await askWithdrawal(server, payee, '100001.00')).body.code).toBe('INSUFFICIENT_BALANCE')
    await nothingMoved(payee, '100000.00')
    await submitWithdrawal(server, payee, '50000.00')
    expect((await askWithdrawal(server, payee, '50001.00')).body.code).toBe('INSUFFICIENT_BALANCE')
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '50000.00', frozen: '50000.00' })
  })

  test('amounts outside the bounds name the bound', async () => {
    const payee = await payeeWithBalance(server)
    expect((await askWithdrawal(server, payee, '49999.00')).body).toMatchObject({
      code: 'LIMIT',
      value: { limit: { kind: 'min', bound: '50000.00' } },
    })
    expect((await askWithdrawal(server, payee, '500000001.00')).body).toMatchObject({
      code: 'LIMIT',
      value: { limit: { kind: 'max', bound: '500000000.00' } },
    })
    await nothingMoved(payee)
  })

  test('a bank takes whole dong only: anything else is refused by the name of its field, and nothing is held', async () => {
    const payee = await payeeWithBalance(server)
    for (const amount of ['50000.01', '100000.50']) {
      expect((await askWithdrawal(server, payee, amount)).body).toMatchObject({
        code: 'VALIDATION',
        value: { errors: [{ field: 'amount' }] },
      })
    }
    await nothingMoved(payee)
  })

  test('the eleventh request of a day is refused, also when the others were cancelled', async () => {
    const payee = await payeeWithBalance(server)
    for (let i = 0; i < 10; i += 1) await cancel(payee.token, await submitWithdrawal(server, payee, '50000.00'))
    expect((await askWithdrawal(server, payee, '50000.00')).body).toMatchObject({
      code: 'LIMIT',
      value: { limit: { kind: 'perDay', bound: '10' } },
    })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
  })

  test.each([
    '-1.00',
    '0.00',
    '0.001',
    '1',
    '1e7',
    '1e21',
    '１２.00',
    'NaN',
    '100,000.00',
    ' 50000.00',
    '9223372036854775808',
    '92233720368547758.08',
    '',
    null,
    50000,
    ['50000.00'],
  ])('the amount %j is refused and nothing moves', async (amount) => {
    const payee = await payeeWithBalance(server)
    const { status, body } = await askWithdrawal(server, payee, '', { amount })
    expect([status, body.code, body.value.errors[0].field.split('.')[0]]).toEqual([200, 'VALIDATION', 'amount'])
    await nothingMoved(payee)
  })

  test('a wrong payment password, an unset one and a locked one hold nothing', async () => {
    const payee = await payeeWithBalance(server)
    for (let i = 0; i < 5; i += 1)
      expect((await askWithdrawal(server, payee, '50000.00', { paymentPassword: '000000' })).body.code).toBe(
        'PAYMENT_PASSWORD_WRONG',
      )
    expect(await askWithdrawal(server, payee, '50000.00')).toMatchObject({
      status: 429,
      body: { value: { retryAfter: expect.closeTo(300, -1) } },
    })
    await nothingMoved(payee)
    const unset = await registerMember(server)
    expect((await askWithdrawal(server, { ...unset, cardId: payee.cardId }, '50000.00')).body.code).toBe(
      'PAYMENT_PASSWORD_UNSET',
    )
  })

  test("a stranger's payout account is not found, and a removed one neither", async () => {
    const [payee, stranger] = [await payeeWithBalance(server), await payeeWithBalance(server)]
    expect((await askWithdrawal(server, { ...payee, cardId: stranger.cardId }, '50000.00')).status).toBe(404)
    await server.portal('DELETE', '/wps/relay/MCS2_bankCard', { token: payee.token, query: { cardId: payee.cardId } })
    expect((await askWithdrawal(server, payee, '50000.00')).status).toBe(404)
    await nothingMoved(payee)
  })
})

describe('cancel', () => {
  test('before the review begins the amount is free again', async () => {
    const payee = await payeeWithBalance(server)
    const withdrawalId = await submitWithdrawal(server, payee, '400000.00')
    expect((await cancel(payee.token, withdrawalId)).body.value).toMatchObject({
      status: 'cancelled',
      allowed: [],
      timeline: [{ state: 'submitted' }, { state: 'cancelled' }],
    })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
    expect(await auditOf(server, withdrawalId)).toEqual(['withdrawal.requested', 'withdrawal.cancelled'])
    expect((await cancel(payee.token, withdrawalId)).status).toBe(409)
  })

  test('after the first of two approvals it is too late', async () => {
    const payee = await payeeWithBalance(server, '30000000.00')
    const withdrawalId = await submitWithdrawal(server, payee, '20000001.00')
    await decide(withdrawalId, 'approve')
    expect(await listed(payee.token)).toMatchObject([{ status: 'submitted', allowed: [] }])
    expect(await cancel(payee.token, withdrawalId)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '9999999.00', frozen: '20000001.00' })
  })

  test("a stranger's withdrawal is not found and stays", async () => {
    const [payee, stranger] = [await payeeWithBalance(server), await payeeWithBalance(server)]
    const withdrawalId = await submitWithdrawal(server, payee, '50000.00')
    expect((await cancel(stranger.token, withdrawalId)).status).toBe(404)
    expect((await cancel(stranger.token, 'wdr_none')).status).toBe(404)
    expect(await listed(payee.token)).toMatchObject([{ status: 'submitted' }])
    expect(await listed(stranger.token)).toEqual([])
  })
})

test('a rejection frees the amount and tells the player why', async () => {
  const payee = await payeeWithBalance(server)
  await decide(await submitWithdrawal(server, payee, '50000.00'), 'reject')
  expect(await listed(payee.token)).toMatchObject([
    { status: 'rejected', reason: 'not your name', timeline: [{ state: 'submitted' }, { state: 'rejected' }] },
  ])
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
})

test('the list is newest first, by state and page', async () => {
  const payee = await payeeWithBalance(server)
  for (const amount of ['50000.00', '60000.00', '70000.00']) await submitWithdrawal(server, payee, amount)
  await cancel(payee.token, (await listed(payee.token))[0].withdrawalId)
  const { body } = await list(payee.token, { status: 'submitted', pageNo: '2', pageSize: '1' })
  expect(body.value).toMatchObject({ total: 2, pageNo: 2, pageSize: 1, list: [{ amount: '50000.00' }] })
  expect((await list(payee.token, { status: 'lost' })).body.code).toBe('VALIDATION')
})

test.each([
  ['GET', '/wps/relay/MCS2_withdrawLimits', undefined],
  [
    'POST',
    '/wps/relay/passwordCheck/MCS2_withdraw',
    { cardId: 'crd_1', amount: '50000.00', paymentPassword: memberPaymentPassword, requestId: randomUUID() },
  ],
  ['POST', '/wps/relay/MCS2_withdrawCancel', { withdrawalId: 'wdr_1' }],
  ['GET', '/wps/relay/MCS2_withdrawList', undefined],
] as const)('%s %s needs a signed-in member; a trial account is told to register', async (method, path, body) => {
  expect(await server.portal(method, path, { body })).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } })
  const { token } = await openTrial(server)
  expect(await server.portal(method, path, { token, body })).toMatchObject({
    status: 403,
    body: { code: 'TRIAL_FORBIDDEN' },
  })
})
