import { expect, test } from 'vitest'
import { bindAuthenticator, codeNow, nextCode } from '../../../../../test/authenticator.ts'
import { memberPassword, newUsername, registerMember, type TestMember } from '../../../../../test/members.ts'
import { payeeWithBalance } from '../../../../../test/money.ts'
import { secondStepCalls } from '../../../../../test/second-step-calls.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' })
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const { logIn, verify, post, state } = secondStepCalls(server)
const cookieOf = (answer: TestAnswer): string =>
  ([answer.headers['set-cookie']].flat()[0] as string).split(';')[0] ?? ''
const isSignedIn = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).status === 200
const outcomesOf = async (memberId: string) => {
  const found = server.db.selectFrom('login_history').select('outcome').where('member_id', '=', memberId)
  return (await found.orderBy('at', 'desc').orderBy('id', 'desc').execute()).map(({ outcome }) => outcome)
}
const boundMember = async () => {
  const member = await registerMember(server)
  return { member, ...(await bindAuthenticator(server, member)) }
}

test('[R2.5.27] [R4.3.18] with an authenticator bound the password alone is refused; with its code it works', async () => {
  const { member, secret } = await boundMember()
  const asked = await logIn(member.account)
  expect(asked.status).toBe(200)
  expect(asked.body).toMatchObject({ success: false, code: 'NEED_VERIFY' })
  expect(asked.body.value).toEqual({
    verifyTicket: expect.stringMatching(/^[\w-]{43}$/),
    methods: [{ type: 'google' }, { type: 'recovery' }],
  })
  const entered = await verify(asked, 'google', nextCode(server, secret))
  expect(entered.body).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } })
  expect(await isSignedIn(entered.body.value.token)).toBe(true)
  expect((await outcomesOf(member.memberId)).slice(0, 2)).toEqual(['entered', 'code-asked'])
})

test('a wrong password never reveals a second step', async () => {
  const { member } = await boundMember()
  const known = await logIn(member.account, {}, 'not-the-password')
  expect(known.body).toEqual((await logIn(newUsername(), {}, 'not-the-password')).body)
})

test('a wrong code is refused and recorded; the ticket stays valid', async () => {
  const { member, secret } = await boundMember()
  const asked = await logIn(member.account)
  const sessions = () =>
    server.db.selectFrom('sessions').select('id').where('member_id', '=', member.memberId).execute()
  const before = (await sessions()).length
  expect((await verify(asked, 'google', '000000')).body).toMatchObject({ success: false, code: 'CODE_INVALID' })
  expect(await sessions()).toHaveLength(before)
  expect((await outcomesOf(member.memberId))[0]).toBe('wrong-code')
  expect((await verify(asked, 'google', nextCode(server, secret))).body.success).toBe(true)
})

test('five wrong codes lock the second step, for every ticket of the account and whatever the code', async () => {
  const { member, secret, recoveryCodes } = await boundMember()
  const asked = await logIn(member.account)
  for (let i = 0; i < 5; i += 1) expect((await verify(asked, 'google', `00000${i}`)).body.code).toBe('CODE_INVALID')
  const locked = await verify(asked, 'google', nextCode(server, secret))
  expect(locked).toMatchObject({ status: 429, body: { value: { retryAfter: expect.any(Number) } } })
  const second = await logIn(member.account)
  expect((await verify(second, 'recovery', recoveryCodes[0] ?? '')).status).toBe(429)
  server.clock.advance(5 * minuteMs + 1000)
  expect((await verify(second, 'google', codeNow(server, secret))).body.success).toBe(true)
})

test('no code or ticket works twice, not even under another ticket', async () => {
  const { member, secret } = await boundMember()
  const [first, second] = [await logIn(member.account), await logIn(member.account)]
  const code = nextCode(server, secret)
  expect((await verify(first, 'google', code)).body.success).toBe(true)
  expect((await verify(second, 'google', code)).body.code).toBe('CODE_INVALID')
  expect((await verify(first, 'google', nextCode(server, secret))).body.code).toBe('CODE_EXPIRED')
})

test('the same code sent five times at once works once', async () => {
  const { member, secret } = await boundMember()
  const asked = await logIn(member.account)
  const code = nextCode(server, secret)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(asked, 'google', code)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('a ticket ends after ten minutes, with a new password, and with a suspension', async () => {
  const { member, secret } = await boundMember()
  const late = await logIn(member.account)
  const other = await logIn(member.account)
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
  expect((await verify(other, 'google', nextCode(server, secret))).body.code).toBe('MEMBER_NO_ENTER')
  await server.db.updateTable('members').set({ status: 'active' }).where('id', '=', member.memberId).execute()
  server.clock.advance(10 * minuteMs + 1000)
  expect((await verify(late, 'google', codeNow(server, secret))).body.code).toBe('CODE_EXPIRED')
  const asked = await logIn(member.account)
  const entered = await verify(await logIn(member.account), 'google', nextCode(server, secret))
  const newPassword = 'Lantern-by-night-7'
  const fields = { oldPassword: memberPassword, newPassword, confirmNewPassword: newPassword }
  expect((await post('/wps/member/password', entered.body.value.token, fields)).body.success).toBe(true)
  expect((await verify(asked, 'google', nextCode(server, secret))).body.code).toBe('CODE_EXPIRED')
})

test('an invented ticket, or a method the member does not have, is refused', async () => {
  const { member } = await boundMember()
  const madeUp = { body: { value: { verifyTicket: 'x'.repeat(43) } } } as TestAnswer
  expect((await verify(madeUp, 'google', '000000')).body.code).toBe('CODE_EXPIRED')
  const asked = await logIn(member.account)
  expect((await verify(asked, 'bankName', 'NGUYEN VAN AN')).body.code).toBe('CODE_INVALID')
  expect((await verify(asked, 'nothing', '1')).body.code).toBe('VALIDATION')
  expect((await verify(asked, 'google', 'x'.repeat(256))).body.code).toBe('VALIDATION')
})

test('a trusted browser needs no second step for 30 days, for this member only', async () => {
  const { member, secret } = await boundMember()
  const stranger = await boundMember()
  const asked = await logIn(member.account)
  const entered = await verify(asked, 'google', nextCode(server, secret), { trustDevice: true })
  expect(String(entered.headers['set-cookie'])).toMatch(/^did=.+Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict/)
  const cookie = cookieOf(entered)
  expect((await logIn(member.account, { cookie })).body.success).toBe(true)
  expect((await logIn(member.account, { cookie, ip: '203.0.113.9' })).body.success).toBe(true)
  expect((await logIn(stranger.member.account, { cookie })).body.code).toBe('NEED_VERIFY')
  expect((await state({ token: (await logIn(member.account, { cookie })).body.value.token })).trustedDeviceCount).toBe(
    1,
  )
  server.clock.advance(30 * dayMs)
  expect((await logIn(member.account, { cookie })).body.code).toBe('NEED_VERIFY')
})

test('two members can trust one browser, and the cookie from before the second is void', async () => {
  const [one, two] = [await boundMember(), await boundMember()]
  const trust = async ({ member, secret }: typeof one, cookie?: string) => {
    const asked = await logIn(member.account)
    return cookieOf(
      await server.portal('POST', '/wps/session/login/verify', {
        ...(cookie ? { cookie } : {}),
        body: {
          verifyTicket: asked.body.value.verifyTicket,
          method: 'google',
          code: nextCode(server, secret),
          trustDevice: true,
        },
      }),
    )
  }
  const first = await trust(one)
  const second = await trust(two, first)
  for (const { member } of [one, two]) {
    expect((await logIn(member.account, { cookie: second })).body.success).toBe(true)
    expect((await logIn(member.account, { cookie: first })).body.code).toBe('NEED_VERIFY')
  }
})

test.each([
  [
    'its owner forgets all devices',
    (token: string) => server.portal('DELETE', '/wps/member/trustedDevices', { token }),
  ],
  [
    'its owner signs every other device out',
    (token: string) => server.portal('DELETE', '/wps/member/sessions', { token }),
  ],
  [
    'the password changes',
    (token: string) =>
      post('/wps/member/password', token, {
        oldPassword: memberPassword,
        newPassword: 'Lantern-by-night-7',
        confirmNewPassword: 'Lantern-by-night-7',
      }),
  ],
])('a browser is trusted no more once %s', async (_case, act) => {
  const { member, secret } = await boundMember()
  const cookie = cookieOf(
    await verify(await logIn(member.account), 'google', nextCode(server, secret), { trustDevice: true }),
  )
  expect((await logIn(member.account, { cookie })).body.success).toBe(true)
  const { token } = (await verify(await logIn(member.account), 'google', nextCode(server, secret))).body.value
  expect((await act(token)).body.success).toBe(true)
  const password = _case === 'the password changes' ? 'Lantern-by-night-7' : memberPassword
  expect((await logIn(member.account, { cookie }, password)).body.code).toBe('NEED_VERIFY')
})

test('a recovery code works once, in any format', async () => {
  const { member, recoveryCodes } = await boundMember()
  const [code = ''] = recoveryCodes
  const entered = await verify(await logIn(member.account), 'recovery', code.toUpperCase())
  expect(entered.body.success).toBe(true)
  expect(await state(entered.body.value)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 9 })
  expect((await verify(await logIn(member.account), 'recovery', code)).body.code).toBe('CODE_INVALID')
})

const abroad = '198.51.100.20'
const payee = (): Promise<TestMember> => payeeWithBalance(server)

test('[R4.3.17] [R2.5.27] a member with only a bank account is asked for its name at an unknown address', async () => {
  const member = await payee()
  expect((await logIn(member.account)).body.success).toBe(true)
  const asked = await logIn(member.account, { ip: abroad })
  expect(asked.body).toMatchObject({ code: 'NEED_VERIFY', value: { methods: [{ type: 'bankName' }] } })
  expect(JSON.stringify(asked.body)).not.toMatch(/NGUYEN/i)
  expect((await verify(asked, 'bankName', 'TRAN THI BICH')).body.code).toBe('CODE_INVALID')
  expect((await verify(asked, 'bankName', ' Nguyễn  Văn An ')).body.success).toBe(true)
})

test('[R4.3.17] three wrong names lock the question for five minutes and are in the history', async () => {
  const member = await payee()
  const asked = await logIn(member.account, { ip: abroad })
  for (let i = 0; i < 3; i += 1) expect((await verify(asked, 'bankName', `NAME ${i}`)).body.code).toBe('CODE_INVALID')
  expect((await verify(asked, 'bankName', 'NGUYEN VAN AN')).status).toBe(429)
  expect((await outcomesOf(member.memberId)).slice(0, 3)).toEqual(['wrong-code', 'wrong-code', 'wrong-code'])
  server.clock.advance(5 * minuteMs + 1000)
  expect((await verify(asked, 'bankName', 'NGUYEN VAN AN')).body.success).toBe(true)
})

test('whoever has an authenticator is never asked for the name instead', async () => {
  const member = await payee()
  await bindAuthenticator(server, member)
  const asked = await logIn(member.account, { ip: abroad })
  expect(asked.body.value.methods).toEqual([{ type: 'google' }, { type: 'recovery' }])
  expect((await verify(asked, 'bankName', 'NGUYEN VAN AN')).body.code).toBe('CODE_INVALID')
})
