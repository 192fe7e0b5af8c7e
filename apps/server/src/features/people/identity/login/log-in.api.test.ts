import { expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../../test/authenticator.ts'
import { logIn, memberPassword, newUsername, registerMember, type TestMember } from '../../../../../test/members.ts'
import { cookieOf } from '../../../../../test/staff.ts'
import { isOfCaller, statementsOf } from '../../../../../test/statements.ts'
import { testServer } from '../../../../../test/test-server.ts'
import type { Call } from '../../../../lib/call.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { enterIfStill } from './enter.ts'

const server = testServer()

const rowsOf = async ({ memberId }: TestMember) => {
  const [sessions, logins, audits] = await Promise.all([
    server.db.selectFrom('sessions').select('id').where('member_id', '=', memberId).execute(),
    server.db.selectFrom('login_history').select('id').where('member_id', '=', memberId).execute(),
    server.db.selectFrom('audit_log').select('id').where('subject', '=', memberId).execute(),
  ])
  return [sessions, logins, audits].map(({ length }) => length)
}

test('a log-in queries the database twice before the hash, once for unknown browsers’ tries, and once after', async () => {
  const member = await registerMember(server)
  // What the site is like is remembered for a moment.
  await logIn(server, member.account, memberPassword)
  const statements = await statementsOf(server, () => logIn(server, member.account, memberPassword))
  expect(statements.map((text) => /open_login|enter_member|"attempts"/.exec(text)?.[0])).toEqual([
    'enter_member',
    'open_login',
    '"attempts"',
  ])
})

test('[A-22] a wrong password runs the same statements whether or not the name exists', async () => {
  const member = await registerMember(server)
  const costOf = async (name: string) =>
    (await statementsOf(server, () => logIn(server, name, 'not-the-password'))).filter(isOfCaller)
  const wanted = await costOf(member.account)
  expect(wanted).toHaveLength(4)
  expect(await costOf(newUsername())).toEqual(wanted)
})

const callOf = (): Call => ({
  app: server.context,
  requestId: 'test',
  ip: '127.0.0.1',
  userAgent: 'test',
  host: 'localhost',
  language: 'en',
  displayLanguage: 'en',
  token: undefined,
  cookies: {},
  setCookie: () => {},
  setRetryAfter: () => {},
})

/** State of the account when its password was compared. */
async function comparedOf({ memberId }: TestMember) {
  const row = await server.db
    .selectFrom('members')
    .select('password_hash as passwordHash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { passwordHash: row.passwordHash ?? '', trustedHash: undefined, tryKey: `test:${memberId}` }
}

const enterAs = (member: TestMember, proven: Parameters<typeof enterIfStill>[2]) =>
  enterIfStill(callOf(), { memberId: member.memberId, lastLoginAt: null, mustChangePassword: false }, proven)

test('[A-24] a password changed during its comparison lets nobody in, and nothing is written', async () => {
  const member = await registerMember(server)
  const compared = await comparedOf(member)
  await server.portal('POST', '/wps/member/password', {
    token: member.token,
    body: { oldPassword: memberPassword, newPassword: 'Heron-by-night-8', confirmNewPassword: 'Heron-by-night-8' },
  })
  const before = await rowsOf(member)
  expect(await enterAs(member, compared)).toBeUndefined()
  expect(await rowsOf(member)).toEqual(before)
  expect(await enterAs(member, await comparedOf(member))).toMatchObject({ token: expect.any(String) })
})

test('[A-24] an account that is locked while its password is compared lets nobody in', async () => {
  const member = await registerMember(server)
  const compared = await comparedOf(member)
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
  const before = await rowsOf(member)
  expect(await enterAs(member, compared)).toBeUndefined()
  expect(await rowsOf(member)).toEqual(before)
})

test('[A-25] a browser that loses its trust during the password comparison needs the second step', async () => {
  const member = await registerMember(server)
  const { secret } = await bindAuthenticator(server, member)
  const { verifyTicket } = (await logIn(server, member.account, memberPassword)).body.value
  const code = nextCode(server, secret)
  const body = { verifyTicket, method: 'google', code, trustDevice: true }
  const entered = await server.portal('POST', '/wps/session/login/verify', { body })
  const trustedHash = hashOfToken(cookieOf(entered).slice('did='.length))
  const compared = { ...(await comparedOf(member)), trustedHash }
  expect(await enterAs(member, compared)).toMatchObject({ token: expect.any(String) })
  await server.portal('DELETE', '/wps/member/sessions', { token: entered.body.value.token })
  const before = await rowsOf(member)
  expect(await enterAs(member, compared)).toBeUndefined()
  expect(await rowsOf(member)).toEqual(before)
})
