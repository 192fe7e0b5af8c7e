import { expect, test } from 'vitest'
import { bindAuthenticator } from '../../../../../test/authenticator.ts'
import { logIn, registerMember, type TestMember } from '../../../../../test/members.ts'
import { bindEmail, bindMobile, codeSentTo, newMobile, otherThan, sentTo } from '../../../../../test/outbox.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { identityJobs } from '../login/identity-jobs.ts'

const server = testServer()
const newPassword = 'Harbour-77-rope'
const minuteMs = 60_000

const askCode = (mobileNum: string) =>
  server.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum, purpose: 'reset' },
  })
const reset = (mobileNum: string, verificationCode: string, fields: object = {}) =>
  server.portal('POST', '/wps/member/password/verification', {
    body: { newPassword, mobileNum, verificationCode, ...fields },
  })
const info = (token: string) => server.portal('GET', '/wps/member/info', { token })

/** A member with a number, and the code that was sent to it. */
async function forgetful(): Promise<{ member: TestMember; mobile: string; code: string }> {
  const member = await registerMember(server)
  const mobile = await bindMobile(server, member)
  server.clock.advance(minuteMs)
  await askCode(mobile)
  return { member, mobile, code: await codeSentTo(server, mobile) }
}

test('[R7.1.09] [A-45] a code to the number sets a new password, ends every session, logs in and sends a notice', async () => {
  const { member, mobile, code } = await forgetful()
  const answer = await reset(mobile, code)
  expect(answer.body).toMatchObject({ success: true, value: { token: expect.any(String), firstTimeLogin: false } })
  expect((await info(answer.body.value.token)).body.value.account).toBe(member.account)
  expect((await info(member.token)).status).toBe(401)
  expect((await logIn(server, member.account, member.password)).body.code).toBe('BAD_CREDENTIALS')
  expect((await logIn(server, member.account, newPassword)).body.success).toBe(true)
  expect((await sentTo(server, mobile)).at(-1)?.text).toContain(`password of ${member.account} was changed`)
  const audit = await server.db
    .selectFrom('audit_log')
    .select('detail')
    .where('subject', '=', member.memberId)
    .where('action', '=', 'member.password-reset')
    .execute()
  expect(audit).toMatchObject([{ detail: { method: 'mobile' } }])
})

test('[A-45] neither a code nor a link replaces the second step of an account with an authenticator', async () => {
  const { member, mobile, code } = await forgetful()
  await bindAuthenticator(server, member)
  const answer = await reset(mobile, code)
  expect(answer.body).toMatchObject({ code: 'NEED_VERIFY', value: { verifyTicket: expect.any(String) } })
  expect((await info(member.token)).status).toBe(401)
  expect((await logIn(server, member.account, newPassword)).body.code).toBe('NEED_VERIFY')
})

test('[R3.063] [A-44] a code works once, for its own number, for its purpose and for five minutes', async () => {
  const { mobile, code } = await forgetful()
  const stranger = await bindMobile(server, await registerMember(server))
  expect((await reset(stranger, code)).body.code).toBe('CODE_INVALID')
  expect((await reset(mobile, ` ${code}`)).body.code).toBe('CODE_INVALID')
  expect((await reset(mobile, code)).body.success).toBe(true)
  expect((await reset(mobile, code)).body.code).toBe('CODE_INVALID')
  const late = await forgetful()
  server.clock.advance(5 * minuteMs)
  expect((await reset(late.mobile, late.code)).body.code).toBe('CODE_EXPIRED')
})

test('a code sent for binding does not work for a reset', async () => {
  const member = await registerMember(server)
  const mobile = await bindMobile(server, member)
  server.clock.advance(minuteMs)
  const body = { countryDialingCode: '84', mobileNum: mobile }
  await server.portal('POST', '/wps/verification/sms/bind', { token: member.token, body })
  expect((await reset(mobile, await codeSentTo(server, mobile))).body.code).toBe('CODE_INVALID')
})

test('[A-44] after five wrong tries the right code is refused', async () => {
  const { mobile, code } = await forgetful()
  for (let i = 0; i < 5; i += 1) expect((await reset(mobile, otherThan(code))).body.code).toBe('CODE_INVALID')
  expect((await reset(mobile, code)).body.code).toBe('CODE_INVALID')
})

test('of five concurrent resets with one code, one succeeds', async () => {
  const { mobile, code } = await forgetful()
  const answers = await Promise.all(Array.from({ length: 5 }, () => reset(mobile, code)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('[A-22] [R3.062] a number without an account gets the same answer; only its holder learns that it has none', async () => {
  const { mobile } = await forgetful()
  server.clock.advance(minuteMs)
  const nobody = newMobile()
  const [known, unknown] = [await askCode(mobile), await askCode(nobody)]
  expect(unknown.body).toEqual(known.body)
  expect((await reset(nobody, otherThan(await codeSentTo(server, nobody)))).body.code).toBe('CODE_INVALID')
  expect((await reset(mobile, otherThan(await codeSentTo(server, mobile)))).body.code).toBe('CODE_INVALID')
  const refused = await reset(nobody, await codeSentTo(server, nobody))
  expect(refused.body).toMatchObject({ code: 'USER_NOT_FOUND', value: null })
})

test('[R3.061] an invalid password or a missing code is refused, and the code stays valid', async () => {
  const { mobile, code } = await forgetful()
  for (const weak of ['short', 'two words here', 'password123']) {
    const answer = await reset(mobile, code, { newPassword: weak })
    expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'newPassword' }] } })
  }
  expect((await reset(mobile, '')).body.value.errors).toMatchObject([{ field: 'verificationCode' }])
  expect((await reset(mobile, code)).body.success).toBe(true)
})

test('[R5.11] [R9.07] a code of 255 characters is compared, one of 256 is refused as input', async () => {
  expect((await reset(newMobile(), '1'.repeat(255))).body.code).toBe('CODE_INVALID')
  expect((await reset(newMobile(), '1'.repeat(256))).body.code).toBe('VALIDATION')
})

test('a suspended account cannot log in', async () => {
  const { member, mobile, code } = await forgetful()
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
  expect((await reset(mobile, code)).body.code).toBe('MEMBER_NO_ENTER')
  expect((await logIn(server, member.account, member.password)).body.code).toBe('MEMBER_NO_ENTER')
})

const formType = 'application/x-www-form-urlencoded'
const askLink = (fields: Record<string, string>) =>
  server.portal('POST', '/wps/member/password/email', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': formType },
  })

/** Runs the jobs that wait for mails, as the worker does. */
async function mailLinks() {
  const { rows } = await server.pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'mail-reset-link' returning j.payload`,
  )
  for (const { payload } of rows) await identityJobs['mail-reset-link']?.(server.context, payload)
  return rows.length
}
const tokenIn = (text: string | undefined) => /\/resetPassword#([\w-]{43})\n/.exec(text ?? '')?.[1] ?? ''
const finish = (resetToken: string, password = newPassword) =>
  server.portal('POST', '/wps/member/password/reset', { body: { resetToken, newPassword: password } })

test('[R7.1.08] [R3.055] name and address bring one mail, whose link sets a new password once', async () => {
  const member = await registerMember(server)
  const email = await bindEmail(server, member)
  const asked = await askLink({ username: member.account, email: email.toUpperCase() })
  expect(asked.body).toMatchObject({ success: true, value: { maskedEmail: `${email[0]}***@example.vn` } })
  await mailLinks()
  const mail = (await sentTo(server, email)).at(-1)
  expect(mail?.subject).toBe('Choose a new password')
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
  const token = tokenIn(mail?.text)
  expect((await finish(token)).body.success).toBe(true)
  expect((await finish(token)).body.code).toBe('CODE_EXPIRED')
  expect((await info(member.token)).status).toBe(401)
  expect((await logIn(server, member.account, newPassword)).body.success).toBe(true)
  expect((await sentTo(server, email)).at(-1)?.subject).toBe('Your password was changed')
})

test('[R3.056] the body is form-encoded: JSON is refused, and no other call takes a form', async () => {
  const json = await server.portal('POST', '/wps/member/password/email', { body: { username: 'a', email: 'a@b.vn' } })
  expect(json).toMatchObject({ status: 415, body: { success: false } })
  const form = await server.portal('POST', '/wps/session/login', {
    body: 'username=a&password=b',
    headers: { 'content-type': formType },
  })
  expect(form).toMatchObject({ status: 415, body: { success: false } })
})

test('[R8.03] [R8.06] a wrong address and an unknown name have their texts', async () => {
  const member = await registerMember(server)
  await bindEmail(server, member)
  const wrong = await askLink({ username: member.account, email: 'other@example.vn' })
  expect(wrong.body).toMatchObject({ code: 'EMAIL_INCORRECT', message: 'Incorrect e-mail' })
  const unknown = await askLink({ username: 'nobody-here', email: 'other@example.vn' })
  expect(unknown.body).toMatchObject({ code: 'USER_NOT_FOUND' })
  expect(unknown.body.message).toContain('Username/Email does not exist')
})

test('[A-22] where the site hides accounts, every request for a link gets the same answer; only matching ones send mail', async () => {
  await setSite(server, 'hideAccountExistence', true)
  const member = await registerMember(server)
  const email = await bindEmail(server, member)
  const mails = (await sentTo(server, email)).length
  const wrongName = await askLink({ username: 'nobody-there', email })
  expect(wrongName.body).toEqual((await askLink({ username: member.account, email })).body)
  expect(await mailLinks()).toBe(2)
  expect(await sentTo(server, email)).toHaveLength(mails + 1)
  await setSite(server, 'hideAccountExistence', false)
})

test('a link is valid for 30 minutes or until a newer one', async () => {
  const member = await registerMember(server)
  const email = await bindEmail(server, member)
  const linkOf = async () => {
    await askLink({ username: member.account, email })
    await mailLinks()
    return tokenIn((await sentTo(server, email)).at(-1)?.text)
  }
  const first = await linkOf()
  const second = await linkOf()
  expect((await finish(first)).body.code).toBe('CODE_EXPIRED')
  server.clock.advance(30 * minuteMs)
  expect((await finish(second)).body.code).toBe('CODE_EXPIRED')
  expect((await finish('x'.repeat(43))).body.code).toBe('CODE_EXPIRED')
})
