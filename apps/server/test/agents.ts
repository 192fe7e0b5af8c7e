import { randomBytes } from 'node:crypto'
import { accountType } from '@fairground/contract'
import { logIn, memberPassword, newUsername, registerMember, type TestMember } from './members.ts'
import { signInStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'

/** A general agent opened by staff, with their own password. */
export async function openAgent(server: TestServer, type: 1 | 41 = accountType.generalAgent): Promise<TestMember> {
  const { cookie } = await signInStaff(server)
  const opened = await server.console('POST', '/staff/members', { cookie, body: { username: newUsername(), type } })
  const { memberId, account, password } = opened.body.value
  return { memberId, ...(await enterFirst(server, account, password)) }
}

/** Logs in with the password that an account was handed over with, and chooses another one. */
export async function enterFirst(server: TestServer, account: string, oldPassword: string) {
  const { token } = (await logIn(server, account, oldPassword)).body.value
  const password = `${memberPassword}-${randomBytes(3).toString('hex')}`
  const body = { oldPassword, newPassword: password, confirmNewPassword: password }
  const chosen = await server.portal('POST', '/wps/member/password', { token, body })
  if (!chosen.body.success) throw new Error(`no new password: ${JSON.stringify(chosen.body)}`)
  const entered = (await logIn(server, account, password)).body.value.token as string
  const settings = await server.portal('GET', '/wps/system/setting/register')
  await server.portal('POST', '/wps/member/terms', {
    token: entered,
    body: { version: settings.body.value._meta.termsVersion },
  })
  return { account, password, token: entered }
}

/** Somebody who registers with the code of another account: an agent's own, or a member's. */
export async function registerBelow(server: TestServer, upline: TestMember, isAgent = true): Promise<TestMember> {
  const info = await server.portal('GET', '/wps/member/info', { token: upline.token })
  const { referralCode } = info.body.value
  return registerMember(server, isAgent ? { affiliateCode: referralCode } : { referralCode })
}
