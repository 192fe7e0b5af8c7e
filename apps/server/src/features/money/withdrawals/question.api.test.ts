import { afterEach, beforeAll, expect, test } from 'vitest'
import { type DisputeDesk, disputeDesk } from '../../../../test/disputes.ts'
import { auditOf, balanceOf, brokenInvariants, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { endQuestions } from './end-questions.ts'

const server = testServer()
let linh: TestStaff
let desk: DisputeDesk

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
  desk = disputeDesk(server, linh)
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const ask = (id: string, fields: object = {}, cookie?: string) =>
  desk.staffPost(id, 'ask', { text: 'please send a photo of your card', ...fields }, cookie ?? linh.cookie)
const submitted = async () => {
  const payee = await payeeWithBalance(server)
  return { payee, id: await submitWithdrawal(server, payee, '400000.00') }
}
const found = async (filter: string, query: string) =>
  (await server.console('GET', '/staff/withdrawals', { cookie: linh.cookie, query: { filter, query } })).body.value
    .total
const reasons = async (cookie: string | undefined = linh.cookie) =>
  server.console('GET', '/staff/refusal-reasons', { cookie })

test('staff ask before they decide: the clock stands still, nobody approves meanwhile, and the answer brings it back', async () => {
  const { payee, id } = await submitted()
  const { body } = await ask(id)
  expect(body.value).toMatchObject({
    status: 'info_needed',
    allowed: ['reject'],
    messages: [{ by: 'staff', author: linh.username, text: 'please send a photo of your card' }],
  })
  expect(Date.parse(body.value.answerUntil) - Date.parse(body.value.askedAt)).toBe(72 * 3_600_000)
  expect([await found('open', id), await found('asked', id)]).toEqual([0, 1])
  expect((await desk.staffPost(id, 'approve', {})).status).toBe(409)
  expect((await ask(id)).status).toBe(409)
  expect(await desk.mine(payee.token)).toMatchObject({ status: 'info_needed', allowed: ['cancel', 'reply'] })
  await server.db
    .updateTable('withdrawals')
    .set({ asked_at: new Date(server.clock.now().getTime() - 3_600_000) })
    .where('id', '=', id)
    .execute()
  const proof = await desk.image(payee.token)
  const replied = await desk.reply(payee.token, id, { text: 'here it is', proofImages: [proof] })
  expect(replied.body.value).toMatchObject({ status: 'submitted', allowed: ['cancel'] })
  const { waitingSince, createdAt, allowed, messages, timeline } = await desk.detail(id)
  expect(Date.parse(waitingSince) - Date.parse(createdAt)).toBeGreaterThanOrEqual(3_600_000)
  expect(allowed).toEqual(['approve', 'reject', 'ask'])
  expect(messages[1]).toMatchObject({ by: 'member', proofs: [{ fileId: proof }] })
  expect(timeline.map(({ state }: { state: string }) => state)).toEqual(['submitted', 'info_needed', 'submitted'])
  expect(await auditOf(server, id)).toEqual([
    'withdrawal.requested',
    'withdrawal.member-asked',
    'withdrawal.member-wrote',
  ])
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '400000.00' })
})

test('without an answer in time it is refused with a reason in the language of the reader, and the amount is free', async () => {
  const { payee, id } = await submitted()
  await ask(id)
  await endQuestions(server.context)
  expect((await desk.mine(payee.token)).status).toBe('info_needed')
  await server.db.updateTable('withdrawals').set({ answer_until: server.clock.now() }).where('id', '=', id).execute()
  await Promise.all(Array.from({ length: 3 }, () => endQuestions(server.context)))
  expect(await desk.mine(payee.token)).toMatchObject({
    status: 'rejected',
    reason: 'We asked for something more and had no answer in time.',
  })
  expect((await auditOf(server, id)).filter((action) => action === 'withdrawal.rejected')).toHaveLength(1)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
})

test('who was asked may take it back, staff may refuse, and the account stays until then', async () => {
  const [taken, refused] = [await submitted(), await submitted()]
  for (const { id } of [taken, refused]) await ask(id)
  const removed = await server.portal('DELETE', '/wps/relay/MCS2_bankCard', {
    token: taken.payee.token,
    query: { cardId: taken.payee.cardId },
  })
  expect(removed.status).toBe(409)
  const cancelled = await server.portal('POST', '/wps/relay/MCS2_withdrawCancel', {
    token: taken.payee.token,
    body: { withdrawalId: taken.id },
  })
  expect(cancelled.body.value.status).toBe('cancelled')
  expect((await desk.staffPost(refused.id, 'reject', { reason: 'no answer' })).body.value.status).toBe('rejected')
  for (const { payee } of [taken, refused])
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
})

test('a refusal names a reason of the list, words of its own, or both, and keeps the words it was given', async () => {
  const { payee, id } = await submitted()
  expect((await desk.staffPost(id, 'reject', {})).body.code).toBe('VALIDATION')
  expect((await desk.staffPost(id, 'reject', { reasonId: 'rsn_none' })).body.code).toBe('VALIDATION')
  const list = (await reasons()).body.value
  const name = list.find(({ reasonId }: { reasonId: string }) => reasonId === 'rsn_name')
  await desk.staffPost(id, 'reject', { reasonId: 'rsn_name', reason: 'ask your bank' })
  const shown = async (language: string) =>
    (await server.portal('GET', '/wps/relay/MCS2_withdrawList', { token: payee.token, headers: { language } })).body
      .value.list[0].reason
  expect(await shown('vi')).toBe(`${name.texts.vi}\nask your bank`)
  expect(await shown('en')).toBe(`${name.texts.en}\nask your bank`)
})

test('deciders change the list but not the built-in reason, and past refusals keep their texts', async () => {
  const { payee, id } = await submitted()
  await desk.staffPost(id, 'reject', { reasonId: 'rsn_bank' })
  const { reason } = await desk.mine(payee.token)
  const before = (await reasons()).body.value
  const put = (list: object[], cookie: string | undefined = linh.cookie) =>
    server.console('PUT', '/staff/refusal-reasons', { cookie, body: { reasons: list } })
  const texts = { vi: 'Lý do mới', en: 'A new reason' }
  const changed = await put([{ reasonId: 'rsn_name', texts }, { texts }])
  expect(changed.body.value.map((one: { texts: object }) => one.texts)).toContainEqual(texts)
  const ids = changed.body.value.map(({ reasonId }: { reasonId: string }) => reasonId)
  expect(ids).toEqual(expect.arrayContaining(['rsn_name', 'rsn_no_answer']))
  expect(ids).not.toContain('rsn_bank')
  expect((await desk.mine(payee.token)).reason).toBe(reason)
  expect((await put([{ reasonId: 'rsn_bank', texts }])).status).toBe(404)
  for (const wrong of [[], [{ texts: { vi: 'ab', en: 'abc' } }], [{ texts: { vi: 'abc' } }]])
    expect((await put(wrong)).body.code).toBe('VALIDATION')
  for (const role of ['support', 'risk', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await put([{ texts }], cookie)).status).toBe(403)
    expect((await reasons(cookie)).status).toBe(200)
    expect((await ask(id, {}, cookie)).status).toBe(403)
  }
  expect((await server.console('GET', '/staff/refusal-reasons')).status).toBe(401)
  expect(await auditOf(server, 'refusal-reasons')).toEqual(['withdrawal.reasons-changed'])
  await server.pool.query('update refusal_reasons set removed_at = null where is_built_in or id = any($1)', [
    before.map(({ reasonId }: { reasonId: string }) => reasonId),
  ])
})

test('only one that waits for its decision is asked about, and only with words', async () => {
  const { payee, id } = await submitted()
  expect((await ask(id, { text: '  ' })).body.code).toBe('VALIDATION')
  expect((await ask('wdr_none')).status).toBe(404)
  await desk.staffPost(id, 'approve', { byHand: true })
  expect((await ask(id)).status).toBe(409)
  expect((await desk.reply(payee.token, id)).status).toBe(409)
  expect((await desk.mine(payee.token)).messages).toEqual([])
})
