import { expect, test } from 'vitest'
import { registerMember } from '../../../../../test/members.ts'
import { bindEmail, bindMobile, codeSentTo, newMobile, otherThan, sentTo } from '../../../../../test/outbox.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const minuteMs = 60_000

const number = (mobileNum: string) => ({ countryDialingCode: '84', mobileNum })
const askCode = (token: string, mobileNum: string) =>
  server.portal('POST', '/wps/verification/sms/bind', { token, body: number(mobileNum) })
const bind = (token: string, mobileNum: string, fields: object) =>
  server.portal('POST', '/wps/member/bind/mobile', { token, body: { ...number(mobileNum), ...fields } })

test('a bound number and address are shown masked and never in plain text', async () => {
  const member = await registerMember(server)
  const mobile = await bindMobile(server, member)
  const email = await bindEmail(server, member)
  const { body } = await server.portal('GET', '/wps/member/info', { token: member.token })
  expect(body.value).toMatchObject({ mobileNum: `+84****${mobile.slice(-3)}`, email: `${email[0]}***@example.vn` })
  const rows = await server.pool.query('select row_to_json(m) as row from members m where id = $1', [member.memberId])
  expect(JSON.stringify(rows.rows)).not.toContain(mobile.slice(1))
  expect(JSON.stringify(rows.rows)).not.toContain(email)
  const actions = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', member.memberId)
    .where('action', 'like', '%-bound')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['member.mobile-bound', 'member.email-bound'])
})

test('a change is sent to the old number, the new one and the address', async () => {
  const member = await registerMember(server)
  const email = await bindEmail(server, member)
  const old = await bindMobile(server, member)
  const now = await bindMobile(server, member)
  for (const recipient of [old, now]) {
    expect((await sentTo(server, recipient)).at(-1)?.text).toContain(`contact of ${member.account} was changed`)
  }
  expect((await sentTo(server, email)).at(-1)?.subject).toBe('A contact of your account was changed')
})

test('without the password or the code nothing is bound', async () => {
  const member = await registerMember(server)
  const mobile = newMobile()
  await askCode(member.token, mobile)
  const verificationCode = await codeSentTo(server, mobile)
  const { password } = member
  const noPassword = await bind(member.token, mobile, { verificationCode, password: 'wrong' })
  expect(noPassword.body.value.errors).toMatchObject([{ field: 'password', key: 'validation.passwordWrong' }])
  const noCode = await bind(member.token, mobile, { verificationCode: otherThan(verificationCode), password })
  expect(noCode.body.code).toBe('CODE_INVALID')
  const { body } = await server.portal('GET', '/wps/member/info', { token: member.token })
  expect(body.value.mobileNum).toBeUndefined()
  expect((await bind(member.token, mobile, { verificationCode, password })).body.success).toBe(true)
})

test('[A-44] one member’s code does not work for another', async () => {
  const [asker, thief] = [await registerMember(server), await registerMember(server)]
  const mobile = newMobile()
  await askCode(asker.token, mobile)
  const verificationCode = await codeSentTo(server, mobile)
  expect((await bind(thief.token, mobile, { verificationCode, password: thief.password })).body.code).toBe(
    'CODE_INVALID',
  )
})

test('a number belongs to one account, which only its holder learns', async () => {
  const owner = await registerMember(server)
  const mobile = await bindMobile(server, owner)
  server.clock.advance(minuteMs)
  const other = await registerMember(server)
  expect((await askCode(other.token, mobile)).body.success).toBe(true)
  const verificationCode = await codeSentTo(server, mobile)
  const { password } = other
  const wrong = await bind(other.token, mobile, { verificationCode: otherThan(verificationCode), password })
  expect(wrong.body.code).toBe('CODE_INVALID')
  expect((await bind(other.token, mobile, { verificationCode, password })).body.code).toBe('MOBILE_TAKEN')
})

test('an address must be one', async () => {
  const { token } = await registerMember(server)
  const ask = (email: string) => server.portal('POST', '/wps/verification/email/bind', { token, body: { email } })
  expect((await ask('a@b')).body.value.errors).toMatchObject([{ field: 'email' }])
  expect((await ask('a@b.vn')).body.success).toBe(true)
})
