import { expect, test } from 'vitest'
import { bindAuthenticator, codeNow, nextCode } from '../../../../../test/authenticator.ts'
import { memberPassword, registerMember } from '../../../../../test/members.ts'
import { secondStepCalls } from '../../../../../test/second-step-calls.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' })
const minuteMs = 60_000

const { logIn, verify, post, state } = secondStepCalls(server)
const auditOf = (memberId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', memberId).where('action', '=', action).execute()
const fieldOf = (answer: TestAnswer) => answer.body.value.errors[0]
const boundMember = async () => {
  const member = await registerMember(server)
  return { member, ...(await bindAuthenticator(server, member)) }
}

test('binding requires the password, shows the secret once, and takes effect with its first code', async () => {
  const member = await registerMember(server)
  const wrong = await post('/wps/member/bind/google/begin', member.token, { password: 'not-the-password' })
  expect(fieldOf(wrong)).toMatchObject({ field: 'password', key: 'validation.passwordWrong' })
  expect((await post('/wps/member/bind/google', member.token, { code: '000000' })).body.code).toBe('STATE_CONFLICT')
  const begun = await post('/wps/member/bind/google/begin', member.token, { password: memberPassword })
  const { secret, otpauthUrl } = begun.body.value
  expect(otpauthUrl).toContain(`otpauth://totp/Fairground:${member.account}?`)
  expect((await logIn(member.account)).body.success).toBe(true)
  const miss = await post('/wps/member/bind/google', member.token, { code: '000000' })
  expect(fieldOf(miss)).toMatchObject({ field: 'code', key: 'validation.codeWrong' })
  const bound = await post('/wps/member/bind/google', member.token, { code: codeNow(server, secret) })
  expect(bound.body.value.recoveryCodes).toHaveLength(10)
  expect(await state(member)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10, trustedDeviceCount: 0 })
  const rows = await server.db.selectFrom('member_authenticators').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
  const audit = await auditOf(member.memberId, 'member.authenticator-bound')
  expect(audit).toHaveLength(1)
  expect(JSON.stringify(audit)).not.toMatch(new RegExp([secret, ...bound.body.value.recoveryCodes].join('|')))
  const again = await post('/wps/member/bind/google/begin', member.token, { password: memberPassword })
  expect(again.status).toBe(409)
})

test('a secret must be confirmed within a quarter of an hour', async () => {
  const member = await registerMember(server)
  const begun = await post('/wps/member/bind/google/begin', member.token, { password: memberPassword })
  server.clock.advance(15 * minuteMs)
  const code = codeNow(server, begun.body.value.secret)
  expect((await post('/wps/member/bind/google', member.token, { code })).status).toBe(409)
})

test.each(['/wps/member/unbind/google', '/wps/member/recoveryCodes'])(
  '%s wants the password and a code, and changes nothing without both',
  async (path) => {
    const { member, secret, recoveryCodes } = await boundMember()
    const code = nextCode(server, secret)
    const wrong = await post(path, member.token, { password: 'not-the-password', code })
    expect(fieldOf(wrong)).toMatchObject({ field: 'password' })
    const miss = await post(path, member.token, { password: memberPassword, code: '000000' })
    expect(fieldOf(miss)).toMatchObject({ field: 'code', key: 'validation.codeWrong' })
    expect(await state(member)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 })
    const body = { password: memberPassword, code: recoveryCodes[3] }
    expect((await post(path, member.token, body)).body.success).toBe(true)
  },
)

test('without the authenticator the password is enough again, and its recovery codes are void', async () => {
  const { member, secret } = await boundMember()
  const asked = await logIn(member.account)
  const body = { password: memberPassword, code: nextCode(server, secret) }
  expect((await post('/wps/member/unbind/google', member.token, body)).body.success).toBe(true)
  expect(await state(member)).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 })
  expect((await verify(asked, 'google', nextCode(server, secret))).body.code).toBe('CODE_INVALID')
  expect((await logIn(member.account)).body.success).toBe(true)
  expect(await auditOf(member.memberId, 'member.authenticator-removed')).toHaveLength(1)
  expect((await post('/wps/member/unbind/google', member.token, body)).status).toBe(409)
})

test('new recovery codes void the old ones', async () => {
  const { member, secret, recoveryCodes } = await boundMember()
  const body = { password: memberPassword, code: nextCode(server, secret) }
  const fresh = (await post('/wps/member/recoveryCodes', member.token, body)).body.value.recoveryCodes
  expect(fresh.some((code: string) => recoveryCodes.includes(code))).toBe(false)
  expect((await verify(await logIn(member.account), 'recovery', recoveryCodes[0] ?? '')).body.code).toBe('CODE_INVALID')
  expect((await verify(await logIn(member.account), 'recovery', fresh[0])).body.success).toBe(true)
})

test.each([
  ['POST', '/wps/member/bind/google/begin'],
  ['POST', '/wps/member/bind/google'],
  ['POST', '/wps/member/unbind/google'],
  ['POST', '/wps/member/recoveryCodes'],
  ['DELETE', '/wps/member/trustedDevices'],
] as const)('%s %s is for whoever is signed in, and not for a trial', async (method, path) => {
  const body = method === 'POST' ? { body: { password: 'x', code: '000000' } } : {}
  expect((await server.portal(method, path, body)).body.code).toBe('NOT_LOGGED_IN')
  const trial = await server.portal('POST', '/wps/session/login/freeplay', { body: { os: 'x', platform: 'W' } })
  const refused = await server.portal(method, path, { ...body, token: trial.body.value.token })
  expect(refused.body.code).toBe('TRIAL_FORBIDDEN')
})
