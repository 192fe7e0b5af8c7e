import { type StaffRole, staffRoles } from '@fairground/contract'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { cookieOf, logInStaff, signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const reason = 'agreed with the owner'
const hourMs = 60 * 60_000

const me = (cookie: string) => server.console('GET', '/staff/me', { cookie })
const list = async (cookie: string) => (await server.console('GET', '/staff/operators', { cookie })).body.value
const act = ({ cookie }: Pick<TestStaff, 'cookie'>, staffId: string, what: string, fields: object = {}) =>
  server.console('POST', `/staff/operators/${staffId}/${what}`, { cookie, body: { reason, ...fields } })
const invite = ({ cookie }: Pick<TestStaff, 'cookie'>, username: string, role: StaffRole = 'support') =>
  server.console('POST', '/staff/operators', { cookie, body: { username, displayName: 'Linh', role } })
const auditOf = (staffId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', staffId).where('action', '=', action).execute()
const statusOf = async (cookie: string, staffId: string) =>
  (await list(cookie)).list.find((one: { staffId: string }) => one.staffId === staffId)

test('an invited operator logs in once with the initial password and must choose another one', async () => {
  const owner = await signInStaff(server)
  const invited = await invite(owner, 'moi.linh')
  const { password, validUntil } = invited.body.value
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(Math.ceil((new Date(validUntil).getTime() - server.clock.now().getTime()) / hourMs)).toBe(72)
  const stored = JSON.stringify(await server.db.selectFrom('operators').selectAll().execute())
  expect(stored).not.toContain(password)
  const entered = await logInStaff(server, 'moi.linh', password)
  const { staffId } = entered.body.value
  expect(entered.body.value).toMatchObject({ role: 'support', mustChangePassword: true })
  expect(await statusOf(owner.cookie, staffId)).toMatchObject({ status: 'invited', passwordUntil: validUntil })
  const cookie = cookieOf(entered)
  expect((await server.console('GET', '/staff/members', { cookie })).body.code).toBe('PASSWORD_CHANGE_REQUIRED')
  const body = { oldPassword: password, newPassword: 'Carousel-88-copper' }
  expect((await server.console('PUT', '/staff/me/password', { cookie, body })).body.success).toBe(true)
  expect((await server.console('GET', '/staff/members', { cookie })).status).toBe(200)
  expect(await statusOf(owner.cookie, staffId)).toMatchObject({ status: 'active', sessionCount: 1 })
  expect(await auditOf(staffId, 'staff.created')).toMatchObject([
    { actor_id: owner.staffId, detail: { username: 'moi.linh', role: 'support' } },
  ])
})

test('an invitation’s password expires after three days; the operator’s own does not', async () => {
  const { password } = (await invite(await signInStaff(server), 'late.linh')).body.value
  server.clock.advance(72 * hourMs)
  expect((await logInStaff(server, 'late.linh', password)).body.code).toBe('BAD_CREDENTIALS')
  const again = await signInStaff(server)
  const lateId = (await list(again.cookie)).list.find(
    (one: { username: string }) => one.username === 'late.linh',
  ).staffId
  const renewed = (await act(again, lateId, 'password/reset')).body.value
  expect((await logInStaff(server, 'late.linh', renewed.password)).body.success).toBe(true)
})

test.each([
  ['a name that is taken, in any case', 'USERNAME_TAKEN', { username: 'TAKEN.name' }],
  ['a name that could be taken for another', 'VALIDATION', { username: 'оwner' }],
  ['a role that does not exist', 'VALIDATION', { role: 'god' }],
])('%s is refused, and nobody is added', async (_title, code, fields) => {
  const owner = await signInStaff(server)
  await invite(owner, 'taken.name')
  const before = (await list(owner.cookie)).list.length
  const body = { username: 'fresh.name', displayName: 'Linh', role: 'support', ...fields }
  expect((await server.console('POST', '/staff/operators', { cookie: owner.cookie, body })).body.code).toBe(code)
  expect((await list(owner.cookie)).list).toHaveLength(before)
})

test('[A-24] a disabled operator is signed out everywhere at once, until enabled again', async () => {
  const [owner, linh] = [await signInStaff(server), await signInStaff(server, 'support')]
  expect((await act(owner, linh.staffId, 'disable')).body.value).toMatchObject({ status: 'disabled', sessionCount: 0 })
  expect((await me(linh.cookie)).status).toBe(401)
  expect((await logInStaff(server, linh.username, linh.password)).body.code).toBe('BAD_CREDENTIALS')
  expect((await act(owner, linh.staffId, 'disable')).status).toBe(409)
  expect((await act(owner, linh.staffId, 'enable')).body.value.status).toBe('active')
  expect((await me(linh.cookie)).status).toBe(401)
  expect((await logInStaff(server, linh.username, linh.password)).body.success).toBe(true)
  for (const action of ['staff.disabled', 'staff.enabled'])
    expect(await auditOf(linh.staffId, action)).toMatchObject([{ actor_id: owner.staffId, detail: { reason } }])
})

test('[A-24] a changed role ends the sessions of the old one; the next log-in has the new permissions', async () => {
  const [owner, linh] = [await signInStaff(server), await signInStaff(server, 'support')]
  expect((await act(owner, linh.staffId, 'role', { role: 'risk' })).body.value.role).toBe('risk')
  expect((await me(linh.cookie)).status).toBe(401)
  const again = await logInStaff(server, linh.username, linh.password)
  expect(again.body.value.permissions).toContain('members.lock')
  expect((await act(owner, linh.staffId, 'role', { role: 'risk' })).status).toBe(409)
  expect(await auditOf(linh.staffId, 'staff.role-changed')).toMatchObject([
    { detail: { reason, role: 'support → risk', username: linh.username } },
  ])
})

test('removing a lost authenticator allows the password alone and ends the old sessions', async () => {
  const [owner, linh] = [await signInStaff(server), await signInStaff(server, 'support')]
  expect((await act(owner, linh.staffId, 'second-factor/reset')).status).toBe(409)
  const { cookie, password } = linh
  const { secret } = (await server.console('POST', '/staff/me/second-factor', { cookie, body: { password } })).body
    .value
  const code = new TOTP({ issuer: 'Fairground', secret }).generate({ timestamp: server.clock.now().getTime() })
  await server.console('PUT', '/staff/me/second-factor', { cookie, body: { code } })
  expect((await logInStaff(server, linh.username, password)).body.code).toBe('SECOND_FACTOR_REQUIRED')
  expect((await act(owner, linh.staffId, 'second-factor/reset')).body.value.hasSecondFactor).toBe(false)
  expect((await me(cookie)).status).toBe(401)
  expect((await logInStaff(server, linh.username, password)).body.success).toBe(true)
  expect(await auditOf(linh.staffId, 'staff.second-factor-reset')).toMatchObject([{ actor_id: owner.staffId }])
})

test('a lost password is replaced by an initial one; the old one is void', async () => {
  const [owner, linh] = [await signInStaff(server), await signInStaff(server, 'finance')]
  for (let i = 0; i < 5; i += 1) await logInStaff(server, linh.username, 'forgotten')
  const { password } = (await act(owner, linh.staffId, 'password/reset')).body.value
  expect((await me(linh.cookie)).status).toBe(401)
  expect((await logInStaff(server, linh.username, linh.password)).body.code).toBe('BAD_CREDENTIALS')
  expect((await logInStaff(server, linh.username, password)).body.value.mustChangePassword).toBe(true)
  expect(await auditOf(linh.staffId, 'staff.password-reset')).toHaveLength(1)
})

test.each(['disable', 'role', 'password/reset', 'second-factor/reset'])(
  'nobody does "%s" to the own account: there is always an owner left',
  async (what) => {
    const owner = await signInStaff(server)
    const answer = await act(owner, owner.staffId, what, { role: 'support' })
    expect(answer.body.code).toBe('OWN_ACCOUNT')
    expect((await me(owner.cookie)).body.value.role).toBe('owner')
  },
)

test('of two owners who remove each other concurrently, one stays', async () => {
  await server.db.updateTable('operators').set({ status: 'disabled' }).where('role', '=', 'owner').execute()
  const [one, two] = [await signInStaff(server), await signInStaff(server)]
  const answers = await Promise.all([
    act(one, two.staffId, 'disable'),
    act(two, one.staffId, 'role', { role: 'support' }),
  ])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  const owners = await server.db
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .execute()
  expect(owners).toHaveLength(1)
})

const lesser = staffRoles.filter((role) => role !== 'owner')

test.each(lesser)(
  '[A-13] [A-60] %s can neither see operators nor change one, the own role least of all',
  async (role) => {
    const [attacker, victim] = [await signInStaff(server, role), await signInStaff(server, 'support')]
    expect((await server.console('GET', '/staff/operators', { cookie: attacker.cookie })).status).toBe(403)
    expect((await invite(attacker, `made-by-${role}`, 'owner')).status).toBe(403)
    for (const staffId of [attacker.staffId, victim.staffId])
      for (const what of ['role', 'disable', 'enable', 'password/reset', 'second-factor/reset'])
        expect((await act(attacker, staffId, what, { role: 'owner' })).status).toBe(403)
    expect((await me(attacker.cookie)).body.value.role).toBe(role)
    expect((await me(victim.cookie)).status).toBe(200)
  },
)

test('[A-13] players and trials cannot log in here', async () => {
  for (const { token } of [await registerMember(server), await openTrial(server)]) {
    const answer = await server.console('GET', '/staff/operators', { token, cookie: `fairground_staff=${token}` })
    expect(answer.status).toBe(401)
  }
})

test('[A-18] extra fields about the operator’s own account are ignored', async () => {
  const linh = await signInStaff(server, 'support')
  const body = {
    oldPassword: linh.password,
    newPassword: 'Carousel-99-tin',
    role: 'owner',
    permissions: ['audit.read'],
  }
  const answer = await server.console('PUT', '/staff/me/password', { cookie: linh.cookie, body })
  expect(answer.body.value?.role ?? 'support').toBe('support')
  expect((await server.console('GET', '/staff/audit', { cookie: linh.cookie })).status).toBe(403)
})

test('[A-60] nobody, the owner included, can rewrite or remove audit rows', async () => {
  const change = server.db.updateTable('audit_log').set({ action: 'nothing' })
  await expect(change.execute()).rejects.toThrow(/permission denied/)
  await expect(server.db.deleteFrom('audit_log').execute()).rejects.toThrow(/permission denied/)
})

test('an operator sees and ends only their own sessions', async () => {
  const linh = await signInStaff(server, 'support')
  const phone = cookieOf(await logInStaff(server, linh.username, linh.password))
  const laptop = cookieOf(await logInStaff(server, linh.username, linh.password))
  const sessions = (cookie: string) => server.console('GET', '/staff/me/sessions', { cookie })
  const rows = (await sessions(linh.cookie)).body.value
  expect(rows).toMatchObject([{ isCurrent: true, network: '127.0.*.*' }, { isCurrent: false }, { isCurrent: false }])
  const phoneId = (await sessions(phone)).body.value[0].sessionId
  const end = (cookie: string, sessionId: string) =>
    server.console('DELETE', `/staff/me/sessions/${sessionId}`, { cookie })
  expect((await end((await signInStaff(server)).cookie, phoneId)).status).toBe(404)
  expect((await end(linh.cookie, phoneId)).body.success).toBe(true)
  expect((await me(phone)).status).toBe(401)
  expect((await end(linh.cookie, phoneId)).status).toBe(404)
  const others = await server.console('DELETE', '/staff/me/sessions', { cookie: linh.cookie })
  expect(others.body.value).toEqual({ endedCount: 1 })
  expect((await me(laptop)).status).toBe(401)
  expect((await me(linh.cookie)).status).toBe(200)
  expect(await auditOf(linh.staffId, 'staff.sessions-ended')).toHaveLength(2)
})

test('requiring a second factor of everybody blocks all else until one is set up', async () => {
  const [owner, support] = [await signInStaff(server), await signInStaff(server, 'support')]
  const ask = (isRequired: boolean, { cookie } = owner) =>
    server.console('PUT', '/staff/operators/second-factor', { cookie, body: { isRequired, reason } })
  const enrol = async ({ cookie, password }: TestStaff) => {
    const begun = await server.console('POST', '/staff/me/second-factor', { cookie, body: { password } })
    const code = new TOTP({ secret: begun.body.value.secret }).generate({ timestamp: server.clock.now().getTime() })
    return server.console('PUT', '/staff/me/second-factor', { cookie, body: { code } })
  }
  expect((await ask(true, support)).status).toBe(403)
  expect((await ask(true)).body.code).toBe('SECOND_FACTOR_REQUIRED')
  await enrol(owner)
  expect((await ask(true)).body.value).toMatchObject({ isSecondFactorRequired: true })
  try {
    expect((await server.console('GET', '/staff/members', { cookie: support.cookie })).body.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    )
    expect((await me(support.cookie)).body.value).toMatchObject({ mustEnrolSecondFactor: true })
    expect((await server.console('GET', '/staff/members', { cookie: owner.cookie })).status).toBe(200)
    expect((await enrol(support)).body.value).toMatchObject({ mustEnrolSecondFactor: false })
    expect((await server.console('GET', '/staff/members', { cookie: support.cookie })).status).toBe(200)
  } finally {
    await ask(false)
  }
  expect((await list(owner.cookie)).isSecondFactorRequired).toBe(false)
  const recorded = (await auditOf('staff-policy', 'staff.second-factor-rule')).map(({ detail }) => detail)
  expect(recorded).toHaveLength(2)
  expect(recorded).toEqual(expect.arrayContaining([true, false].map((isOn) => ({ isOn, reason }))))
})
