import { afterEach, beforeAll, expect, test } from 'vitest'
import { solveSlider } from '../../../../../test/challenge.ts'
import { logIn, memberPassword, newUsername, registerMember, registration } from '../../../../../test/members.ts'
import { bindMobile, codeSentTo, newMobile, otherThan, sentTo } from '../../../../../test/outbox.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const guarded = testServer({ FAIRGROUND_CHALLENGE: 'on' })
const minuteMs = 60_000

const askCode = (mobileNo: string, fields: object = {}) =>
  server.portal('POST', '/wps/verification/sms/register', {
    body: { countryDialingCode: '84', mobileNo, regType: 'mobile', ...fields },
  })
const formOf = (mobileNum: string, fields: object = {}) => ({
  ...registration(),
  username: mobileNum,
  mobileNum,
  countryDialingCode: '84',
  ...fields,
})
const register = (mobileNum: string, fields: object = {}) =>
  server.portal('PUT', '/wps/member/register/mobile', { body: formOf(mobileNum, fields) })
/** The form with the code that was sent to its number. */
const registerProven = async (mobileNum = newMobile(), fields: object = {}) => {
  await askCode(mobileNum)
  return register(mobileNum, { verificationCode: await codeSentTo(server, mobileNum), ...fields })
}
const inE164 = (mobile: string) => `+84${mobile.slice(1)}`
const infoOf = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).body.value
const rowOf = (account: string) =>
  server.db.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirst()

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

test('[R1.03] [R7.1.06] [R4.2.13] a number and its code open an account of that name, with the number bound and an empty wallet', async () => {
  const mobile = newMobile()
  const answer = await registerProven(mobile)
  expect(answer.body).toMatchObject({ success: true, value: { firstTimeLogin: true } })
  const { token } = answer.body.value
  expect(await infoOf(token)).toMatchObject({
    account: inE164(mobile),
    mobileNum: `+84****${mobile.slice(-3)}`,
    nickname: `+84****${mobile.slice(-3)}`,
    type: 0,
    hasPassword: true,
  })
  const balance = await server.portal('GET', '/wps/v2/wallets/balance', { token })
  expect(balance.body.value).toMatchObject({ balance: '0.00', currency: 'VND' })
  const row = await rowOf(inE164(mobile))
  const audit = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', row?.id ?? '')
    .orderBy('at')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['member.registered', 'member.logged-in'])
})

test('[R7.1.06] the same number opens no second account, in any format; only its holder learns of it', async () => {
  const mobile = newMobile()
  await registerProven(mobile)
  expect((await register(mobile, { verificationCode: '000000' })).body.code).toBe('CODE_INVALID')
  const again = await registerProven(mobile.slice(1))
  expect(again.body).toMatchObject({
    code: 'MOBILE_TAKEN',
    value: { errors: [{ field: 'mobileNum', key: 'MOBILE_TAKEN' }] },
  })
})

test('a bound number is taken; an unproven one is not', async () => {
  const bound = await bindMobile(server, await registerMember(server))
  expect((await registerProven(bound)).body.code).toBe('MOBILE_TAKEN')
  await setSite(server, 'registrationFields', { mobileNum: { enabled: true } })
  const said = newMobile()
  await registerMember(server, { mobileNum: said })
  expect((await registerProven(said)).body.success).toBe(true)
})

test('[R4.2.04] [R4.2.03] the number is required whatever its rule says, with its country’s digit count', async () => {
  await setSite(server, 'registrationFields', { mobileNum: { enabled: false, required: false } })
  const empty = await register('', { verificationCode: '123456' })
  expect(empty.body.value.errors).toEqual([{ field: 'mobileNum', key: 'validation.required' }])
  const short = await register('0912', { verificationCode: '123456' })
  expect(short.body.value.errors).toMatchObject([{ field: 'mobileNum', key: 'validation.mobile' }])
})

test('[R5.10] [R5.12] without a valid code nobody is let in, and the text says so', async () => {
  const mobile = newMobile()
  await askCode(mobile)
  expect((await register(mobile)).body.value.errors).toEqual([
    { field: 'verificationCode', key: 'validation.required' },
  ])
  const code = await codeSentTo(server, mobile)
  const wrong = await register(mobile, { verificationCode: otherThan(code) })
  expect(wrong.body).toMatchObject({
    code: 'CODE_INVALID',
    message: 'Please enter a valid verification code.',
    value: { errors: [{ field: 'verificationCode', key: 'CODE_INVALID' }] },
  })
  expect(await rowOf(inE164(mobile))).toBeUndefined()
})

test('[R5.04] [R3.010] [A-44] a code with a leading space is wrong', async () => {
  const mobile = newMobile()
  await askCode(mobile)
  const code = await codeSentTo(server, mobile)
  expect((await register(mobile, { verificationCode: ` ${code}` })).body.code).toBe('CODE_INVALID')
  expect((await register(mobile, { verificationCode: code })).body.success).toBe(true)
})

test('[A-44] a code of another number or purpose, an expired one, or one after five wrong tries is refused', async () => {
  const [mobile, other] = [newMobile(), newMobile()]
  await askCode(other)
  const foreign = await codeSentTo(server, other)
  await server.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum: mobile, purpose: 'reset' },
  })
  const forReset = await codeSentTo(server, mobile)
  for (const verificationCode of [foreign, forReset])
    expect((await register(mobile, { verificationCode })).body.code).toBe('CODE_INVALID')
  server.clock.advance(5 * minuteMs)
  expect((await register(other, { verificationCode: foreign })).body.code).toBe('CODE_EXPIRED')
  await askCode(mobile)
  const code = await codeSentTo(server, mobile)
  for (let i = 0; i < 5; i += 1)
    expect((await register(mobile, { verificationCode: otherThan(code) })).body.code).toBe('CODE_INVALID')
  expect((await register(mobile, { verificationCode: code })).body.code).toBe('CODE_INVALID')
})

test('ten concurrent registrations with one number and code open one account', async () => {
  const mobile = newMobile()
  await askCode(mobile)
  const verificationCode = await codeSentTo(server, mobile)
  // The code itself has five tries; the others do not get as far as the account.
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(mobile, { verificationCode })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  const codes = answers.filter(({ body }) => !body.success).map(({ body }) => body.code)
  expect(codes.filter((code) => code !== 'MOBILE_TAKEN' && code !== 'CODE_INVALID')).toEqual([])
  const members = await server.db.selectFrom('members').select('id').where('account', '=', inE164(mobile)).execute()
  expect(members).toHaveLength(1)
})

test('[R4.2.06] [R6.21] MOBILENUMPASSREG3 requires the password; without it the code alone opens an account', async () => {
  const bare = newMobile()
  await askCode(bare)
  const without = { verificationCode: await codeSentTo(server, bare), password: '' }
  expect((await register(bare, without)).body.value.errors).toEqual([{ field: 'password', key: 'validation.required' }])
  await setSite(server, 'flags', { MOBILENUMPASSREG3: false })
  const answer = await register(bare, without)
  expect(answer.body.success).toBe(true)
  expect((await infoOf(answer.body.value.token)).hasPassword).toBe(false)
  const unread = newMobile()
  await registerProven(unread, { password: 'x' })
  expect((await rowOf(inE164(unread)))?.password_hash).toBeNull()
})

test('the password may not be the number', async () => {
  const mobile = newMobile()
  const answer = await registerProven(mobile, { password: mobile })
  expect(answer.body.value.errors).toEqual([{ field: 'password', key: 'validation.commonPassword' }])
})

test('[R6.15] with MOBILENUMREG3 off nobody registers by number, and no code is sent', async () => {
  await setSite(server, 'flags', { MOBILENUMREG3: false })
  const mobile = newMobile()
  expect((await register(mobile, { verificationCode: '123456' })).body.code).toBe('FEATURE_OFF')
  expect((await askCode(mobile)).body.code).toBe('FEATURE_OFF')
  expect(await sentTo(server, mobile)).toEqual([])
})

test('with DIRECTREG3 off a number needs an invitation as a name does', async () => {
  await setSite(server, 'flags', { DIRECTREG3: false })
  expect((await registerProven()).body.code).toBe('FEATURE_OFF')
})

test('whoever registered by number logs in with the password under every writing of it', async () => {
  const mobile = newMobile()
  await registerProven(mobile)
  for (const writing of [mobile, mobile.slice(1), `84${mobile.slice(1)}`, inE164(mobile)])
    expect((await logIn(server, writing, memberPassword)).body.success).toBe(true)
  expect((await logIn(server, newMobile(), memberPassword)).body.code).toBe('BAD_CREDENTIALS')
})

test('wrong passwords count for the account, in whichever writing its number was typed', async () => {
  const mobile = newMobile()
  await registerProven(mobile)
  const writings = [mobile, inE164(mobile)]
  for (let i = 0; i < 10; i += 1) await logIn(server, writings[i % 2] ?? '', 'not-the-password')
  for (const writing of writings) expect((await logIn(server, writing, memberPassword)).status).toBe(429)
})

const byName = (fields: object) => server.portal('PUT', '/wps/member/register', { body: registration({ ...fields }) })

test('[R4.2.05] [R6.20] REGMOBVERF3 requires number and code for a registration by name, and binds the number', async () => {
  const mobileNum = newMobile()
  expect((await askCode(mobileNum, { regType: 'username' })).body.code).toBe('FEATURE_OFF')
  expect((await byName({})).body.success).toBe(true)
  await setSite(server, 'flags', { REGMOBVERF3: true })
  expect((await byName({})).body.value.errors).toMatchObject([
    { field: 'mobileNum', key: 'validation.required' },
    { field: 'verificationCode', key: 'validation.required' },
  ])
  expect((await askCode(mobileNum, { regType: 'username', username: 'an0001' })).body.success).toBe(true)
  const code = await codeSentTo(server, mobileNum)
  const fields = { mobileNum, countryDialingCode: '84' }
  expect((await byName({ ...fields, verificationCode: otherThan(code) })).body.code).toBe('CODE_INVALID')
  const username = newUsername()
  const answer = await byName({ ...fields, username, verificationCode: code })
  expect(await infoOf(answer.body.value.token)).toMatchObject({
    account: username,
    nickname: username,
    mobileNum: `+84****${mobileNum.slice(-3)}`,
  })
})

test('a taken name does not use up the code', async () => {
  const { account } = await registerMember(server)
  await setSite(server, 'flags', { REGMOBVERF3: true })
  const mobileNum = newMobile()
  await askCode(mobileNum, { regType: 'username' })
  const fields = { mobileNum, countryDialingCode: '84', verificationCode: await codeSentTo(server, mobileNum) }
  expect((await byName({ ...fields, username: account })).body.code).toBe('USERNAME_TAKEN')
  expect((await byName({ ...fields, username: newUsername() })).body.success).toBe(true)
})

test('[R7.2.09] [R3.060] [A-22] both variants return the countdown minutes, the same for a number with an account', async () => {
  await setSite(server, 'flags', { REGMOBVERF3: true })
  const known = newMobile()
  await registerProven(known)
  const wanted = { success: true, value: { expiredMinutes: 1 } }
  for (const regType of ['mobile', 'username']) {
    const [has, hasNot] = [await askCode(known, { regType }), await askCode(newMobile(), { regType })]
    expect(has.body).toMatchObject(wanted)
    expect(hasNot.body).toEqual(has.body)
  }
})

test('[R3.058] a registration names its number mobileNo, a log-in and a forgotten password name it mobileNum', async () => {
  const ask = async (call: string, fields: object) => {
    const body = { countryDialingCode: '84', ...fields }
    return (await server.portal('POST', `/wps/verification/sms/${call}`, { body })).body
  }
  const wants = (field: string) => ({ code: 'VALIDATION', value: { errors: [{ field }] } })
  expect(await ask('register', { regType: 'mobile', mobileNum: newMobile() })).toMatchObject(wants('mobileNo'))
  expect((await ask('register', { regType: 'mobile', mobileNo: newMobile() })).success).toBe(true)
  for (const purpose of ['login', 'reset']) {
    expect(await ask('noLogin', { purpose, mobileNo: newMobile() })).toMatchObject(wants('mobileNum'))
    expect((await ask('noLogin', { purpose, mobileNum: newMobile() })).success).toBe(true)
  }
})

test('an impossible number, or one of an unsupported country, is refused before sending', async () => {
  for (const fields of [{ mobileNo: '0000000000' }, { mobileNo: '0912' }, { countryDialingCode: '881' }]) {
    const answer = await askCode(newMobile(), fields)
    expect(answer.body.value.errors).toEqual([{ field: 'mobileNo', key: 'validation.mobileUnknown' }])
  }
  expect((await askCode(newMobile(), { regType: 'other' })).body.code).toBe('VALIDATION')
})

beforeAll(() => setSite(guarded, 'challenges', { register: false }))

test('[R5.63] where a challenge is required, no code is sent without one, nor within the countdown', async () => {
  const mobileNo = newMobile()
  const body = { countryDialingCode: '84', mobileNo, regType: 'mobile' }
  const ask = async (isProven: boolean) => {
    const { cookie, ...pass } = isProven ? await solveSlider(guarded, 'sms') : { cookie: '' }
    return guarded.portal('POST', '/wps/verification/sms/register', { cookie, body: { ...body, ...pass } })
  }
  expect((await ask(false)).body.code).toBe('CHALLENGE_REQUIRED')
  expect((await ask(true)).body.value).toEqual({ expiredMinutes: 1 })
  expect(await ask(true)).toMatchObject({ status: 429, body: { value: { retryAfter: expect.any(Number) } } })
  expect(await sentTo(guarded, mobileNo)).toHaveLength(1)
})
