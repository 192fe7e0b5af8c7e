import { expect, test } from 'vitest'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { gatewayTests } from '../../talk/messages/index.ts'
import { listProvidersOn, readProvider } from './index.ts'

const server = testServer()
const production = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })

const values = {
  host: 'mail.example.vn',
  port: 587,
  security: 'starttls',
  username: 'portal',
  from: 'no-reply@example.vn',
}
const password = 'four-brass-horses-7'
const whole = { kind: 'smtp', isOn: true, values, secrets: { password }, revision: 0 }

const list = async (cookie: string) => (await server.console('GET', '/staff/providers', { cookie })).body.value
const change = (cookie: string, body: object) => server.console('PUT', '/staff/providers/smtp', { cookie, body })
const smtpOf = async (cookie: string) => (await list(cookie)).find(({ kind }: { kind: string }) => kind === 'smtp')
const auditOf = (staffId: string) =>
  server.db.selectFrom('audit_log').select(['action', 'subject', 'detail']).where('actor_id', '=', staffId).execute()

/** As if nobody had set it. */
const forget = () => server.db.deleteFrom('providers').execute()

test('a service is off until staff set it up; afterwards the server opens its secrets and nobody else does', async () => {
  await forget()
  const owner = await signInStaff(server)
  expect(await readProvider(server.context, 'smtp')).toBeUndefined()
  expect(await smtpOf(owner.cookie)).toMatchObject({ isOn: false, revision: 0, secretsSet: [], values: { port: 587 } })
  const answer = await change(owner.cookie, whole)
  expect(answer.body.value).toMatchObject({
    isOn: true,
    values: { ...values, fromName: 'Fairground' },
    secretsSet: ['password'],
    revision: 1,
    changedBy: owner.username,
  })
  expect(await readProvider(server.context, 'smtp')).toMatchObject({ ...values, password })
  server.clock.advance(2_000)
  expect([...(await listProvidersOn(server.context))]).toEqual(['smtp'])
  const shown = await server.console('GET', '/staff/providers', { cookie: owner.cookie })
  const kept = await server.pool.query('select row_to_json(p) as row from providers p')
  const log = await auditOf(owner.staffId)
  expect(log.filter(({ action }) => action === 'provider.changed')).toMatchObject([
    { subject: 'smtp', detail: { isOn: true, changed: ['host', 'username', 'from', 'password'] } },
  ])
  for (const text of [answer.body, shown.body, kept.rows, log]) expect(JSON.stringify(text)).not.toContain(password)
})

test('a secret is kept when it is not named, replaced by a text, and removed by null', async () => {
  await forget()
  const { cookie } = await signInStaff(server)
  await change(cookie, whole)
  const kept = { ...whole, secrets: {}, values: { ...values, fromName: 'Hội chợ' }, revision: 1 }
  expect((await change(cookie, kept)).body.value.secretsSet).toEqual(['password'])
  expect(await readProvider(server.context, 'smtp')).toMatchObject({ password, fromName: 'Hội chợ' })
  await change(cookie, { ...whole, secrets: { password: 'another' }, revision: 2 })
  expect(await readProvider(server.context, 'smtp')).toMatchObject({ password: 'another' })
  await change(cookie, { ...whole, secrets: { password: null }, revision: 3 })
  expect(await readProvider(server.context, 'smtp')).toMatchObject({ password: '' })
})

test('a kept secret never goes to another host: it must be typed again', async () => {
  await forget()
  const { cookie } = await signInStaff(server)
  await change(cookie, whole)
  const moved = { ...whole, secrets: {}, values: { ...values, host: 'mail.thief.example' }, revision: 1 }
  expect((await change(cookie, moved)).body.value.errors).toEqual([
    { field: 'password', key: 'validation.secretAgain' },
  ])
  expect(await readProvider(server.context, 'smtp')).toMatchObject({ host: values.host })
  expect((await change(cookie, { ...moved, secrets: { password: 'typed' } })).body.success).toBe(true)
})

test.each([
  ['an empty host', { host: '' }, 'host', 'validation.required'],
  ['a host that is none', { host: 'mail example' }, 'host', 'validation.host'],
  ['a port out of bounds', { port: 70_000 }, 'port', 'validation.tooBig'],
  ['a port with a fraction', { port: 25.5 }, 'port', 'validation.format'],
  ['an unknown kind of encryption', { security: 'rot13' }, 'security', 'validation.choice'],
  ['a sender that is no address', { from: 'portal' }, 'from', 'validation.email'],
  ['a password without encryption', { security: 'none' }, 'security', 'validation.plainPassword'],
  ['a name that is too long', { fromName: 'x'.repeat(65) }, 'fromName', 'validation.tooLong'],
])('%s is refused beside its field and changes nothing', async (_title, part, field, key) => {
  await forget()
  const { cookie } = await signInStaff(server)
  const answer = await change(cookie, { ...whole, values: { ...values, ...part } })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field, key }] } })
  expect(await smtpOf(cookie)).toMatchObject({ revision: 0 })
})

test('what is off may wait unfinished', async () => {
  await forget()
  const { cookie } = await signInStaff(server)
  expect((await change(cookie, { ...whole, isOn: false, values: {}, secrets: {} })).body.success).toBe(true)
  expect(await readProvider(server.context, 'smtp')).toBeUndefined()
})

test('of two people who save at once one is told to look again', async () => {
  await forget()
  const { cookie } = await signInStaff(server)
  const answers = await Promise.all([change(cookie, whole), change(cookie, whole)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a kind or a field that does not exist is refused or left out, and no prototype is touched', async () => {
  await forget()
  const { cookie } = await signInStaff(server)
  const call = (kind: string) => server.console('PUT', `/staff/providers/${kind}`, { cookie, body: whole })
  for (const kind of ['carrier-pigeon', '__proto__', 'constructor'])
    expect((await call(kind)).body.code).toBe('VALIDATION')
  const odd = (field: string) => change(cookie, { ...whole, values: { ...values, [field]: 'x' } })
  expect(Object.keys((await odd('colour')).body.value.values)).not.toContain('colour')
  expect((await odd('constructor')).status).toBe(400)
})

test('only the owner sees and changes services', async () => {
  expect((await server.console('GET', '/staff/providers')).status).toBe(401)
  for (const role of ['finance', 'risk', 'content', 'support', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    const calls = [
      await server.console('GET', '/staff/providers', { cookie }),
      await change(cookie, whole),
      await server.console('POST', '/staff/providers/smtp/test', { cookie, body: { to: 'a@example.vn' } }),
    ]
    for (const { status } of calls) expect(status, role).toBe(403)
  }
})

test('a test wants a recipient and settings that are whole', async () => {
  await forget()
  const { cookie } = await signInStaff(server)
  const tried = async (to: string) =>
    (await server.console('POST', '/staff/providers/smtp/test', { cookie, body: { to } })).body
  expect(await tried('nobody')).toMatchObject({ value: { errors: [{ field: 'to', key: 'validation.recipient' }] } })
  expect((await tried('a@example.vn')).value.errors).toContainEqual({ field: 'host', key: 'validation.required' })
})

test('[A-35] outside the sandbox no test reaches this machine or its network, and it says why', async () => {
  const { context } = production
  const settings = { ...values, password, security: 'none' as const, fromName: '', certificate: '', timeoutSeconds: 2 }
  for (const host of ['127.0.0.1', 'localhost', '10.0.0.5', '169.254.169.254', '[::1]', '::ffff:127.0.0.1'])
    expect(
      await gatewayTests.smtp({ app: context, language: 'en' }, { ...settings, host }, 'a@example.vn'),
      host,
    ).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('private network') })
})
