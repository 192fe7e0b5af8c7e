import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { cookieOf, logInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { createOperator } from './create-operator.ts'

const server = testServer({
  FAIRGROUND_PROFILE: 'production',
  FAIRGROUND_CHALLENGE: 'on',
  CONSOLE_URL: 'https://console.fairground.test',
})
const bySystem = { kind: 'system', id: 'test' } as const

test('a new owner must choose a password and set up a second factor first', async () => {
  const created = await createOperator(
    server.context,
    { username: 'owner', displayName: 'Owner', role: 'owner' },
    bySystem,
  )
  const initial = created.ok ? created.value.password : ''
  const answer = await logInStaff(server, 'owner', initial)
  expect(answer.body.value).toMatchObject({ mustChangePassword: true, mustEnrolSecondFactor: true, sandbox: false })
  expect(String(answer.headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
  const cookie = cookieOf(answer)
  const audit = async () => {
    const { status, body } = await server.console('GET', '/staff/audit', { cookie })
    return [status, body.code]
  }
  expect(await audit()).toEqual([403, 'PASSWORD_CHANGE_REQUIRED'])
  const newPassword = 'Ferris-wheel-at-nine'
  await server.console('PUT', '/staff/me/password', { cookie, body: { oldPassword: initial, newPassword } })
  expect(await audit()).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  const begun = await server.console('POST', '/staff/me/second-factor', { cookie, body: { password: newPassword } })
  const code = new TOTP({ secret: begun.body.value.secret }).generate({ timestamp: server.clock.now().getTime() })
  await server.console('PUT', '/staff/me/second-factor', { cookie, body: { code } })
  expect(await audit()).toEqual([200, 'SUCCESS'])
})

test('operator names are unique case-insensitively', async () => {
  const create = (username: string) =>
    createOperator(server.context, { username, displayName: username, role: 'risk' }, bySystem)
  const created = await create('linh.tran')
  expect(created).toMatchObject({ ok: true, value: { password: expect.stringMatching(/^[A-Za-z0-9]{20}$/) } })
  expect(await create('Linh.Tran')).toMatchObject({ ok: false, code: 'USERNAME_TAKEN' })
})
