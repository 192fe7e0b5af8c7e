import { text } from '@fairground/i18n/texts'
import { expect, test } from 'vitest'
import { logIn, memberPaymentPassword, openTrial, registerMember, registerPayee } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { checkPaymentPassword } from './profile/check-payment-password.ts'
import { findPayeeName } from './profile/payee-name.ts'

const server = testServer()
const minuteMs = 60_000

const setPaymentPassword = (token: string | undefined, body: object) =>
  server.portal('PUT', '/wps/member/paymentPassword', { token, body })
const check = (memberId: string, value: string) =>
  checkPaymentPassword({ app: server.context, ip: '127.0.0.1' }, memberId, value)

test('[R7.1.10] [R3.072] [R3.073] [R3.075] the member call answers who is signed in, and no secret', async () => {
  const member = await registerMember(server)
  const answer = await server.portal('GET', '/wps/member/info', { token: member.token })
  expect(answer.body.value).toEqual({
    id: member.memberId,
    account: member.account,
    nickname: member.account,
    type: 0,
    icon: expect.stringMatching(/^avatar\/\d+$/),
    currency: 'VND',
    currencySymbol: '₫',
    hasPassword: true,
    hasPaymentPassword: false,
    hasVip: true,
    vipLabelName: 'Member',
    vipRankLevel: 0,
    availablePromoCount: 0,
    googleBound: false,
    facebookBound: false,
    referralCode: expect.stringMatching(/^[A-Z2-9]{10}$/),
    registeredAt: expect.any(String),
    lastLoginAt: expect.any(String),
    lastLoginIp: '127.0.0.1',
    firstSession: true,
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('[R6.02] without a token the member call answers that nobody is logged in', async () => {
  const answer = await server.portal('GET', '/wps/member/info')
  expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'NOT_LOGGED_IN', value: null } })
})

test('a payment password is set with the log-in password and kept as argon2id', async () => {
  const member = await registerMember(server)
  const answer = await setPaymentPassword(member.token, { password: member.password, paymentPassword: '135790' })
  expect(answer.body).toMatchObject({ success: true, value: { hasPaymentPassword: true } })
  const row = await server.db
    .selectFrom('members')
    .select('payment_password_hash')
    .where('id', '=', member.memberId)
    .executeTakeFirst()
  expect(row?.payment_password_hash).toMatch(/^\$argon2id\$/)
  expect(await check(member.memberId, '135790')).toBe('ok')
  const audit = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', member.memberId)
    .where('action', '=', 'member.payment-password-set')
    .execute()
  expect(audit).toMatchObject([{ actor_kind: 'member', actor_id: member.memberId }])
  expect(JSON.stringify(audit)).not.toContain('135790')
})

test('a wrong log-in password sets nothing; five of them make the caller wait', async () => {
  const member = await registerMember(server)
  const wrong = { password: 'wrong', paymentPassword: '135790' }
  const refused = await setPaymentPassword(member.token, wrong)
  expect(refused.body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'password', key: 'validation.passwordWrong' }] },
  })
  for (let i = 0; i < 4; i += 1) await setPaymentPassword(member.token, wrong)
  expect((await setPaymentPassword(member.token, { ...wrong, password: member.password })).status).toBe(429)
  expect(await check(member.memberId, '135790')).toBe('unset')
})

test.each(['12345', '1234567', '12345a', '１２３４５６', ''])(
  'the payment password "%s" is refused: six digits',
  async (paymentPassword) => {
    const member = await registerMember(server)
    const answer = await setPaymentPassword(member.token, { password: member.password, paymentPassword })
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'paymentPassword', key: 'validation.format' }] },
    })
  },
)

test('five wrong payment passwords lock it for five minutes, even for the right one', async () => {
  const { memberId } = await registerPayee(server)
  for (let i = 0; i < 5; i += 1) expect(await check(memberId, '000000')).toBe('wrong')
  expect(await check(memberId, memberPaymentPassword)).toEqual({ lockedForSeconds: expect.closeTo(5 * 60, -1) })
  server.clock.advance(5 * minuteMs)
  expect(await check(memberId, memberPaymentPassword)).toBe('ok')
  expect(await check(memberId, '000000')).toBe('wrong')
})

test('twenty wrong payment passwords at once: five are tried', async () => {
  const { memberId } = await registerPayee(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(memberId, '000000')))
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5)
  expect(answers.filter((answer) => typeof answer === 'object')).toEqual(
    Array(15).fill({ lockedForSeconds: expect.closeTo(5 * 60, -1) }),
  )
})

test('withdrawals can read the payee’s full name, and nobody else’s', async () => {
  const payee = await registerPayee(server, 'TRAN THI BINH')
  const other = await registerMember(server)
  expect(await findPayeeName(server.context, server.db, payee.memberId)).toBe('TRAN THI BINH')
  expect(await findPayeeName(server.context, server.db, other.memberId)).toBeUndefined()
})

test('[R1.38] the language in use is remembered for whoever is signed in', async () => {
  const member = await registerMember(server)
  const put = (lang: string, token?: string) => server.portal('PUT', '/wps/member/language', { token, body: { lang } })
  expect((await put('vi', member.token)).body).toMatchObject({ success: true, value: null })
  const row = await server.db
    .selectFrom('members')
    .select('language')
    .where('id', '=', member.memberId)
    .executeTakeFirst()
  expect(row).toEqual({ language: 'vi' })
  for (const lang of ['vi', 'ar']) expect((await put(lang)).body.success).toBe(true)
  expect((await put('xx', member.token)).body.value.errors).toMatchObject([{ field: 'lang', key: 'validation.choice' }])
})

test('every answer speaks the language of its request', async () => {
  const { account } = await openTrial(server)
  const messageIn = async (language: string) => {
    const answer = await server.portal('POST', '/wps/session/login', {
      headers: { language },
      body: { username: account, password: 'x' },
    })
    return answer.body.message
  }
  expect(await messageIn('vi')).toBe(text('errors:BAD_CREDENTIALS'))
  expect(await messageIn('en')).toBe('Wrong account / password, try again')
  expect(await messageIn('ar')).toBe(text('errors:BAD_CREDENTIALS', {}, 'ar'))
  expect(await messageIn('xx')).toBe(text('errors:BAD_CREDENTIALS'))
  expect((await logIn(server, account, 'x')).body.code).toBe('BAD_CREDENTIALS')
})
