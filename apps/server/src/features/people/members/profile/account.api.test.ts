import { expect, test } from 'vitest'
import { logIn, memberPaymentPassword, openTrial, registerMember, registerPayee } from '../../../../../test/members.ts'
import { memberWithBalance } from '../../../../../test/money.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const minuteMs = 60_000

const setAvatar = (token: string, icon: string) =>
  server.portal('PUT', '/wps/member/info/icon', { token, body: { icon } })
const exportData = (token: string) => server.portal('POST', '/wps/member/export', { token, body: {} })
const close = (token: string, paymentPassword = memberPaymentPassword) =>
  server.portal('POST', '/wps/member/close', { token, body: { paymentPassword } })
const auditOf = (memberId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', memberId).where('action', '=', action).execute()
const statusOf = async (memberId: string) =>
  (await server.db.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirstOrThrow()).status

test('a member chooses one of the built-in avatars', async () => {
  const { token, memberId } = await registerMember(server)
  expect((await setAvatar(token, 'avatar/7')).body.value.icon).toBe('avatar/7')
  expect(await auditOf(memberId, 'member.avatar-chosen')).toMatchObject([{ detail: { icon: 'avatar/7' } }])
})

test.each(['avatar/20', 'avatar/07', 'avatar/-1', 'avatar-1', '../secret', 'https://evil.example/a.png', ''])(
  'no picture but one of the house is taken: %j',
  async (icon) => {
    const { token, memberId } = await registerMember(server)
    expect((await setAvatar(token, icon)).body.code).toBe('VALIDATION')
    expect(await auditOf(memberId, 'member.avatar-chosen')).toEqual([])
  },
)

const rename = (token: string, nickname: unknown, fields: object = {}) =>
  server.portal('PUT', '/wps/member/info', { token, body: { nickname, ...fields } })
const infoOf = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).body.value

test('[R3.074] a changed nickname is returned by the member call and is audited', async () => {
  const { token, memberId } = await registerMember(server)
  const answer = await rename(token, '  Bé Na 🎪 ')
  expect(answer.body).toMatchObject({ success: true, value: { nickname: 'Bé Na 🎪' } })
  expect((await infoOf(token)).nickname).toBe('Bé Na 🎪')
  expect(await auditOf(memberId, 'member.nickname-changed')).toHaveLength(1)
})

test('[R3.074] a nickname follows the rule of the registration form, also the operator’s own', async () => {
  const { token, account } = await registerMember(server)
  for (const [nickname, breach] of [
    ['', { key: 'validation.required' }],
    ['A', { key: 'reg_pattern_1', args: { length: '2–20' } }],
    ['x'.repeat(21), { key: 'reg_pattern_1', args: { length: '2–20' } }],
  ] as const)
    expect((await rename(token, nickname)).body.value.errors).toEqual([{ field: 'nickname', ...breach }])
  await setSite(server, 'registrationFields', { nickname: { patternId: 7, minLength: 3, maxLength: 3 } })
  expect((await rename(token, 'Na')).body.value.errors).toMatchObject([{ key: 'reg_pattern_7' }])
  expect((await rename(token, 123)).body.code).toBe('VALIDATION')
  await setSite(server, 'registrationFields', {})
  expect((await infoOf(token)).nickname).toBe(account)
})

test.each([
  ['\u202Enimda', 'validation.hiddenSigns'],
  ['a\u200bb', 'validation.hiddenSigns'],
  ['\u3164\u3164', 'validation.hiddenSigns'],
  [`A${'\u0301'.repeat(19)}`, 'validation.hiddenSigns'],
  ['Admin', 'validation.reserved'],
  ['\u0410dm1n', 'validation.reserved'],
  ['Ｆａｉｒｇｒｏｕｎｄ', 'validation.reserved'],
  ['CSKH Hội chợ', 'validation.reserved'],
])('the nickname %j is refused: it hides something, or speaks for the house', async (nickname, key) => {
  const { token, account } = await registerMember(server)
  expect((await rename(token, nickname)).body.value.errors).toEqual([{ field: 'nickname', key }])
  expect((await infoOf(token)).nickname).toBe(account)
})

test('[A-18] the nickname call changes only the nickname, and only for members', async () => {
  const { token, memberId } = await registerMember(server)
  await rename(token, 'Na Na', { type: 1, status: 'closed', account: 'admin', currency: 'FUN', payeeName: 'X Y' })
  const row = await server.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ type: 0, status: 'active', currency: 'VND', payee_name_sealed: null })
  const trial = await openTrial(server)
  expect((await rename(trial.token, 'Na Na')).body.code).toBe('TRIAL_FORBIDDEN')
  expect((await rename('', 'Na Na')).status).toBe(401)
})

test('[A-18] the profile call can change only the avatar', async () => {
  const { token, memberId } = await registerMember(server)
  await server.portal('PUT', '/wps/member/info/icon', {
    token,
    body: { icon: 'avatar/1', type: 1, status: 'closed', account: 'admin', currency: 'FUN' },
  })
  const row = await server.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ type: 0, status: 'active', currency: 'VND' })
})

test('the export holds the whole name, logins with full addresses and money, only of its owner, and no secret', async () => {
  const [member] = [await registerPayee(server, 'TRAN THI BICH'), await registerMember(server)]
  const { body } = await exportData(member.token)
  expect(body.value).toMatchObject({
    profile: { id: member.memberId, account: member.account, payeeName: 'TRAN THI BICH', currency: 'VND' },
    logins: [{ outcome: 'entered', address: '127.0.0.1' }],
    deposits: [],
    withdrawals: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash|token/i)
  expect(await auditOf(member.memberId, 'member.data-exported')).toHaveLength(1)
})

test('the export opens to its owner what was sealed at the registration', async () => {
  await setSite(server, 'registrationFields', { zalo: { enabled: true } })
  const { token } = await registerMember(server, { zalo: 'an.zalo' })
  const { body } = await exportData(token)
  expect(body.value.profile).toMatchObject({ details: { zalo: 'an.zalo' }, referralCode: expect.any(String) })
})

test('the export is made once in ten minutes', async () => {
  const { token } = await registerMember(server)
  await exportData(token)
  const again = await exportData(token)
  expect(again).toMatchObject({ status: 429, body: { value: { retryAfter: expect.any(Number) } } })
  server.clock.advance(10 * minuteMs)
  expect((await exportData(token)).body.success).toBe(true)
})

test('the payment password closes an empty account: sessions end, log-ins fail, the name stays taken', async () => {
  const member = await registerPayee(server)
  expect((await close(member.token)).body.success).toBe(true)
  expect(await statusOf(member.memberId)).toBe('closed')
  expect((await setAvatar(member.token, 'avatar/1')).body.code).toBe('NOT_LOGGED_IN')
  expect((await logIn(server, member.account, member.password)).body.code).toBe('MEMBER_NO_ENTER')
  await expect(registerMember(server, { username: member.account })).rejects.toThrow(/USERNAME_TAKEN/)
  expect(await auditOf(member.memberId, 'member.closed')).toHaveLength(1)
})

test('an account with money is not closed', async () => {
  const member = await memberWithBalance(server)
  const answer = await close(member.token)
  expect(answer.body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'balance', key: 'validation.balanceLeft' }] },
  })
  expect(await statusOf(member.memberId)).toBe('active')
  expect(await auditOf(member.memberId, 'member.closed')).toEqual([])
})

test('a payment password is required to close; five wrong ones make the caller wait', async () => {
  const member = await registerPayee(server)
  for (let i = 0; i < 5; i += 1) expect((await close(member.token, '000001')).body.code).toBe('PAYMENT_PASSWORD_WRONG')
  expect((await close(member.token)).status).toBe(429)
  expect(await statusOf(member.memberId)).toBe('active')
  const { token } = await registerMember(server)
  expect((await close(token)).body.code).toBe('PAYMENT_PASSWORD_UNSET')
})
