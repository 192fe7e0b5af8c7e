import { afterEach, beforeAll, expect, test } from 'vitest'
import { openTrial } from '../../../../test/members.ts'
import {
  auditOf,
  balanceOf,
  brokenInvariants,
  payeeWithBalance,
  submitWithdrawal,
  type TestPayee,
} from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { autoReceive } from './auto-receive.ts'
import { manualPayout } from './manual-payout.ts'
import { payWithdrawal } from './pay-withdrawal.ts'

const server = testServer()
const path = '/wps/relay/MCS2_withdrawConfirm'
const settingsPath = '/staff/site/payouts'
const minuteMs = 60_000
let linh: TestStaff

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const confirm = (token: string | undefined, withdrawalId: string, result: string, fields: object = {}) =>
  server.portal('POST', path, { token, body: { withdrawalId, result, ...fields } })
const staffPost = (id: string, action: string, body: object) =>
  server.console('POST', `/staff/withdrawals/${id}/${action}`, { cookie: linh.cookie, body })
const mine = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCS2_withdrawList', { token })).body.value.list[0]
const setMinutes = (autoReceiptMinutes: unknown, cookie: string | undefined = linh.cookie) =>
  server.console('PUT', settingsPath, { cookie, body: { autoReceiptMinutes } })

async function paid(): Promise<{ payee: TestPayee; id: string }> {
  const payee = await payeeWithBalance(server)
  const id = await submitWithdrawal(server, payee, '400000.00')
  await staffPost(id, 'approve', {})
  await payWithdrawal(server.context, manualPayout, id)
  return { payee, id }
}

async function paidInPart(): Promise<{ payee: TestPayee; id: string }> {
  const payee = await payeeWithBalance(server)
  const id = await submitWithdrawal(server, payee, '400000.00')
  await staffPost(id, 'approve', { byHand: true })
  await staffPost(id, 'payouts', { amount: '150000.00', reference: 'FT-1' })
  return { payee, id }
}

test('[R4.14.01] [R3.181] [R3.182] after the payout the player says that the money came, and it is closed as received', async () => {
  const { payee, id } = await paid()
  expect(await mine(payee.token)).toMatchObject({
    status: 'paid',
    receivedAmount: '0.00',
    remainingAmount: '400000.00',
    allowed: ['received', 'fullPayment', 'notReceived'],
  })
  const { body } = await confirm(payee.token, id, 'received', { receivedAmount: '400000.00' })
  expect(body.value).toMatchObject({
    status: 'received',
    receivedAmount: '400000.00',
    remainingAmount: '0.00',
    allowed: [],
  })
  expect(body.value.autoReceiptAt).toBeUndefined()
  expect((await confirm(payee.token, id, 'received')).body.value.status).toBe('received')
  expect((await confirm(payee.token, id, 'fullPayment')).status).toBe(409)
  expect((await auditOf(server, id)).at(-1)).toBe('withdrawal.received')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
})

test('[R4.14.03] the full payment confirms all: received is the total, nothing remains, and it is closed', async () => {
  const { payee, id } = await paid()
  expect((await confirm(payee.token, id, 'fullPayment')).body.value).toMatchObject({
    status: 'full_payment',
    receivedAmount: '400000.00',
    remainingAmount: '0.00',
    allowed: [],
  })
  expect((await auditOf(server, id)).at(-1)).toBe('withdrawal.full-payment')
})

test('a part that was received leaves the rest held and to be paid; the full payment comes with the last part', async () => {
  const { payee, id } = await paidInPart()
  expect((await mine(payee.token)).allowed).toEqual(['received', 'notReceived'])
  expect((await confirm(payee.token, id, 'fullPayment')).status).toBe(409)
  const { body } = await confirm(payee.token, id, 'received')
  expect(body.value).toMatchObject({ status: 'paying', receivedAmount: '150000.00', remainingAmount: '250000.00' })
  expect(body.value.timeline.slice(-2)).toMatchObject([{ state: 'received' }, { state: 'paying' }])
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '250000.00' })
  await staffPost(id, 'payouts', { amount: '250000.00', reference: 'FT-2' })
  expect((await confirm(payee.token, id, 'fullPayment')).body.value).toMatchObject({
    status: 'full_payment',
    receivedAmount: '400000.00',
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
})

test('an amount that was not sent, a stranger and a withdrawal that is not paid are refused, and nothing changes', async () => {
  const { payee, id } = await paid()
  expect((await confirm(payee.token, id, 'received', { receivedAmount: '399999.99' })).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'receivedAmount', key: 'validation.receivedAmount' }] },
  })
  const stranger = await payeeWithBalance(server)
  expect((await confirm(stranger.token, id, 'received')).status).toBe(404)
  const submitted = await submitWithdrawal(server, stranger, '50000.00')
  expect((await confirm(stranger.token, submitted, 'received')).status).toBe(409)
  expect((await confirm(payee.token, id, 'lost')).body.code).toBe('VALIDATION')
  expect(await mine(payee.token)).toMatchObject({ status: 'paid', receivedAmount: '0.00' })
  expect((await confirm(undefined, id, 'received')).status).toBe(401)
  const trial = await openTrial(server)
  expect(await confirm(trial.token, id, 'received')).toMatchObject({ status: 403, body: { code: 'TRIAL_FORBIDDEN' } })
})

test('[R4.14.04] [R9.39] without a word it counts as received after the minutes set in the console, and not before', async () => {
  const early = await paid()
  expect((await setMinutes(1)).body.value).toEqual({ autoReceiptMinutes: 1 })
  const { payee, id } = await paid()
  const { autoReceiptAt, timeline } = await mine(payee.token)
  expect(Date.parse(autoReceiptAt) - Date.parse(timeline.at(-1).at)).toBe(minuteMs)
  await autoReceive(server.context)
  expect((await mine(payee.token)).status).toBe('paid')
  server.clock.advance(minuteMs)
  await Promise.all(Array.from({ length: 4 }, () => autoReceive(server.context)))
  await autoReceive(server.context)
  expect(await mine(payee.token)).toMatchObject({ status: 'auto_received', receivedAmount: '400000.00' })
  expect((await auditOf(server, id)).filter((action) => action === 'withdrawal.auto-received')).toHaveLength(1)
  expect((await mine(early.payee.token)).status).toBe('paid')
  await setMinutes(1440)
})

test('a part that nobody spoke of counts as received too, and the rest waits to be sent', async () => {
  const { payee, id } = await paidInPart()
  await server.db.updateTable('withdrawals').set({ auto_receipt_at: server.clock.now() }).where('id', '=', id).execute()
  await autoReceive(server.context)
  expect(await mine(payee.token)).toMatchObject({ status: 'paying', receivedAmount: '150000.00' })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '250000.00' })
})

test('the word of the player and the end of the silence at once: it is received once', async () => {
  const { payee, id } = await paid()
  await server.db.updateTable('withdrawals').set({ auto_receipt_at: server.clock.now() }).where('id', '=', id).execute()
  await Promise.all([
    confirm(payee.token, id, 'received'),
    confirm(payee.token, id, 'fullPayment'),
    autoReceive(server.context),
    autoReceive(server.context),
  ])
  const { status } = await mine(payee.token)
  expect(['received', 'full_payment', 'auto_received']).toContain(status)
  const words = ['withdrawal.received', 'withdrawal.full-payment', 'withdrawal.auto-received']
  expect((await auditOf(server, id)).filter((action) => words.includes(action))).toHaveLength(1)
})

test('what was sent is found under paid, whether the player has spoken or not', async () => {
  const [silent, spoken] = [await paid(), await paid()]
  await confirm(spoken.payee.token, spoken.id, 'received')
  const found = async (query: string) =>
    (await server.console('GET', '/staff/withdrawals', { cookie: linh.cookie, query: { filter: 'paid', query } })).body
      .value.total
  expect([await found(silent.id), await found(spoken.id)]).toEqual([1, 1])
})

test('the minutes have bounds, and only who decides about withdrawals changes them', async () => {
  for (const minutes of [0, -1, 1.5, 43_201, '60', null])
    expect((await setMinutes(minutes)).body.code).toBe('VALIDATION')
  for (const role of ['support', 'risk', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await setMinutes(5, cookie)).status).toBe(403)
    expect((await server.console('GET', settingsPath, { cookie })).body.value).toEqual({ autoReceiptMinutes: 1440 })
  }
  expect((await server.console('GET', settingsPath)).status).toBe(401)
})
