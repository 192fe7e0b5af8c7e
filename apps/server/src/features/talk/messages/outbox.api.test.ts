import { expect, test } from 'vitest'
import { deliver, messageRow, queueCode, setProvider, startWebGateway } from '../../../../test/gateways.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { allowedOf } from './outbox-policy.ts'

const server = testServer()
const minuteMs = 60_000

const list = ({ cookie }: TestStaff, query: Record<string, string> = {}) =>
  server.console('GET', '/staff/outbox', { cookie, query })
const detail = ({ cookie }: TestStaff, id: string) => server.console('GET', `/staff/outbox/${id}`, { cookie })
const post = ({ cookie }: TestStaff, id: string, what: 'text' | 'resend' | 'cancel', body: object = {}) =>
  server.console('POST', `/staff/outbox/${id}/${what}`, { cookie, body })
const auditOf = (subject: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .where('subject', '=', subject)
    .orderBy('at')
    .execute()

test('staff find what was sent to a number or an address by the whole of it, and read it masked', async () => {
  const support = await signInStaff(server, 'support')
  const sms = await queueCode(server, 'sms')
  const mail = await queueCode(server, 'email')
  for (const typed of [sms.recipient, sms.recipient.replace('+84', '0'), ` ${sms.recipient.replace('+84', '0')} `]) {
    const { value } = (await list(support, { recipient: typed })).body
    expect(value).toMatchObject({ total: 1, list: [{ messageId: sms.id, channel: 'sms', kind: 'code' }] })
    expect(value.list[0].to).toMatch(/^\+84\*{4}\d{3}$/)
  }
  expect((await list(support, { recipient: mail.recipient })).body.value.list).toMatchObject([{ messageId: mail.id }])
  for (const nobody of ['0912', 'nobody', '%', sms.recipient.slice(0, -1)])
    expect((await list(support, { recipient: nobody })).body.value.list).toEqual([])
  const answers = JSON.stringify([(await list(support)).body, (await detail(support, sms.id)).body])
  for (const secret of [sms.recipient.slice(3), mail.recipient, '123456']) expect(answers).not.toContain(secret)
})

test('the list is filtered by channel, state and kind, newest first and page by page', async () => {
  const staff = await signInStaff(server, 'readonly')
  const one = await queueCode(server, 'sms')
  await deliver(server, one.id)
  const two = await queueCode(server, 'sms')
  const ids = async (query: Record<string, string>) =>
    (await list(staff, query)).body.value.list.map(({ messageId }: { messageId: string }) => messageId)
  expect((await ids({ channel: 'sms', status: 'waiting' }))[0]).toBe(two.id)
  expect((await ids({ channel: 'sms', status: 'sent', kind: 'code' }))[0]).toBe(one.id)
  expect(await ids({ channel: 'email', status: 'sent' })).not.toContain(one.id)
  expect((await ids({ pageNo: '2', pageSize: '1' }))[0]).toBe(one.id)
  expect((await list(staff, { status: 'lost' })).body.code).toBe('VALIDATION')
})

test('a text is read for a reason that is recorded, and only by those who may', async () => {
  const risk = await signInStaff(server, 'risk')
  const { id, recipient } = await queueCode(server, 'sms')
  expect((await detail(risk, id)).body.value.allowed).toContain('reveal')
  const answer = await post(risk, id, 'text', { reason: 'the player got nothing' })
  expect(answer.body.value).toEqual({ to: recipient, text: expect.stringContaining('123456'), shownSeconds: 30 })
  expect(await auditOf(id)).toMatchObject([
    { action: 'message.revealed', actor_id: risk.staffId, detail: { reason: 'the player got nothing' } },
  ])
  expect((await post(risk, id, 'text', { reason: ' ' })).body.code).toBe('VALIDATION')
  for (const role of ['support', 'readonly', 'finance', 'content'] as const)
    expect((await post(await signInStaff(server, role), id, 'text', { reason: 'curious' })).status, role).toBe(403)
  expect(await auditOf(id)).toHaveLength(1)
})

test('an erased text is gone for everyone', async () => {
  const owner = await signInStaff(server)
  const { id } = await queueCode(server, 'sms')
  await server.db.updateTable('messages').set({ content_sealed: null }).where('id', '=', id).execute()
  expect((await detail(owner, id)).body.value.allowed).not.toContain('reveal')
  expect((await post(owner, id, 'text', { reason: 'too late' })).status).toBe(403)
})

test.each([
  ['a code that still works', 'code', -1, ['resend']],
  ['a code that has expired', 'code', 0, ['reveal']],
  ['a link that still works', 'reset-link', -1, ['resend']],
  ['a notice', 'password-reset', -1, ['reveal', 'resend']],
])('outside the sandbox, of %s staff may: %s', (_title, kind, sinceExpiryMs, allowed) => {
  const expiresAt = new Date('2026-11-21T12:00:00Z')
  const asked = {
    now: new Date(expiresAt.getTime() + sinceExpiryMs),
    permissions: ['outbox.reveal', 'outbox.manage'] as const,
    isSandbox: false,
  }
  expect(allowedOf({ kind, status: 'sent', contentSealed: 'v1.x', expiresAt }, asked)).toEqual(allowed)
})

test('a message that failed is sent again while it is worth something; its tries stay in the log', async () => {
  let isUp = false
  const gateway = await startWebGateway(() => ({ status: isUp ? 200 : 422 }))
  await setProvider(server, 'sms-http', { values: { address: gateway.address } })
  const support = await signInStaff(server, 'support')
  const { id } = await queueCode(server, 'sms')
  await deliver(server, id)
  expect((await detail(support, id)).body.value).toMatchObject({ status: 'failed', allowed: ['resend'] })
  isUp = true
  expect((await post(support, id, 'resend')).body.value).toMatchObject({ status: 'waiting', allowed: ['cancel'] })
  await deliver(server, id)
  expect((await detail(support, id)).body.value).toMatchObject({
    status: 'sent',
    attemptCount: 2,
    deliveries: [
      { adapter: 'sms-http', outcome: 'refused', detail: '422' },
      { adapter: 'sms-http', outcome: 'accepted', detail: '200' },
    ],
  })
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['message.resent'])
  server.clock.advance(5 * minuteMs)
  expect(await post(support, id, 'resend')).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
  await setProvider(server, 'sms-http', { isOn: false })
})

test('a message that waits can be held back: no worker sends it any more', async () => {
  const support = await signInStaff(server, 'support')
  const { id } = await queueCode(server, 'email')
  expect((await post(support, id, 'cancel')).body.value.status).toBe('cancelled')
  await deliver(server, id)
  expect(await messageRow(server, id)).toMatchObject({ status: 'cancelled', attempt_count: 0 })
  expect((await post(support, id, 'cancel')).status).toBe(409)
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['message.cancelled'])
})

test('a message that is held back while a try is under way is not tried again', async () => {
  const support = await signInStaff(server, 'support')
  const { id } = await queueCode(server, 'sms')
  const gateway = await startWebGateway(() => {
    void post(support, id, 'cancel').then(() => gateway.stop())
    return undefined
  })
  await setProvider(server, 'sms-http', { values: { address: gateway.address } })
  await deliver(server, id)
  expect(await messageRow(server, id)).toMatchObject({ status: 'cancelled', attempt_count: 1 })
  server.clock.advance(10_000)
  await deliver(server, id)
  expect(gateway.requests).toHaveLength(1)
  await setProvider(server, 'sms-http', { isOn: false })
})

test('of sending and holding back at once, exactly one happens', async () => {
  const support = await signInStaff(server, 'support')
  for (let i = 0; i < 5; i += 1) {
    const { id } = await queueCode(server, 'email')
    await Promise.all([deliver(server, id), post(support, id, 'cancel')])
    const { status, attempt_count } = await messageRow(server, id)
    expect([status, attempt_count], status).toEqual(status === 'cancelled' ? ['cancelled', 0] : ['sent', 1])
  }
})

test('who may not read the outbox sees nothing of it, and nobody without a session', async () => {
  const { id } = await queueCode(server, 'sms')
  expect((await server.console('GET', '/staff/outbox')).status).toBe(401)
  for (const role of ['finance', 'content'] as const) {
    const staff = await signInStaff(server, role)
    expect((await list(staff)).status).toBe(403)
    expect((await detail(staff, id)).status).toBe(403)
    expect((await server.console('GET', '/staff/outbox-figures', { cookie: staff.cookie })).status).toBe(403)
  }
  const readonly = await signInStaff(server, 'readonly')
  for (const what of ['resend', 'cancel'] as const) expect((await post(readonly, id, what)).status).toBe(403)
  expect((await detail(readonly, 'msg_none')).status).toBe(404)
})

test('the figures count messages and codes by the hour', async () => {
  const owner = await signInStaff(server)
  const { value } = (await server.console('GET', '/staff/outbox-figures', { cookie: owner.cookie })).body
  const [sms] = value.channels
  expect(sms.hours).toHaveLength(24)
  const stored = await server.pool.query(
    "select count(*) filter (where status = 'sent')::int as sent from messages where channel = 'sms'",
  )
  expect(sms.hours.reduce((sum: number, { sent }: { sent: number }) => sum + sent, 0)).toBe(stored.rows[0].sent)
})
