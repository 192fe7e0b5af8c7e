import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import {
  cookieOf,
  logInStaff,
  newOperator,
  signInStaff,
  staffPassword,
  type TestStaff,
} from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const minuteMs = 60_000
const wrong = 'not-the-password'

const me = (cookie?: string) => server.console('GET', '/staff/me', { cookie })
const auditOf = (staffId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', staffId).where('action', '=', action).execute()
const codeFor = (secret: string, aheadMs = 0) =>
  new TOTP({ issuer: 'Fairground', secret }).generate({ timestamp: server.clock.now().getTime() + aheadMs })

/** Gives the operator a second factor through the API; returns its secret. */
async function enrol({ cookie, password }: TestStaff): Promise<string> {
  const begun = await server.console('POST', '/staff/me/second-factor', { cookie, body: { password } })
  const { secret } = begun.body.value
  const confirmed = await server.console('PUT', '/staff/me/second-factor', { cookie, body: { code: codeFor(secret) } })
  expect(confirmed.body).toMatchObject({ success: true, value: { hasSecondFactor: true } })
  return secret
}

test('[R6.13] staff sign in with accounts of their own and see what they may do', async () => {
  const staff = await signInStaff(server, 'finance')
  const answer = await me(staff.cookie)
  expect(answer.body.value).toEqual({
    staffId: staff.staffId,
    username: staff.username,
    displayName: staff.username,
    role: 'finance',
    permissions: [
      'dashboard.read',
      'deposits.read',
      'withdrawals.read',
      'members.read',
      'deposits.decide',
      'withdrawals.decide',
      'payout-accounts.reveal',
      'members.note',
      'risk.read',
      'aml.read',
      'ledger.read',
      'reports.read',
      'contracts.read',
      'adjustments.decide',
      'gifts.approve',
      'contracts.manage',
      'rewards.read',
      'rewards.manage',
      'marketing.read',
      'marketing.decide',
      'catalogue.read',
      'tables.correct',
      'vendors.read',
      'vendors.manage',
    ],
    hasSecondFactor: false,
    mustChangePassword: false,
    mustEnrolSecondFactor: false,
    sandbox: true,
    demoPeople: [],
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: 'VND',
    fourEyesAbove: '20000000.00',
  })
  expect(await auditOf(staff.staffId, 'staff.logged-in')).toMatchObject([
    { actor_kind: 'staff', actor_id: staff.staffId },
  ])
})

test('the console’s cookie is HttpOnly and SameSite, and its token is stored as a hash only', async () => {
  const username = 'cookie-owner'
  await newOperator(server, username, 'owner')
  const answer = await logInStaff(server, username, staffPassword)
  const [header = '', device = ''] = [answer.headers['set-cookie']].flat().map(String)
  expect(device).toMatch(/^sdev=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(header).toMatch(/^fairground_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const rows = await server.db.selectFrom('staff_sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(/=([\w-]{43})/.exec(header)?.[1])
})

test('a wrong password and an unknown name get the same answer; members cannot log in here', async () => {
  const staff = await signInStaff(server)
  const member = await registerMember(server)
  const answers = [
    await logInStaff(server, staff.username, wrong),
    await logInStaff(server, 'nobody-at-all', wrong),
    await logInStaff(server, member.account, member.password),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { success: false, code: 'BAD_CREDENTIALS', value: null } })
  expect((await me(`fairground_staff=${member.token}`)).status).toBe(401)
  expect(
    (
      await server.portal('GET', '/wps/member/info', {
        token: cookieOf(await logInStaff(server, staff.username, staffPassword)),
      })
    ).status,
  ).toBe(401)
})

test('five wrong passwords lock the name for five minutes', async () => {
  const staff = await signInStaff(server)
  for (let i = 0; i < 5; i += 1) await logInStaff(server, staff.username, wrong)
  const locked = await logInStaff(server, staff.username, staffPassword)
  expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(locked.headers['set-cookie']).toBeUndefined()
  server.clock.advance(5 * minuteMs)
  expect((await logInStaff(server, staff.username, staffPassword)).body.success).toBe(true)
})

test('a disabled operator is signed out at once and cannot log in', async () => {
  const staff = await signInStaff(server, 'support')
  await server.db.updateTable('operators').set({ status: 'disabled' }).where('id', '=', staff.staffId).execute()
  expect((await me(staff.cookie)).status).toBe(401)
  expect((await logInStaff(server, staff.username, staffPassword)).body.code).toBe('BAD_CREDENTIALS')
})

test('a changed role takes effect with the next call', async () => {
  const staff = await signInStaff(server, 'owner')
  const audit = () => server.console('GET', '/staff/audit', { cookie: staff.cookie })
  expect((await audit()).status).toBe(200)
  await server.db.updateTable('operators').set({ role: 'support' }).where('id', '=', staff.staffId).execute()
  expect((await audit()).status).toBe(403)
})

test('signing out ends the session and deletes the cookie', async () => {
  const staff = await signInStaff(server)
  const answer = await server.console('DELETE', '/staff/session', { cookie: staff.cookie })
  expect(String(answer.headers['set-cookie'])).toMatch(/^fairground_staff=; Max-Age=0;/)
  expect((await me(staff.cookie)).status).toBe(401)
})

test('a session ends after 30 idle minutes, and none lasts longer than 12 hours', async () => {
  const idle = await signInStaff(server)
  server.clock.advance(30 * minuteMs)
  expect((await me(idle.cookie)).status).toBe(401)
  const busy = await signInStaff(server)
  for (let i = 0; i < 24; i += 1) {
    server.clock.advance(29 * minuteMs)
    expect((await me(busy.cookie)).status).toBe(200)
  }
  server.clock.advance(25 * minuteMs)
  expect((await me(busy.cookie)).status).toBe(401)
})

test('a session fixed before the log-in is over after it', async () => {
  const attacker = await signInStaff(server)
  const victim = await signInStaff(server)
  const answer = await server.console('POST', '/staff/session', {
    cookie: attacker.cookie,
    body: { username: victim.username, password: victim.password },
  })
  expect(cookieOf(answer)).not.toBe(attacker.cookie)
  expect((await me(attacker.cookie)).status).toBe(401)
})

test.each([
  ['without the console’s mark', { 'x-console': '' }],
  ['from another origin', { origin: 'https://evil.test' }],
  ['from a page without an origin', { origin: 'null' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
])('a change %s is refused, a read is not', async (_title, headers) => {
  const staff = await signInStaff(server)
  const refused = await server.console('DELETE', '/staff/session', { cookie: staff.cookie, headers })
  expect(refused).toMatchObject({ status: 403, body: { success: false, code: 'FORBIDDEN' } })
  expect((await server.console('GET', '/staff/me', { cookie: staff.cookie, headers })).status).toBe(200)
})

test('a change from another address of the same console is allowed', async () => {
  const staff = await signInStaff(server)
  const headers = { host: '127.0.0.1:8081', origin: 'http://127.0.0.1:8081' }
  expect((await server.console('DELETE', '/staff/session', { cookie: staff.cookie, headers })).status).toBe(200)
})

test('an operator with a second factor needs its code after the right password', async () => {
  const staff = await signInStaff(server)
  const secret = await enrol(staff)
  const bare = await logInStaff(server, staff.username, staffPassword)
  expect(bare).toMatchObject({ status: 200, body: { success: false, code: 'SECOND_FACTOR_REQUIRED' } })
  expect(bare.headers['set-cookie']).toBeUndefined()
  expect((await logInStaff(server, staff.username, wrong)).body.code).toBe('BAD_CREDENTIALS')
  server.clock.advance(minuteMs)
  const answer = await logInStaff(server, staff.username, staffPassword, { code: codeFor(secret) })
  expect(answer.body).toMatchObject({ success: true, value: { hasSecondFactor: true } })
})

test('a code works once, at most one time step early or late', async () => {
  const staff = await signInStaff(server)
  const secret = await enrol(staff)
  server.clock.advance(5 * minuteMs)
  const code = codeFor(secret)
  expect((await logInStaff(server, staff.username, staffPassword, { code })).body.success).toBe(true)
  expect((await logInStaff(server, staff.username, staffPassword, { code })).body.code).toBe('SECOND_FACTOR_WRONG')
  expect(
    (await logInStaff(server, staff.username, staffPassword, { code: codeFor(secret, 30_000) })).body.success,
  ).toBe(true)
  expect((await logInStaff(server, staff.username, staffPassword, { code: codeFor(secret, 90_000) })).body.code).toBe(
    'SECOND_FACTOR_WRONG',
  )
  expect((await logInStaff(server, staff.username, staffPassword, { code: codeFor(secret, -90_000) })).body.code).toBe(
    'SECOND_FACTOR_WRONG',
  )
})

test('of two concurrent uses of one code, one succeeds', async () => {
  const staff = await signInStaff(server)
  const secret = await enrol(staff)
  server.clock.advance(5 * minuteMs)
  const code = codeFor(secret)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => logInStaff(server, staff.username, staffPassword, { code })),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('five wrong codes lock the second factor for five minutes, whatever the password', async () => {
  const staff = await signInStaff(server)
  const secret = await enrol(staff)
  server.clock.advance(5 * minuteMs)
  const right = codeFor(secret)
  const other = right === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i += 1) await logInStaff(server, staff.username, staffPassword, { code: other })
  expect((await logInStaff(server, staff.username, staffPassword, { code: right })).status).toBe(429)
  server.clock.advance(5 * minuteMs)
  expect((await logInStaff(server, staff.username, staffPassword, { code: codeFor(secret) })).body.success).toBe(true)
})

test('the secret of an authenticator is sealed at rest, proven by a code, and needs the password', async () => {
  const staff = await signInStaff(server)
  const { cookie } = staff
  const begin = (password: string) => server.console('POST', '/staff/me/second-factor', { cookie, body: { password } })
  const confirm = (code: string) => server.console('PUT', '/staff/me/second-factor', { cookie, body: { code } })
  expect((await confirm('123456')).body.code).toBe('STATE_CONFLICT')
  expect((await begin(wrong)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'password', key: 'validation.passwordWrong' }] },
  })
  const { secret, otpauthUrl } = (await begin(staffPassword)).body.value
  expect(otpauthUrl).toContain(`otpauth://totp/Fairground:${staff.username}?`)
  const right = codeFor(secret)
  expect((await confirm(right === '000000' ? '000001' : '000000')).body.code).toBe('SECOND_FACTOR_WRONG')
  expect((await me(cookie)).body.value.hasSecondFactor).toBe(false)
  expect((await confirm(right)).body.value.hasSecondFactor).toBe(true)
  const row = await server.db.selectFrom('operators').selectAll().where('id', '=', staff.staffId).executeTakeFirst()
  expect(row).toMatchObject({ totp_secret_sealed: expect.stringMatching(/^v2\./), totp_pending_sealed: null })
  expect(await auditOf(staff.staffId, 'staff.second-factor-confirmed')).toHaveLength(1)
})

test('a new password ends every other session of the operator', async () => {
  const staff = await signInStaff(server)
  const other = cookieOf(await logInStaff(server, staff.username, staffPassword))
  const put = (body: object) => server.console('PUT', '/staff/me/password', { cookie: staff.cookie, body })
  const newPassword = 'Merry-go-round-9'
  expect((await put({ oldPassword: wrong, newPassword })).body.value.errors).toEqual([
    { field: 'oldPassword', key: 'validation.passwordWrong' },
  ])
  expect((await put({ oldPassword: staffPassword, newPassword: staffPassword })).body.value.errors).toEqual([
    { field: 'newPassword', key: 'validation.passwordSame' },
  ])
  expect((await put({ oldPassword: staffPassword, newPassword: 'short' })).body.value.errors).toMatchObject([
    { field: 'newPassword', key: 'validation.tooShort' },
  ])
  expect((await put({ oldPassword: staffPassword, newPassword: 'administrator' })).body.value.errors).toEqual([
    { field: 'newPassword', key: 'validation.commonPassword' },
  ])
  expect((await put({ oldPassword: staffPassword, newPassword })).body.success).toBe(true)
  expect((await me(staff.cookie)).status).toBe(200)
  expect((await me(other)).status).toBe(401)
  expect((await logInStaff(server, staff.username, staffPassword)).body.code).toBe('BAD_CREDENTIALS')
  expect((await logInStaff(server, staff.username, newPassword)).body.success).toBe(true)
  const audit = await auditOf(staff.staffId, 'staff.password-changed')
  expect(audit).toHaveLength(1)
  expect(JSON.stringify(audit)).not.toContain(newPassword)
})
