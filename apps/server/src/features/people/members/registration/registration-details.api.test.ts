import { afterEach, expect, test } from 'vitest'
import { memberPassword, newUsername, registerMember, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { checkPaymentPassword } from '../profile/check-payment-password.ts'

const server = testServer()

const register = (fields: Record<string, unknown> = {}) =>
  server.portal('PUT', '/wps/member/register', { body: registration(fields) })
const errorsOf = async (fields: Record<string, unknown>) => (await register(fields)).body.value?.errors
const turnOn = (field: string, rule: object = {}) =>
  setSite(server, 'registrationFields', { [field]: { enabled: true, ...rule } })
const detailsOf = async (username: string) => {
  const { id } = await rowOf(username)
  const rows = await server.db.selectFrom('member_details').selectAll().where('member_id', '=', id).execute()
  return rows.map(({ field, sealed }) => [field, server.context.secrets.open(`member-detail:${id}:${field}`, sealed)])
}
const rowOf = (account: string) =>
  server.db.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirstOrThrow()
const born = (years: number, days = 0) => {
  const day = new Date(server.clock.now().getTime() + 7 * 60 * 60_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

test.each([
  ['R3.005', 'email', 'An.Nguyen@Example.COM', 'An.Nguyen@example.com'],
  ['R3.006', 'qqNum', '1234567', '1234567'],
  ['R3.007', 'mobileNum', '0912345678', '+84912345678'],
  ['R3.013', 'line', 'an.line', 'an.line'],
  ['R3.014', 'whatsapp', '84912345678', '84912345678'],
  ['R3.015', 'facebook', 'an.nguyen_88', 'an.nguyen_88'],
  ['R3.016', 'wechat', 'An-88', 'An-88'],
  ['R3.017', 'idNumber', '079099001234', '079099001234'],
  ['R3.028', 'telegram', 'an_tele', 'an_tele'],
  ['R3.029', 'zalo', 'an.zalo', 'an.zalo'],
  ['R3.030', 'birthday', '02-28-1990', '1990-02-28'],
  ['R3.031', 'address', '12 Lê Lợi, Quận 1', '12 Lê Lợi, Quận 1'],
  ['R3.032', 'nationality', 'VN', 'VN'],
  ['R3.033', 'occupation', 'Kỹ sư', 'Kỹ sư'],
  ['R3.034', 'sourceOfIncome', 'Lương', 'Lương'],
  ['R3.035', 'referrer', 'Chị Hoa', 'Chị Hoa'],
])(
  '[%s] [R4.2.01] the field %s is kept, sealed, while its rule is on, and not even read while it is off',
  async (_row, field, typed, kept) => {
    const username = newUsername()
    await turnOn(field)
    expect((await register({ username, [field]: ` ${typed} ` })).body.success).toBe(true)
    expect(await detailsOf(username)).toEqual([[field, kept]])
    await setSite(server, 'registrationFields', {})
    const other = newUsername()
    expect(
      (await register({ username: other, [field]: field === 'nationality' ? '??' : '!'.repeat(2) })).body.success,
    ).toBe(true)
    expect(await detailsOf(other)).toEqual([])
  },
)

test('[R3.012] a payment password given at the registration guards payouts at once', async () => {
  await turnOn('paymentPassword', { required: true })
  expect(await errorsOf({})).toEqual([{ field: 'paymentPassword', key: 'validation.required' }])
  expect(await errorsOf({ paymentPassword: '12345' })).toEqual([
    { field: 'paymentPassword', key: 'reg_pattern_7', args: { length: '6' } },
  ])
  const { memberId } = await registerMember(server, { paymentPassword: '135790' })
  expect(await checkPaymentPassword({ app: server.context, ip: '127.0.0.1' }, memberId, '135790')).toBe('ok')
  await setSite(server, 'registrationFields', {})
  const other = await registerMember(server, { paymentPassword: '135790' })
  expect(await checkPaymentPassword({ app: server.context, ip: '127.0.0.1' }, other.memberId, '135790')).toBe('unset')
})

test('[R3.027] the nickname defaults to the account', async () => {
  await turnOn('nickname')
  const username = newUsername()
  await register({ username, nickname: 'Bé Na 🎪' })
  expect((await rowOf(username)).nickname).toBe('Bé Na 🎪')
  const plain = newUsername()
  await register({ username: plain })
  expect((await rowOf(plain)).nickname).toBe(plain)
})

test('[R9.08] [R3.030] somebody who turns 18 today may register, one day younger may not', async () => {
  await turnOn('birthday', { required: true })
  expect(await errorsOf({ birthday: born(18, 1) })).toEqual([
    { field: 'birthday', key: 'validation.tooYoung', args: { age: 18 } },
  ])
  expect((await register({ birthday: born(18) })).body.success).toBe(true)
})

test('[R5.20] the age is the operator’s: at 21 a person of 20 is refused, and the text says 21', async () => {
  await turnOn('birthday', { required: true })
  await setSite(server, 'ageMin', 21)
  expect(await errorsOf({ birthday: born(20) })).toEqual([
    { field: 'birthday', key: 'validation.tooYoung', args: { age: 21 } },
  ])
})

test.each([
  ['a day the calendar lacks', { birthday: '1990-02-30' }, { field: 'birthday', key: 'validation.date' }],
  ['a day to come', { birthday: '2090-01-01' }, { field: 'birthday', key: 'validation.tooYoung', args: { age: 18 } }],
  ['a country that does not exist', { nationality: 'XX' }, { field: 'nationality', key: 'validation.nationality' }],
])('%s is refused under its field', async (_title, fields, error) => {
  await turnOn(error.field)
  expect(await errorsOf(fields)).toEqual([error])
})

test.each([
  ['one digit fewer', { mobileNum: '091234567' }, { key: 'validation.mobile', args: { digits: '9' } }],
  ['one digit more', { mobileNum: '9123456789' }, { key: 'validation.mobile', args: { digits: '9' } }],
  ['letters', { mobileNum: '09123a5678' }, { key: 'reg_pattern_7', args: { length: '4–15' } }],
  ['a number no phone has', { mobileNum: '0000000000' }, { key: 'validation.mobileUnknown' }],
  [
    'another country’s count',
    { mobileNum: '912345678', countryDialingCode: '86' },
    { key: 'validation.mobile', args: { digits: '11' } },
  ],
  [
    'a country that is not offered',
    { mobileNum: '2025550123', countryDialingCode: '1' },
    { key: 'validation.dialingCode' },
  ],
])('[R3.078] [R5.21] a mobile number with %s is refused under its field', async (_title, fields, error) => {
  await turnOn('mobileNum')
  expect(await errorsOf(fields)).toEqual([{ field: 'mobileNum', ...error }])
})

test('[R5.21] [R3.020] the dialling code decides how many digits there are, and is kept with the number', async () => {
  await turnOn('mobileNum')
  const username = newUsername()
  const answer = await register({ username, mobileNum: '13912345678', countryDialingCode: '+86' })
  expect(answer.body.success).toBe(true)
  expect(await detailsOf(username)).toEqual([['mobileNum', '+8613912345678']])
})

test('one number belongs to one account, in any format', async () => {
  await turnOn('mobileNum')
  expect((await register({ mobileNum: '0987654321' })).body.success).toBe(true)
  const username = newUsername()
  const answer = await register({ username, mobileNum: '987654321', countryDialingCode: '84' })
  expect(answer.body).toMatchObject({
    code: 'MOBILE_TAKEN',
    value: { errors: [{ field: 'mobileNum', key: 'MOBILE_TAKEN' }] },
  })
  expect(await server.db.selectFrom('members').where('account', '=', username).selectAll().execute()).toEqual([])
})

test('[R5.19] members who agreed to former terms are asked again', async () => {
  const answer = await register({ termsVersion: '0' })
  expect(answer.body).toMatchObject({ success: false, code: 'TERMS_CHANGED' })
})

test('[R3.019] [R3.021] [R3.022] where and how somebody registered is kept', async () => {
  const username = newUsername()
  await register({ username, registerUrl: 'http://localhost:8080/register?referralCode=X' })
  expect(await rowOf(username)).toMatchObject({
    registered_domain: 'localhost:8080',
    registered_url: 'http://localhost:8080/register?referralCode=X',
    registered_method: 'WEB',
  })
})

test('[R3.002] no answer and no audit row holds what was typed', async () => {
  await turnOn('idNumber')
  const answer = await register({ idNumber: '079099001234' })
  const audit = await server.db.selectFrom('audit_log').selectAll().execute()
  const text = JSON.stringify([answer.body, audit])
  expect(text).not.toContain('079099001234')
  expect(text).not.toContain(memberPassword)
})
