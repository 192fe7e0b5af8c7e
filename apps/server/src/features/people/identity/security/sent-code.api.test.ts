import { expect, test } from 'vitest'
import { bindAuthenticator } from '../../../../../test/authenticator.ts'
import { memberPassword, registerMember, type TestMember } from '../../../../../test/members.ts'
import { payeeWithBalance } from '../../../../../test/money.ts'
import { bindEmail, bindMobile, codeSentTo, otherThan, sentTo } from '../../../../../test/outbox.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' })
const minuteMs = 60_000
const abroad = { 'x-forwarded-for': '198.51.100.20' }

const logIn = (account: string, headers: Record<string, string> = abroad) =>
  server.portal('POST', '/wps/session/login', { body: { username: account, password: memberPassword }, headers })
const send = (asked: TestAnswer, method: string) =>
  server.portal('POST', '/wps/verification/login', {
    body: { verifyTicket: asked.body.value.verifyTicket, method },
    headers: abroad,
  })
const verify = (asked: TestAnswer, method: string, code: string, fields: object = {}) =>
  server.portal('POST', '/wps/session/login/verify', {
    body: { verifyTicket: asked.body.value.verifyTicket, method, code, ...fields },
    headers: abroad,
  })
async function reachable(): Promise<{ member: TestMember; mobile: string; email: string }> {
  const member = await registerMember(server)
  return { member, mobile: await bindMobile(server, member), email: await bindEmail(server, member) }
}
const outcomesOf = async ({ memberId }: TestMember) => {
  const found = server.db.selectFrom('login_history').select('outcome').where('member_id', '=', memberId)
  return (await found.orderBy('at', 'desc').orderBy('id', 'desc').execute()).map(({ outcome }) => outcome)
}

test('[R4.3.15] [R2.5.27] at an unknown address the password is followed by a code to the number; a wrong one is refused', async () => {
  const { member, mobile, email } = await reachable()
  expect((await logIn(member.account, {})).body.success).toBe(true)
  const asked = await logIn(member.account)
  expect(asked.body).toMatchObject({
    code: 'NEED_VERIFY',
    value: {
      methods: [
        { type: 'mobile', masked: `+84****${mobile.slice(-3)}` },
        { type: 'email', masked: `${email[0]}***@example.vn` },
      ],
    },
  })
  expect(JSON.stringify(asked.body)).not.toContain(mobile.slice(1))
  expect(JSON.stringify(asked.body)).not.toContain(email)
  expect((await send(asked, 'mobile')).body.value).toEqual({ expiredMinutes: 1 })
  const code = await codeSentTo(server, mobile)
  expect((await verify(asked, 'mobile', otherThan(code))).body.code).toBe('CODE_INVALID')
  expect((await outcomesOf(member))[0]).toBe('wrong-code')
  const entered = await verify(asked, 'mobile', code)
  expect(entered.body.success).toBe(true)
  expect((await outcomesOf(member)).slice(0, 3)).toEqual(['entered', 'wrong-code', 'code-asked'])
  expect((await logIn(member.account)).body.success).toBe(true)
})

test('[R4.3.16] the same by a code that goes to the address', async () => {
  const { member, email } = await reachable()
  const asked = await logIn(member.account)
  expect((await send(asked, 'email')).body.success).toBe(true)
  const code = await codeSentTo(server, email)
  expect((await verify(asked, 'mobile', code)).body.code).toBe('CODE_INVALID')
  expect((await verify(asked, 'email', code)).body.success).toBe(true)
})

test('[A-44] a code of another member or purpose, an expired or a used one lets nobody in', async () => {
  const [one, two] = [await reachable(), await reachable()]
  const asked = await logIn(one.member.account)
  await send(await logIn(two.member.account), 'mobile')
  expect((await verify(asked, 'mobile', await codeSentTo(server, two.mobile))).body.code).toBe('CODE_INVALID')
  await server.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum: one.mobile, purpose: 'login' },
  })
  expect((await verify(asked, 'mobile', await codeSentTo(server, one.mobile))).body.code).toBe('CODE_INVALID')
  await send(asked, 'mobile')
  const late = await codeSentTo(server, one.mobile)
  server.clock.advance(5 * minuteMs)
  expect((await verify(asked, 'mobile', late)).body.code).toBe('CODE_INVALID')
  await send(asked, 'mobile')
  const code = await codeSentTo(server, one.mobile)
  const again = await logIn(one.member.account)
  expect((await verify(asked, 'mobile', code)).body.success).toBe(true)
  expect((await verify(again, 'mobile', code)).body.code).toBe('CODE_INVALID')
})

test('[A-44] five wrong codes lock the second step for five minutes, whatever tickets and codes there are', async () => {
  const { member, mobile } = await reachable()
  const asked = await logIn(member.account)
  await send(asked, 'mobile')
  const code = await codeSentTo(server, mobile)
  for (let i = 0; i < 5; i += 1) expect((await verify(asked, 'mobile', otherThan(code))).body.code).toBe('CODE_INVALID')
  const second = await logIn(member.account)
  expect((await verify(second, 'mobile', code)).status).toBe(429)
  expect((await verify(second, 'email', '000000')).status).toBe(429)
  server.clock.advance(5 * minuteMs + 1000)
  await send(second, 'mobile')
  expect((await verify(second, 'mobile', await codeSentTo(server, mobile))).body.success).toBe(true)
})

test('of five concurrent second steps with one code, one succeeds', async () => {
  const { member, mobile } = await reachable()
  const asked = await logIn(member.account)
  await send(asked, 'mobile')
  const code = await codeSentTo(server, mobile)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(asked, 'mobile', code)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('who has an authenticator is neither asked for a code that is sent, nor sent one', async () => {
  const { member, mobile } = await reachable()
  await bindAuthenticator(server, member)
  const asked = await logIn(member.account)
  expect(asked.body.value.methods.map(({ type }: { type: string }) => type)).toEqual(['google', 'recovery'])
  const sent = (await sentTo(server, mobile)).length
  expect((await send(asked, 'mobile')).body.code).toBe('FEATURE_OFF')
  expect(await sentTo(server, mobile)).toHaveLength(sent)
  expect((await verify(asked, 'mobile', '000000')).body.code).toBe('CODE_INVALID')
})

test('[R4.3.17] a member with a number is not asked for the easier bank account name', async () => {
  const member = await payeeWithBalance(server)
  await bindMobile(server, member)
  const asked = await logIn(member.account)
  expect(asked.body.value.methods).toMatchObject([{ type: 'mobile' }])
  expect((await verify(asked, 'bankName', 'NGUYEN VAN AN')).body.code).toBe('CODE_INVALID')
})

test('an invented ticket or method sends nothing', async () => {
  const madeUp = { body: { value: { verifyTicket: 'x'.repeat(43) } } } as TestAnswer
  expect((await send(madeUp, 'mobile')).body.code).toBe('CODE_EXPIRED')
  const { member } = await reachable()
  expect((await send(await logIn(member.account), 'bankName')).body.code).toBe('VALIDATION')
})

test('[R4.3.21] a password reset by phone logs in at once, at any address, if the account has nothing stronger', async () => {
  const { mobile } = await reachable()
  await server.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum: mobile, purpose: 'reset' },
  })
  const body = { newPassword: 'Harbour-77-rope', mobileNum: mobile, verificationCode: await codeSentTo(server, mobile) }
  const answer = await server.portal('POST', '/wps/member/password/verification', { body, headers: abroad })
  expect(answer.body).toMatchObject({ success: true, value: { token: expect.any(String) } })
})
