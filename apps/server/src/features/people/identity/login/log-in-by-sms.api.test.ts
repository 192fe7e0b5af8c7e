import { afterEach, expect, test } from 'vitest'
import { bindAuthenticator } from '../../../../../test/authenticator.ts'
import { logIn, registerMember, type TestMember } from '../../../../../test/members.ts'
import { bindMobile, codeSentTo, newMobile, otherThan, sentTo } from '../../../../../test/outbox.ts'
import { setSite } from '../../../../../test/site.ts'
import { isOfCaller, statementsOf } from '../../../../../test/statements.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { takeNumberTry } from './login-tries.ts'

const server = testServer()
const minuteMs = 60_000
const halfYearMs = 181 * 24 * 60 * minuteMs

const askCode = (mobileNum: string, fields: object = {}) =>
  server.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum, purpose: 'login', ...fields },
  })
const enter = (username: string, password: string, fields: object = {}) =>
  server.portal('POST', '/wps/session/login', {
    body: { username, password, type: 'sms', countryDialingCode: '84', ...fields },
  })
const enterProven = async (mobile: string, fields: object = {}) => {
  await askCode(mobile)
  return enter(mobile, await codeSentTo(server, mobile), fields)
}
const infoOf = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).body.value
const outcomesOf = async ({ memberId }: TestMember) => {
  const found = server.db.selectFrom('login_history').select('outcome').where('member_id', '=', memberId)
  return (await found.orderBy('at', 'desc').orderBy('id', 'desc').execute()).map(({ outcome }) => outcome)
}
async function reachable() {
  const member = await registerMember(server)
  return { member, mobile: await bindMobile(server, member) }
}

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

test('[R1.05] [R3.044] [R3.045] number and code let the member in, in any format, and it is in the history', async () => {
  const { member, mobile } = await reachable()
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
  const answer = await enterProven(mobile)
  expect(answer.body).toMatchObject({ success: true, value: { token: expect.any(String), firstTimeLogin: false } })
  expect((await infoOf(answer.body.value.token)).account).toBe(member.account)
  expect((await outcomesOf(member))[0]).toBe('entered')
  expect((await enterProven(mobile.slice(1))).body.success).toBe(true)
  expect((await enterProven(mobile, { countryDialingCode: undefined })).body.success).toBe(true)
  const audit = server.db.selectFrom('audit_log').select('action').where('subject', '=', member.memberId)
  expect((await audit.execute()).filter(({ action }) => action === 'member.logged-in').length).toBeGreaterThan(3)
})

test('[R8.07] [A-22] only whoever enters the code of a number without an account is told to register', async () => {
  const [nobody, { mobile }] = [newMobile(), await reachable()]
  const [known, unknown] = [await askCode(mobile), await askCode(nobody)]
  expect(unknown.body).toEqual(known.body)
  const wrong = async (number: string) => (await enter(number, otherThan(await codeSentTo(server, number)))).body
  expect(await wrong(nobody)).toEqual(await wrong(mobile))
  const answer = await enter(nobody, await codeSentTo(server, nobody))
  expect(answer.body.code).toBe('USER_NOT_FOUND')
  expect(answer.body.message).toContain('please register an account first')
})

test('[A-22] a wrong code runs the same statements whether or not the number has an account', async () => {
  const [nobody, { mobile }] = [newMobile(), await reachable()]
  for (const number of [mobile, nobody]) await askCode(number)
  const costOf = async (number: string) => {
    const code = otherThan(await codeSentTo(server, number))
    return (await statementsOf(server, () => enter(number, code))).filter(isOfCaller)
  }
  const wanted = await costOf(mobile)
  expect(wanted.length).toBeGreaterThan(3)
  expect(await costOf(nobody)).toEqual(wanted)
})

test('[A-44] a code works once, only for its own number and purpose, and for five minutes', async () => {
  const { mobile } = await reachable()
  const other = await reachable()
  await askCode(mobile)
  const code = await codeSentTo(server, mobile)
  expect((await enter(other.mobile, code)).body.code).toBe('CODE_INVALID')
  expect((await enter(mobile, ` ${code}`)).body.code).toBe('CODE_INVALID')
  expect((await enter(mobile, code)).body.success).toBe(true)
  expect((await enter(mobile, code)).body.code).toBe('CODE_INVALID')
  await askCode(mobile, { purpose: 'reset' })
  expect((await enter(mobile, await codeSentTo(server, mobile))).body.code).toBe('CODE_INVALID')
  await askCode(mobile)
  const late = await codeSentTo(server, mobile)
  server.clock.advance(5 * minuteMs)
  expect((await enter(mobile, late)).body.code).toBe('CODE_EXPIRED')
})

test('[A-44] of five concurrent log-ins with one code, one succeeds', async () => {
  const { mobile } = await reachable()
  await askCode(mobile)
  const code = await codeSentTo(server, mobile)
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(mobile, code)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('[A-44] guessing: five tries per code, ten per number before a wait of five minutes, and twenty a day', async () => {
  const { member, mobile } = await reachable()
  const guess = async () => (await enter(mobile, otherThan(await codeSentTo(server, mobile)))).body.code
  await askCode(mobile)
  for (let i = 0; i < 5; i += 1) expect(await guess()).toBe('CODE_INVALID')
  expect((await enter(mobile, await codeSentTo(server, mobile))).body.code).toBe('CODE_INVALID')
  expect((await outcomesOf(member))[0]).toBe('wrong-code')
  await askCode(mobile)
  for (let i = 0; i < 4; i += 1) expect(await guess()).toBe('CODE_INVALID')
  expect(await guess()).toBe('TOO_MANY_REQUESTS')
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
  for (let round = 0; round < 3; round += 1) {
    server.clock.advance(35 * minuteMs)
    await askCode(mobile)
    for (let i = 0; i < 5; i += 1) await guess()
  }
  server.clock.advance(35 * minuteMs)
  const last = await enterProven(mobile)
  expect(last).toMatchObject({ status: 429, body: { value: { retryAfter: expect.any(Number) } } })
  expect(last.body.value.retryAfter).toBeGreaterThan(60 * 60)
})

test('[A-20] one network that tries many numbers is blocked like one that tries names', async () => {
  const app = { ...server.context, config: { ...server.context.config, hasChallenges: true } }
  const tryFrom = (ip: string) => takeNumberTry({ app, ip }, `+84${newMobile().slice(1)}`)
  for (let i = 0; i < 30; i += 1) expect(await tryFrom('203.0.113.9')).toBeUndefined()
  expect(await tryFrom('203.0.113.9')).toBeGreaterThan(200)
})

test('[R6.16] [R2.5.24] with MOBILEVERCODELOGIN3 off neither the code nor the log-in exists', async () => {
  const { mobile } = await reachable()
  await askCode(mobile)
  const code = await codeSentTo(server, mobile)
  const sent = (await sentTo(server, mobile)).length
  await setSite(server, 'flags', { MOBILEVERCODELOGIN3: false })
  expect((await enter(mobile, code)).body.code).toBe('FEATURE_OFF')
  expect((await askCode(mobile)).body.code).toBe('FEATURE_OFF')
  expect(await sentTo(server, mobile)).toHaveLength(sent)
})

test('[R2.5.24] [R2.5.25] where no account has a password, the number is the only way in', async () => {
  const { member, mobile } = await reachable()
  await setSite(server, 'flags', { USERNAMEREG3: false, MOBILENUMPASSREG3: false })
  const { loginModules } = (await server.portal('GET', '/wps/system/whitelabel')).body.value
  expect(loginModules).toEqual(['sms'])
  expect((await logIn(server, member.account, member.password)).body.code).toBe('FEATURE_OFF')
  expect((await enterProven(mobile)).body.success).toBe(true)
  await setSite(server, 'flags', { USERNAMEREG3: false, MOBILENUMPASSREG3: false, MOBILEVERCODELOGIN3: false })
  expect((await server.portal('GET', '/wps/system/whitelabel')).body.value.loginModules).toEqual(['username'])
})

test('[R4.3.10] an expired password blocks only log-ins that used it, not those by code', async () => {
  const { member, mobile } = await reachable()
  await setSite(server, 'flags', { PWDEXPFORCECHANGE3: true })
  server.clock.advance(halfYearMs)
  const answer = await enterProven(mobile)
  expect((await infoOf(answer.body.value.token)).passwordDue).toBeUndefined()
  const byPassword = await logIn(server, member.account, member.password)
  expect(byPassword.body.value).toMatchObject({ passwordExpired: true })
  expect((await infoOf(byPassword.body.value.token)).passwordDue).toBe(true)
})

test('[R4.3.10] nor does a password that somebody else chose', async () => {
  const { member, mobile } = await reachable()
  await server.db.updateTable('members').set({ must_change_password: true }).where('id', '=', member.memberId).execute()
  const answer = await enterProven(mobile)
  expect((await infoOf(answer.body.value.token)).passwordDue).toBeUndefined()
  const byPassword = await logIn(server, member.account, member.password)
  expect((await infoOf(byPassword.body.value.token)).passwordDue).toBe(true)
})

test('an account with an authenticator is asked for it after the code, too', async () => {
  const { member, mobile } = await reachable()
  await bindAuthenticator(server, member)
  const answer = await enterProven(mobile)
  expect(answer.body).toMatchObject({
    code: 'NEED_VERIFY',
    value: { methods: [{ type: 'google' }, { type: 'recovery' }] },
  })
})

test('a suspended account cannot log in, and a player cannot log in as an agent', async () => {
  const { member, mobile } = await reachable()
  expect((await enterProven(mobile, { area: 'agent' })).body.code).toBe('ERROR_NOT_AGENT')
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
  expect((await enterProven(mobile)).body.code).toBe('MEMBER_NO_ENTER')
})

test('[R5.53] [R5.54] [R9.07] a missing code or an impossible number is refused before any lookup', async () => {
  expect((await enter(newMobile(), '')).body.value.errors).toMatchObject([{ field: 'password' }])
  expect((await enter(newMobile(), '1'.repeat(255))).body.code).toBe('CODE_INVALID')
  expect((await enter(newMobile(), '1'.repeat(256))).body.value.errors).toMatchObject([{ field: 'password' }])
  expect((await enter('0912', '123456')).body.value.errors).toEqual([
    { field: 'username', key: 'validation.mobileUnknown' },
  ])
})

test('an unproven number from the registration does not log in', async () => {
  await setSite(server, 'registrationFields', { mobileNum: { enabled: true } })
  const mobile = newMobile()
  await registerMember(server, { mobileNum: mobile })
  expect((await enterProven(mobile)).body.code).toBe('USER_NOT_FOUND')
})
