import { expect, test } from 'vitest'
import { logIn, newUsername, registerMember } from '../../../../../test/members.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const isFirst = async (token: string) =>
  (await server.portal('GET', '/wps/member/info', { token })).body.value.firstSession === true

test('[R3.050] the first session of an account counts as first until it ends; later ones do not', async () => {
  const member = await registerMember(server)
  for (let i = 0; i < 2; i += 1) expect(await isFirst(member.token)).toBe(true)
  const again = await logIn(server, member.account, member.password)
  expect(again.body.value.firstTimeLogin).toBe(false)
  expect(await isFirst(again.body.value.token)).toBe(false)
  expect(await isFirst(member.token)).toBe(true)
})

test('who must choose a password first is still in for the first time afterwards', async () => {
  const { cookie } = await signInStaff(server)
  const body = { username: newUsername(), type: 0 }
  const { account, password } = (await server.console('POST', '/staff/members', { cookie, body })).body.value
  const entered = (await logIn(server, account, password)).body.value
  expect(entered.firstTimeLogin).toBe(true)
  const newPassword = 'Harbour-93-kite'
  const changed = await server.portal('POST', '/wps/member/password', {
    token: entered.token,
    body: { oldPassword: password, newPassword, confirmNewPassword: newPassword },
  })
  expect(changed.body.value.firstTimeLogin).toBe(true)
  expect(await isFirst(changed.body.value.token)).toBe(true)
  expect(await isFirst((await logIn(server, account, newPassword)).body.value.token)).toBe(false)
})
