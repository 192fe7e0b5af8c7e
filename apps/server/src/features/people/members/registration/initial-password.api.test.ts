import { expect, test } from 'vitest'
import { logIn, newUsername, registerMember } from '../../../../../test/members.ts'
import { signInStaff, type TestStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const path = '/staff/site/initial-password'
const key = 'Hoi-cho-2026'
const hourMs = 60 * 60_000

type By = Pick<TestStaff, 'cookie'>
const rule = ({ cookie }: By) => server.console('GET', path, { cookie })
const change = ({ cookie }: By, body: object) => server.console('PUT', path, { cookie, body })
const open = ({ cookie }: By) =>
  server.console('POST', '/staff/members', { cookie, body: { username: newUsername(), type: 0 } })
const choose = (token: string, newPassword: string) =>
  server.portal('POST', '/wps/member/password', {
    token,
    body: { oldPassword: key, newPassword, confirmNewPassword: newPassword },
  })

test('[R9.12] initial passwords are random per account until the operator fixes one', async () => {
  const owner = await signInStaff(server)
  expect((await rule(owner)).body.value).toEqual({ mode: 'random' })
  const drawn = [(await open(owner)).body.value.password, (await open(owner)).body.value.password]
  expect(new Set(drawn).size).toBe(2)
  expect((await change(owner, { mode: 'fixed', key })).body.value).toEqual({ mode: 'fixed' })
  const { account, password } = (await open(owner)).body.value
  expect(password).toBeUndefined()
  const entered = await logIn(server, account, key)
  expect(entered.body.value).toMatchObject({ defaultPassword: true })
  const { token } = entered.body.value
  const locked = await server.portal('GET', '/wps/member/security', { token })
  expect(locked.body.code).toBe('PASSWORD_CHANGE_REQUIRED')
  expect((await choose(token, key)).body.code).toBe('VALIDATION')
  expect((await choose(token, 'Harbour-93-kite')).body.success).toBe(true)
  expect((await logIn(server, account, key)).body.code).toBe('BAD_CREDENTIALS')
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'site.initial-password-changed')
    .execute()
  expect(rows).toEqual([{ actor_id: owner.staffId, detail: { mode: 'fixed' } }])
})

test('the fixed password works for three days after a reset, and only for accounts that were reset', async () => {
  const owner = await signInStaff(server)
  await change(owner, { mode: 'fixed', key })
  const member = await registerMember(server)
  expect((await logIn(server, member.account, key)).body.code).toBe('BAD_CREDENTIALS')
  const reset = await server.console('POST', `/staff/members/${member.memberId}/password/reset`, {
    cookie: owner.cookie,
    body: { reason: 'asked on the telephone' },
  })
  expect(reset.body.value).toEqual({ validUntil: expect.any(String) })
  server.clock.advance(72 * hourMs)
  expect((await logIn(server, member.account, key)).body.code).toBe('BAD_CREDENTIALS')
})

test.each([
  ['one that is too short', 'Ab-12'],
  ['one that everybody guesses', 'password123'],
  ['none at all', undefined],
])('%s is not fixed for all', async (_title, typed) => {
  const owner = await signInStaff(server)
  await change(owner, { mode: 'random' })
  const answer = await change(owner, { mode: 'fixed', key: typed })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'key' }] } })
  expect((await rule(owner)).body.value).toEqual({ mode: 'random' })
})

test('[A-13] the fixed password is never shown, and only the owner changes it', async () => {
  const owner = await signInStaff(server)
  await change(owner, { mode: 'fixed', key })
  const stored = await server.db.selectFrom('site_settings').selectAll().execute()
  for (const seen of [stored, (await rule(owner)).body, (await server.portal('GET', '/wps/system/status')).body])
    expect(JSON.stringify(seen)).not.toContain(key)
  for (const role of ['risk', 'content', 'support'] as const)
    expect((await change(await signInStaff(server, role), { mode: 'random' })).status).toBe(403)
  expect((await rule(owner)).body.value).toEqual({ mode: 'fixed' })
})
