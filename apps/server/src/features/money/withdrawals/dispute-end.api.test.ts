import { afterEach, beforeAll, expect, test } from 'vitest'
import { type DisputeDesk, disputeDesk } from '../../../../test/disputes.ts'
import { verifyMember } from '../../../../test/identity.ts'
import { auditOf, balanceOf, brokenInvariants, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { puppetOf, signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { forceDisputes } from './force-disputes.ts'
import { withdrawalJobs } from './withdrawal-jobs.ts'

const server = testServer()
const hourMs = 3_600_000
let linh: TestStaff
let khoa: TestStaff
let desk: DisputeDesk

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
  khoa = await signInStaff(server, 'finance')
  desk = disputeDesk(server, linh)
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

test('giving back puts all that did not arrive into the wallet, also what was still held, and it is over', async () => {
  const { payee, id } = await desk.disputed('150000.00', { receivedAmount: '50000.00' })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '250000.00' })
  expect((await desk.answer(id, { decision: 'refund' })).body.value).toMatchObject({
    status: 'resolved_refunded',
    receivedAmount: '50000.00',
    refundedAmount: '100000.00',
    dispute: { outcome: 'refunded', amount: '100000.00' },
    allowed: [],
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '950000.00', frozen: '0.00' })
  const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token: payee.token })
  expect(record.body.value.list[0]).toMatchObject({ kind: 'withdrawal', amount: '100000.00', balance: '950000.00' })
  expect((await desk.answer(id, { decision: 'refund' })).status).toBe(409)
  expect((await auditOf(server, id)).at(-1)).toBe('withdrawal.dispute-refunded')
  expect((await desk.mine(payee.token)).timeline.at(-1)).toMatchObject({ state: 'resolved_refunded', by: 'staff' })
})

test('[R2.6.28] what came back is sent again by hand, never from the wallet, and may be disputed again', async () => {
  const { payee, id } = await desk.disputed()
  expect((await desk.answer(id, { decision: 'payAgain' })).body.value).toMatchObject({
    status: 'paying',
    paidAmount: '0.00',
    againAmount: '400000.00',
    allowed: ['pay'],
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
  expect((await desk.pay(id, '400001.00', 'FT-2')).body.code).toBe('LIMIT')
  expect((await desk.pay(id, '400000.00', 'FT-2')).body.value).toMatchObject({ status: 'paid', againAmount: '0.00' })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
  expect((await desk.complain({ payee, id })).body.value.dispute).toMatchObject({ amount: '400000.00', turn: 'staff' })
  await desk.answer(id, { decision: 'refund' })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
})

test('a part that is paid again leaves before what is held, and both reach the bank once', async () => {
  const { payee, id } = await desk.disputed('150000.00')
  await desk.answer(id, { decision: 'payAgain' })
  expect((await desk.pay(id, '200000.00', 'FT-2')).body.value).toMatchObject({
    paidAmount: '200000.00',
    againAmount: '0.00',
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '200000.00' })
  await desk.pay(id, '200000.00', 'FT-3')
  expect((await desk.confirm(payee.token, id, 'fullPayment')).body.value.status).toBe('full_payment')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
  const { rows } = await server.pool.query(
    "select coalesce(sum(balance_on_normal_side), 0)::text as minor from ledger.house_balances where kind = 'withdrawals_in_flight'",
  )
  expect(rows[0].minor).toBe('0')
})

test('[R4.14.05] a closing as received needs an image, is told a day before, and gives nothing back', async () => {
  const { payee, id } = await desk.disputed()
  expect((await desk.answer(id, { decision: 'force' })).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'proofImages', key: 'validation.required' }] },
  })
  expect((await desk.detail(id)).messages).toHaveLength(1)
  await desk.answer(id, { decision: 'force', proofImages: [await desk.staffImage(id)] })
  const { dispute, status } = await desk.mine(payee.token)
  expect([status, dispute.turn, dispute.canObject]).toEqual(['disputed', 'member', true])
  expect(Math.abs(Date.parse(dispute.forcedAt) - server.clock.now().getTime() - 24 * hourMs)).toBeLessThan(60_000)
  await withdrawalJobs['force-disputes']?.(server.context, {})
  expect((await desk.mine(payee.token)).status).toBe('disputed')
  await desk.due(id, 'forced_at')
  await Promise.all(Array.from({ length: 4 }, () => forceDisputes(server.context)))
  expect(await desk.mine(payee.token)).toMatchObject({
    status: 'forced',
    receivedAmount: '400000.00',
    dispute: { outcome: 'forced' },
    allowed: [],
  })
  expect((await auditOf(server, id)).filter((action) => action === 'withdrawal.forced')).toHaveLength(1)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
})

test('a word of the player stops the closing once; what is announced after that comes', async () => {
  const { payee, id } = await desk.disputed()
  await desk.answer(id, { decision: 'force', proofImages: [await desk.staffImage(id)] })
  const { dispute } = (await desk.reply(payee.token, id)).body.value
  expect([dispute.turn, dispute.forcedAt]).toEqual(['staff', undefined])
  await desk.due(id, 'answer_due_at')
  await forceDisputes(server.context)
  expect((await desk.mine(payee.token)).status).toBe('disputed')
  expect((await desk.queue('ours', id)).counts.late).toBeGreaterThan(0)
  await desk.answer(id, { decision: 'force' })
  expect((await desk.mine(payee.token)).dispute.canObject).toBe(false)
  expect((await desk.reply(payee.token, id)).body.value.dispute.forcedAt).toBeDefined()
  expect((await desk.answer(id, { decision: 'force' })).status).toBe(409)
  await desk.due(id, 'forced_at')
  await forceDisputes(server.context)
  expect((await desk.mine(payee.token)).status).toBe('forced')
})

test('with a rest still held, a closing as received sends the withdrawal back to payment for the rest', async () => {
  const { payee, id } = await desk.disputed('150000.00')
  expect((await desk.confirm(payee.token, id, 'received')).body.value).toMatchObject({
    status: 'paying',
    receivedAmount: '150000.00',
  })
  expect((await desk.mine(payee.token)).timeline.slice(-2)).toMatchObject([
    { state: 'resolved_received', by: 'member' },
    { state: 'paying' },
  ])
  await desk.pay(id, '250000.00', 'FT-2')
  expect((await desk.confirm(payee.token, id, 'fullPayment')).body.value.status).toBe('full_payment')
})

test('above the limit two people decide about a dispute, and another decision takes the place of a proposed one', async () => {
  const payee = await payeeWithBalance(server, '300000000.00')
  await verifyMember(server, payee.memberId)
  const id = await submitWithdrawal(server, payee, '200000000.00')
  await desk.staffPost(id, 'approve', { byHand: true })
  await desk.staffPost(id, 'approve', { byHand: true }, khoa.cookie)
  await desk.pay(id, '200000000.00', 'FT-1')
  await desk.complain({ payee, id })
  expect((await desk.answer(id, { decision: 'payAgain' })).body.value).toMatchObject({
    status: 'disputed',
    dispute: { proposal: { decision: 'payAgain', username: linh.username }, decisions: ['refund', 'force'] },
  })
  expect((await desk.answer(id, { decision: 'payAgain' })).body.code).toBe('FOUR_EYES')
  const puppet = await puppetOf(server, linh.cookie)
  expect((await desk.answer(id, { decision: 'payAgain' }, puppet.cookie)).body.code).toBe('FOUR_EYES')
  expect((await desk.answer(id, { decision: 'refund' })).body.value.dispute.proposal.decision).toBe('refund')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '100000000.00', frozen: '0.00' })
  expect((await desk.answer(id, { decision: 'refund' }, khoa.cookie)).body.value.status).toBe('resolved_refunded')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '300000000.00', frozen: '0.00' })
})

test('the word of the player, the end of the notice and a refund at once: it ends once', async () => {
  const { payee, id } = await desk.disputed()
  await desk.answer(id, { decision: 'force', proofImages: [await desk.staffImage(id)] })
  await desk.due(id, 'forced_at')
  await Promise.all([
    desk.confirm(payee.token, id, 'received'),
    forceDisputes(server.context),
    desk.answer(id, { decision: 'refund' }),
    desk.answer(id, { decision: 'payAgain' }),
    desk.reply(payee.token, id),
  ])
  const ends = ['withdrawal.dispute-withdrawn', 'withdrawal.forced', 'withdrawal.dispute-refunded']
  const ended = (await auditOf(server, id)).filter((action) =>
    [...ends, 'withdrawal.dispute-paid-again'].includes(action),
  )
  expect(ended.length).toBeLessThanOrEqual(1)
  const refunded = ended[0] === 'withdrawal.dispute-refunded'
  expect((await balanceOf(server, payee.token)).balance).toBe(refunded ? '1000000.00' : '600000.00')
})
