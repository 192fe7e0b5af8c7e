import { afterEach, beforeAll, expect, test } from 'vitest'
import { type DisputeDesk, disputeDesk } from '../../../../test/disputes.ts'
import { openTrial } from '../../../../test/members.ts'
import { auditOf, balanceOf, brokenInvariants, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { sendReceipt, uploadAsStaff } from '../../../../test/uploads.ts'
import { autoReceive } from './auto-receive.ts'

const server = testServer()
const hourMs = 3_600_000
let linh: TestStaff
let desk: DisputeDesk

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
  desk = disputeDesk(server, linh)
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

test('[R4.14.02] [R3.183] not received, with an image and a text: it is disputed, and staff see both', async () => {
  const one = await desk.paid()
  const { payee, id } = one
  expect((await desk.mine(payee.token)).allowed).toContain('notReceived')
  const { body } = await desk.complain(one)
  expect(body.value).toMatchObject({
    status: 'disputed',
    receivedAmount: '0.00',
    dispute: { amount: '400000.00', turn: 'staff', canObject: false },
    allowed: ['received', 'reply'],
  })
  const { dispute, autoReceiptAt, messages } = body.value
  expect(autoReceiptAt).toBeUndefined()
  expect(Date.parse(dispute.answerDueAt) - Date.parse(dispute.openedAt)).toBe(24 * hourMs)
  const shown = await desk.detail(id)
  expect(shown).toMatchObject({
    status: 'disputed',
    allowed: ['answer'],
    dispute: { amount: '400000.00', decisions: ['refund', 'payAgain', 'force'], hasEvidence: false },
    messages: [{ by: 'member', author: payee.account, text: 'nothing on my account' }],
  })
  const [proof] = shown.messages[0].proofs
  expect(messages[0].proofs).toEqual([proof.fileId])
  const seen = await server.consoleApp.inject({
    method: 'GET',
    url: `/staff/uploads/${proof.fileId}`,
    headers: { cookie: linh.cookie },
  })
  expect(seen.headers['content-type']).toBe('image/jpeg')
  expect((await desk.queue('ours', id)).list).toMatchObject([
    { withdrawalId: id, account: payee.account, turn: 'staff' },
  ])
  expect((await auditOf(server, id)).at(-1)).toBe('withdrawal.disputed')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
})

test('while it is disputed silence counts for nothing, and the money that came after all closes it', async () => {
  const { payee, id } = await desk.disputed()
  await autoReceive(server.context)
  expect((await desk.mine(payee.token)).status).toBe('disputed')
  expect((await desk.confirm(payee.token, id, 'fullPayment')).body.value).toMatchObject({
    status: 'resolved_received',
    receivedAmount: '400000.00',
    remainingAmount: '0.00',
    dispute: { outcome: 'received' },
    allowed: [],
  })
  expect((await desk.confirm(payee.token, id, 'received')).body.value.status).toBe('resolved_received')
  expect((await auditOf(server, id)).filter((action) => action === 'withdrawal.dispute-withdrawn')).toHaveLength(1)
  expect((await desk.queue('open', id)).total).toBe(0)
  expect((await desk.queue('closed', id)).list).toMatchObject([{ outcome: 'received' }])
})

test('staff answer with an image that only its member is shown, and only once it was sent', async () => {
  const { payee, id } = await desk.disputed()
  const stranger = await payeeWithBalance(server)
  const fileId = await desk.staffImage(id)
  const read = async (token: string) =>
    (await server.portalApp.inject({ method: 'GET', url: `/wps/upload/${fileId}`, headers: { token } })).statusCode
  expect(await read(payee.token)).toBe(404)
  expect((await desk.answer(id, { proofImages: [fileId] })).body.value).toMatchObject({
    status: 'disputed',
    dispute: { turn: 'member', hasEvidence: true },
  })
  expect([await read(payee.token), await read(stranger.token)]).toEqual([200, 404])
  const { dispute, messages } = await desk.mine(payee.token)
  expect(dispute).toMatchObject({ turn: 'member' })
  expect(dispute.answerDueAt).toBeUndefined()
  expect(messages.at(-1)).toMatchObject({ by: 'staff', proofs: [fileId] })
  expect(messages.at(-1)).not.toHaveProperty('author')
  expect((await desk.queue('theirs', id)).total).toBe(1)
  expect((await desk.reply(payee.token, id)).body.value.dispute.turn).toBe('staff')
  expect((await auditOf(server, id)).slice(-2)).toEqual(['withdrawal.staff-wrote', 'withdrawal.member-wrote'])
})

test('a dispute needs a text, one to three images of its own, and less than what was sent', async () => {
  const one = await desk.paid()
  const { payee, id } = one
  const stranger = await payeeWithBalance(server)
  const [own, foreign] = [await desk.image(payee.token), await desk.image(stranger.token)]
  const wrong: [object, string][] = [
    [{ text: undefined }, 'VALIDATION'],
    [{ text: 'no' }, 'VALIDATION'],
    [{ proofImages: [] }, 'VALIDATION'],
    [{ proofImages: [own, own, own, own] }, 'VALIDATION'],
    [{ proofImages: [foreign] }, 'NOT_FOUND'],
    [{ proofImages: [own, await sendReceipt(server, payee.token)] }, 'NOT_FOUND'],
    [{ receivedAmount: '400000.00' }, 'VALIDATION'],
  ]
  for (const [fields, code] of wrong) expect((await desk.complain(one, fields)).body.code).toBe(code)
  expect(await desk.mine(payee.token)).toMatchObject({ status: 'paid', messages: [] })
  expect((await desk.complain(one, { proofImages: [own] })).body.value.status).toBe('disputed')
  expect((await desk.complain(one)).status).toBe(409)
  expect((await desk.reply(payee.token, id, { proofImages: [own] })).body.code).toBe('NOT_FOUND')
})

test('strangers, trials and who may not decide are refused, and nothing changes', async () => {
  const { payee, id } = await desk.disputed()
  const stranger = await payeeWithBalance(server)
  const trial = await openTrial(server)
  expect((await desk.complain({ payee: stranger, id })).status).toBe(404)
  expect((await desk.reply(stranger.token, id)).status).toBe(404)
  expect((await desk.reply(undefined, id)).status).toBe(401)
  expect((await desk.reply(trial.token, id)).body.code).toBe('TRIAL_FORBIDDEN')
  const other = await submitWithdrawal(server, stranger, '50000.00')
  expect((await desk.complain({ payee: stranger, id: other })).status).toBe(409)
  expect((await desk.reply(stranger.token, other)).status).toBe(409)
  expect((await desk.answer(other)).status).toBe(409)
  expect((await desk.answer('wdr_none')).status).toBe(404)
  for (const role of ['support', 'risk', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await desk.answer(id, { decision: 'refund' }, cookie)).status).toBe(403)
    expect((await uploadAsStaff(server, { cookie }, id)).status).toBe(403)
    expect((await desk.detail(id, cookie)).dispute.decisions).toEqual([])
  }
  const { cookie } = await signInStaff(server, 'content')
  expect((await server.console('GET', '/staff/disputes', { cookie })).status).toBe(403)
  expect((await server.console('GET', '/staff/disputes')).status).toBe(401)
  expect((await uploadAsStaff(server, {}, id)).status).toBe(401)
  expect((await uploadAsStaff(server, linh, 'wdr_none')).status).toBe(404)
  expect((await desk.detail(id)).messages).toHaveLength(1)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
})
