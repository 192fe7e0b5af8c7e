import { expect, test } from 'vitest'
import { logIn, memberPassword, registerMember, type TestMember } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const dayMs = 24 * 60 * 60_000
const newPassword = 'Lantern-by-night-7'

const info = (token: string) => server.portal('GET', '/wps/member/info', { token })
const state = (token: string) => server.portal('GET', '/wps/member/security', { token })
const devices = (token: string) => server.portal('GET', '/wps/member/sessions', { token })
const endDevice = (token: string, sessionId: string) =>
  server.portal('DELETE', `/wps/member/sessions/${sessionId}`, { token })
const endOthers = (token: string) => server.portal('DELETE', '/wps/member/sessions', { token })
const history = (token: string, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/member/loginHistory', { token, query })
const changePassword = (token: string, fields: object = {}) =>
  server.portal('POST', '/wps/member/password', {
    token,
    body: { oldPassword: memberPassword, newPassword, confirmNewPassword: newPassword, ...fields },
  })
const secondLogin = async ({ account, password }: Pick<TestMember, 'account' | 'password'>): Promise<string> =>
  (await logIn(server, account, password)).body.value.token
const auditOf = (memberId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', memberId).where('action', '=', action).execute()
const fieldOf = (answer: { body: { value: { errors: unknown[] } } }) => answer.body.value.errors[0]
const isSignedIn = async (token: string) => (await info(token)).status === 200

test('the security state lists the account’s safeguards without secrets', async () => {
  const { token } = await registerMember(server)
  const answer = await state(token)
  expect(answer.body.value).toEqual({
    passwordChangedAt: expect.any(String),
    isPasswordExpired: false,
    hasPaymentPassword: false,
    deviceCount: 1,
    hasAuthenticator: false,
    passkeyCount: 0,
    recoveryCodesLeft: 0,
    trustedDeviceCount: 0,
  })
})

test('devices are listed by name and network, the current one first and marked', async () => {
  const member = await registerMember(server)
  const phone = await server.portal('POST', '/wps/session/login', {
    body: { username: member.account, password: member.password },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36' },
  })
  const { body } = await devices(member.token)
  expect(body.value).toMatchObject([
    { isCurrent: true, network: '127.0.*.*' },
    { isCurrent: false, device: { browser: 'Chrome', system: 'Android', isPhone: true } },
  ])
  expect(JSON.stringify(body)).not.toContain('127.0.0.1')
  expect(JSON.stringify(body)).not.toContain(phone.body.value.token)
})

test('an idle or logged-out device is no longer listed', async () => {
  const member = await registerMember(server)
  const other = await secondLogin(member)
  await server.portal('DELETE', '/wps/session/logout', { token: other })
  expect((await devices(member.token)).body.value).toHaveLength(1)
})

test('[A-24] a device is signed out at once with an audit row; repeating it adds none', async () => {
  const member = await registerMember(server)
  const other = await secondLogin(member)
  const { sessionId } = (await devices(member.token)).body.value[1]
  expect((await endDevice(member.token, sessionId)).body.success).toBe(true)
  expect((await info(other)).body.code).toBe('NOT_LOGGED_IN')
  expect(await isSignedIn(member.token)).toBe(true)
  expect(await auditOf(member.memberId, 'member.sessions-ended')).toMatchObject([
    { detail: { sessionIds: [sessionId] } },
  ])
  expect((await endDevice(member.token, sessionId)).status).toBe(404)
})

test("[A-14] another member's session answers like a missing one and stays open", async () => {
  const [mine, theirs] = [await registerMember(server), await registerMember(server)]
  const { sessionId } = (await devices(theirs.token)).body.value[0]
  const foreign = await endDevice(mine.token, sessionId)
  expect(foreign.body).toEqual((await endDevice(mine.token, 'ses_of_nobody')).body)
  expect(foreign.status).toBe(404)
  expect(await isSignedIn(theirs.token)).toBe(true)
})

test('all other devices are signed out together; the caller and other accounts stay', async () => {
  const [member, bystander] = [await registerMember(server), await registerMember(server)]
  const others = [await secondLogin(member), await secondLogin(member)]
  expect((await endOthers(member.token)).body.value).toEqual({ endedCount: 2 })
  for (const token of others) expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(member.token)).toBe(true)
  expect(await isSignedIn(bystander.token)).toBe(true)
  expect((await endOthers(member.token)).body.value).toEqual({ endedCount: 0 })
})

test('the history lists this account’s log-ins and failed tries, newest first, in pages', async () => {
  const member = await registerMember(server)
  await registerMember(server)
  await logIn(server, member.account.toUpperCase(), 'not-the-password')
  await secondLogin(member)
  const first = await history(member.token, { pageSize: '2' })
  expect(first.body.value).toMatchObject({ total: 3, list: [{ outcome: 'entered' }, { outcome: 'wrong-password' }] })
  const second = await history(member.token, { pageSize: '2', pageNo: '2' })
  expect(second.body.value.list).toMatchObject([{ outcome: 'entered', network: '127.0.*.*' }])
  expect((await history(member.token, { pageSize: '101' })).body.code).toBe('VALIDATION')
})

test('tries of unknown names are not kept, and no try can be rewritten', async () => {
  const { memberId } = await registerMember(server)
  const countOf = async () => (await server.db.selectFrom('login_history').select('id').execute()).length
  const before = await countOf()
  await logIn(server, 'nobodyhasthis1', 'not-the-password')
  expect(await countOf()).toBe(before)
  const rewrite = server.db.updateTable('login_history').set({ outcome: 'entered' }).where('member_id', '=', memberId)
  await expect(rewrite.execute()).rejects.toThrow(/permission denied/)
})

test('[A-23] [R7.1.07] [R3.052] [R3.053] a changed password ends every session, gives a fresh token, and is the only one that fits', async () => {
  const member = await registerMember(server)
  const other = await secondLogin(member)
  const answer = await changePassword(member.token)
  expect(answer.body).toMatchObject({ success: true, value: { passwordExpired: false, defaultPassword: false } })
  expect(answer.body.value.token).not.toBe(member.token)
  expect(await isSignedIn(member.token)).toBe(false)
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(answer.body.value.token)).toBe(true)
  expect((await logIn(server, member.account, memberPassword)).body.code).toBe('BAD_CREDENTIALS')
  expect((await logIn(server, member.account, newPassword)).body.success).toBe(true)
  const audit = await auditOf(member.memberId, 'member.password-changed')
  expect(audit).toHaveLength(1)
  expect(JSON.stringify(audit)).not.toContain(newPassword)
  const { list } = (await history(answer.body.value.token)).body.value
  expect(list.map(({ outcome }: { outcome: string }) => outcome)).toContain('password-changed')
})

test.each([
  ['a wrong old password', { oldPassword: 'not-the-password' }, 'oldPassword', 'validation.passwordWrong'],
  ['no old password', { oldPassword: undefined }, 'oldPassword', 'validation.required'],
  [
    'a new one that is too short',
    { newPassword: 'short', confirmNewPassword: 'short' },
    'newPassword',
    'reg_pattern_18',
  ],
  [
    'a new one with blanks inside',
    { newPassword: 'two words here', confirmNewPassword: 'two words here' },
    'newPassword',
    'reg_pattern_18',
  ],
  [
    'a common one',
    { newPassword: 'Password123', confirmNewPassword: 'Password123' },
    'newPassword',
    'validation.commonPassword',
  ],
  [
    'the old one again',
    { newPassword: memberPassword, confirmNewPassword: memberPassword },
    'newPassword',
    'validation.passwordSame',
  ],
  [
    'a confirmation that differs',
    { confirmNewPassword: 'Another-one-7' },
    'confirmNewPassword',
    'validation.passwordConfirm',
  ],
])('[R5.56] [R5.57] [R5.58] [R3.054] %s changes nothing', async (_case, fields, field, key) => {
  const member = await registerMember(server)
  const answer = await changePassword(member.token, fields)
  expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION' })
  expect(fieldOf(answer)).toMatchObject({ field, key })
  expect(await isSignedIn(member.token)).toBe(true)
  expect((await logIn(server, member.account, memberPassword)).body.success).toBe(true)
  expect(await auditOf(member.memberId, 'member.password-changed')).toEqual([])
})

test('a stolen session cannot guess the old password: five wrong ones make the caller wait', async () => {
  const member = await registerMember(server)
  for (let i = 0; i < 5; i += 1) await changePassword(member.token, { oldPassword: `wrong-${i}-password` })
  const answer = await changePassword(member.token)
  expect(answer.status).toBe(429)
  expect((await logIn(server, member.account, memberPassword)).body.success).toBe(true)
})

test('an account without a password sets its first one without an old one', async () => {
  const member = await registerMember(server)
  await server.db.updateTable('members').set({ password_hash: null }).where('id', '=', member.memberId).execute()
  expect((await state(member.token)).body.value.passwordChangedAt).toBeUndefined()
  const answer = await changePassword(member.token, { oldPassword: undefined })
  expect(answer.body.success).toBe(true)
  expect((await logIn(server, member.account, newPassword)).body.success).toBe(true)
})

const agePassword = (memberId: string) =>
  server.db
    .updateTable('members')
    .set({ password_changed_at: new Date(server.clock.now().getTime() - 181 * dayMs) })
    .where('id', '=', memberId)
    .execute()

test('[R3.051] [R4.3.09] a password older than half a year is reported, and while the flag is off nothing else', async () => {
  const member = await registerMember(server)
  await agePassword(member.memberId)
  const { value } = (await logIn(server, member.account, memberPassword)).body
  expect(value).toMatchObject({ passwordExpired: true, defaultPassword: false })
  expect((await state(value.token)).body.value).toMatchObject({ isPasswordExpired: true })
  const changed = await changePassword(value.token)
  expect((await state(changed.body.value.token)).body.value).toMatchObject({ isPasswordExpired: false })
})

test.each([
  ['[R4.3.09] [R6.19] an expired password while the flag forces its change', true],
  ['[R4.3.08] [R4.3.19] [R9.12] a password that somebody else chose, whatever the flag', false],
])('%s lets in only to choose a new one', async (_case, isFlagOn) => {
  const member = await registerMember(server)
  if (isFlagOn) await agePassword(member.memberId)
  else
    await server.db
      .updateTable('members')
      .set({ must_change_password: true })
      .where('id', '=', member.memberId)
      .execute()
  await setSite(server, 'flags', { PWDEXPFORCECHANGE3: isFlagOn })
  const { value } = (await logIn(server, member.account, memberPassword)).body
  expect(value).toMatchObject({ passwordExpired: isFlagOn, defaultPassword: !isFlagOn })
  expect((await info(value.token)).body.value.passwordDue).toBe(true)
  for (const path of ['/wps/member/security', '/wps/member/sessions'])
    expect(await server.portal('GET', path, { token: value.token })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_CHANGE_REQUIRED' },
    })
  const changed = await changePassword(value.token)
  expect((await info(changed.body.value.token)).body.value.passwordDue).toBeUndefined()
  expect((await state(changed.body.value.token)).status).toBe(200)
  await setSite(server, 'flags', {})
})

test('[A-24] a suspended account is signed out everywhere at once, and the refused log-in is in its history', async () => {
  const member = await registerMember(server)
  const other = await secondLogin(member)
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
  expect(await isSignedIn(member.token)).toBe(false)
  expect(await isSignedIn(other)).toBe(false)
  expect((await logIn(server, member.account, memberPassword)).body.code).toBe('MEMBER_NO_ENTER')
  const rows = await server.db
    .selectFrom('login_history')
    .select('outcome')
    .where('member_id', '=', member.memberId)
    .orderBy('at', 'desc')
    .execute()
  expect(rows[0]).toEqual({ outcome: 'refused' })
})
