import { portalContract } from '@fairground/contract'
import { traverseContractProcedures } from '@orpc/server'
import { expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../../test/authenticator.ts'
import { logIn, memberPassword, newUsername, registerMember, type TestMember } from '../../../../../test/members.ts'
import { bindEmail, sentTo } from '../../../../../test/outbox.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'
import { identityJobs } from '../index.ts'
import { graceMs } from './remembered-login.ts'

const server = testServer()
const dayMs = 24 * 60 * 60_000

const setCookieOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((text) => text.startsWith('rm=')) ?? ''
const rmOf = (answer: TestAnswer): string => setCookieOf(answer).split(';')[0] ?? ''

const logInWith = (body: object, cookie?: string) => server.portal('POST', '/wps/session/login', { body, cookie })
const enter = (username: string, cookie?: string) =>
  server.portal('POST', '/wps/session/login/remembered', { body: { username }, cookie })
const isKnown = async (username: string, cookie?: string): Promise<boolean> =>
  (await server.portal('POST', '/wps/session/remembered', { body: { username }, cookie })).body.value.isRemembered
const info = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).status
const auditsOf = async (memberId: string, action: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('subject', '=', memberId)
      .where('action', '=', action)
      .execute()
  ).length

async function remembered(member?: TestMember) {
  const known = member ?? (await registerMember(server))
  const answer = await logInWith({ username: known.account, password: known.password, remember: true })
  return { ...known, token: answer.body.value.token as string, cookie: rmOf(answer), answer }
}

test('[R9.11] "remember me" sets an HttpOnly, SameSite cookie for a day', async () => {
  const { answer, cookie, account } = await remembered()
  expect(setCookieOf(answer)).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/)
  const stored = await server.db.selectFrom('remembered_logins').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(cookie.split('.')[1])
  expect(await isKnown(account, cookie)).toBe(true)
  expect(await isKnown(account.toUpperCase(), cookie)).toBe(true)
})

test('[A-22] only the remembered browser learns that a log-in is remembered', async () => {
  const [mine, other] = [await remembered(), await remembered()]
  expect(await isKnown(mine.account)).toBe(false)
  for (const cookie of [other.cookie, 'rm=made-up', `${mine.cookie.slice(0, -3)}aaa`])
    for (const name of [mine.account, newUsername()]) expect(await isKnown(name, cookie)).toBe(false)
  for (const cookie of [undefined, other.cookie, 'rm=made-up'])
    for (const name of [mine.account, newUsername()])
      expect((await enter(name, cookie)).body).toEqual((await enter(newUsername())).body)
})

test('the cookie works once and is replaced on each use, until its day is over', async () => {
  const { account, memberId, cookie } = await remembered()
  server.clock.advance(dayMs / 2)
  const first = await enter(account, cookie)
  expect(first.body).toMatchObject({ success: true, value: { token: expect.any(String), passwordExpired: false } })
  expect(await info(first.body.value.token)).toBe(200)
  expect(rmOf(first)).not.toBe(cookie)
  expect(setCookieOf(first)).toContain(`Max-Age=${43_200}`)
  const second = await enter(account, rmOf(first))
  expect(second.body.success).toBe(true)
  expect(await auditsOf(memberId, 'member.logged-in')).toBeGreaterThan(2)
  server.clock.advance(dayMs / 2)
  expect(await isKnown(account, rmOf(second))).toBe(false)
  expect(await enter(account, rmOf(second))).toMatchObject({ status: 403, body: { code: 'PASSWORD_REQUIRED' } })
  await identityJobs['remove-expired-sessions']?.(server.context, {})
  expect(
    await server.db.selectFrom('remembered_logins').selectAll().where('member_id', '=', memberId).execute(),
  ).toEqual([])
})

test('[A-25] using a stolen cookie after its owner ends it for both, and the owner is notified', async () => {
  const member = await registerMember(server)
  const email = await bindEmail(server, member)
  const { account, memberId, cookie, token } = await remembered(member)
  const owner = await enter(account, cookie)
  server.clock.advance(graceMs)
  expect(await isKnown(account, cookie)).toBe(false)
  expect(await enter(account, cookie)).toMatchObject({ status: 403, body: { code: 'PASSWORD_REQUIRED' } })
  expect(await isKnown(account, rmOf(owner))).toBe(false)
  expect((await enter(account, rmOf(owner))).body.code).toBe('PASSWORD_REQUIRED')
  for (const ended of [owner.body.value.token, token]) expect(await info(ended)).toBe(401)
  expect(await info(member.token)).toBe(200)
  expect(await auditsOf(memberId, 'member.remembered-stolen')).toBe(1)
  expect((await sentTo(server, email)).at(-1)?.text).toContain('remembered')
  expect((await logIn(server, account, memberPassword)).body.success).toBe(true)
})

test('[A-25] a thief who is quicker than the owner is detected when the owner returns', async () => {
  const { account, cookie } = await remembered()
  const thief = await enter(account, cookie)
  server.clock.advance(graceMs)
  expect((await enter(account, cookie)).body.code).toBe('PASSWORD_REQUIRED')
  expect(await info(thief.body.value.token)).toBe(401)
  expect((await enter(account, rmOf(thief))).body.code).toBe('PASSWORD_REQUIRED')
})

const ends: Record<string, (member: Awaited<ReturnType<typeof remembered>>) => Promise<unknown>> = {
  'a log-in with the box unticked': ({ account, cookie }) =>
    logInWith({ username: account, password: memberPassword, remember: false }, cookie),
  'the box unticked before the log-in': ({ cookie }) => server.portal('DELETE', '/wps/session/remembered', { cookie }),
  'the log-out': ({ token, cookie }) => server.portal('DELETE', '/wps/session/logout', { token, cookie }),
  'the next tick, which gives a cookie of its own': ({ account, cookie }) =>
    logInWith({ username: account, password: memberPassword, remember: true }, cookie),
  'a change of the password': ({ token }) =>
    server.portal('POST', '/wps/member/password', {
      token,
      body: { oldPassword: memberPassword, newPassword: 'Heron-by-night-8', confirmNewPassword: 'Heron-by-night-8' },
    }),
  'all other devices signed out': ({ token }) => server.portal('DELETE', '/wps/member/sessions', { token }),
  'its device signed out from another one': async ({ account }) => {
    const other = (await logIn(server, account, memberPassword)).body.value.token
    const { body } = await server.portal('GET', '/wps/member/sessions', { token: other })
    for (const { sessionId, isCurrent } of body.value)
      if (!isCurrent) await server.portal('DELETE', `/wps/member/sessions/${sessionId}`, { token: other })
  },
  'a lock by staff': async ({ memberId }) => {
    const { cookie } = await signInStaff(server)
    const body = { reason: 'a test of the lock' }
    await server.console('POST', `/staff/members/${memberId}/suspend`, { cookie, body })
  },
}

test.each(Object.entries(ends))('[A-25] %s ends what the browser remembers', async (_, end) => {
  const member = await remembered()
  await end(member)
  expect(await isKnown(member.account, member.cookie)).toBe(false)
  expect((await enter(member.account, member.cookie)).body.code).toBe('PASSWORD_REQUIRED')
})

test('a log-in without the "remember me" field leaves it unchanged', async () => {
  const { account, cookie } = await remembered()
  await logInWith({ username: account, password: memberPassword }, cookie)
  expect(await isKnown(account, cookie)).toBe(true)
})

test('two steps stay two: the tick waits for the second one, and a remembered log-in at a strange place asks for it again', async () => {
  const member = await registerMember(server)
  const { secret } = await bindAuthenticator(server, member)
  const asked = await logInWith({ username: member.account, password: member.password, remember: true })
  expect(rmOf(asked)).toBe('')
  const verify = async (answer: TestAnswer) => {
    server.clock.advance(60_000)
    const { verifyTicket } = answer.body.value
    const body = { verifyTicket, method: 'google', code: nextCode(server, secret), trustDevice: false }
    return server.portal('POST', '/wps/session/login/verify', { body })
  }
  const cookie = rmOf(await verify(asked))
  const again = await enter(member.account, cookie)
  expect(again.body.code).toBe('NEED_VERIFY')
  const entered = await verify(again)
  expect(entered.body.success).toBe(true)
  const { token } = entered.body.value
  expect((await server.portal('POST', '/wps/member/recoveryCodes', { token, body: {} })).body.code).toBe(
    'PASSWORD_REQUIRED',
  )
})

const callOf = (route: { method?: string; path?: string }) => `${route.method} ${route.path}`
const guarded: string[] = []
traverseContractProcedures({ router: portalContract, path: [] }, ({ contract }) => {
  const { meta, route } = contract['~orpc']
  if (meta.passwordFirst) guarded.push(callOf(route))
})

test('[A-26] exactly these calls, which move money out or change access, are closed to a remembered log-in', () => {
  expect(guarded.sort()).toEqual([
    'DELETE /wps/relay/MCS2_bankCard',
    'POST /wps/member/bind/email',
    'POST /wps/member/bind/google',
    'POST /wps/member/bind/google/begin',
    'POST /wps/member/bind/mobile',
    'POST /wps/member/close',
    'POST /wps/member/export',
    'POST /wps/member/passkeys',
    'POST /wps/member/passkeys/begin',
    'POST /wps/member/passkeys/remove',
    'POST /wps/member/password',
    'POST /wps/member/recoveryCodes',
    'POST /wps/member/social',
    'POST /wps/member/social/begin',
    'POST /wps/member/social/remove',
    'POST /wps/member/unbind/google',
    'POST /wps/relay/MCS2_bankCard',
    'POST /wps/relay/passwordCheck/MCS2_convertPoint',
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
    'POST /wps/relay/passwordCheck/MCS2_transferMember',
    'POST /wps/relay/passwordCheck/MCS2_withdraw',
    'POST /wps/verification/email/bind',
    'POST /wps/verification/sms/bind',
    'PUT /wps/member/paymentPassword',
  ])
})

test('[A-26] a remembered log-in is refused on each of them, can play, and may do everything after entering the password', async () => {
  const { account, memberId, cookie } = await remembered()
  const { token } = (await enter(account, cookie)).body.value
  const askAll = async () => {
    const codes: [string, string][] = []
    for (const call of guarded) {
      const [method, path] = call.split(' ') as ['POST' | 'PUT' | 'DELETE', string]
      codes.push([call, (await server.portal(method, path, { token, body: {} })).body.code])
    }
    return codes
  }
  expect(await askAll()).toEqual(guarded.map((call) => [call, 'PASSWORD_REQUIRED']))
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance', '/wps/relay/MCS2_withdrawLimits'])
    expect((await server.portal('GET', path, { token })).status).toBe(200)
  const show = (password: string) => server.portal('POST', '/wps/session/password', { token, body: { password } })
  expect((await show('not-the-password')).body.value.errors).toEqual([
    { field: 'password', key: 'validation.passwordWrong' },
  ])
  expect((await askAll()).every(([, code]) => code === 'PASSWORD_REQUIRED')).toBe(true)
  expect((await show(memberPassword)).body.success).toBe(true)
  expect((await askAll()).filter(([, code]) => code === 'PASSWORD_REQUIRED')).toEqual([])
  expect(await auditsOf(memberId, 'member.password-shown')).toBe(1)
})

test('[A-26] five wrong passwords make a remembered log-in wait, and the next one asks again', async () => {
  const { account, cookie } = await remembered()
  const first = await enter(account, cookie)
  const show = (token: string, password: string) =>
    server.portal('POST', '/wps/session/password', { token, body: { password } })
  expect((await show(first.body.value.token, memberPassword)).body.success).toBe(true)
  const { token } = (await enter(account, rmOf(first))).body.value
  const refusal = await server.portal('POST', '/wps/member/export', { token, body: {} })
  expect(refusal.body.code).toBe('PASSWORD_REQUIRED')
  for (let i = 0; i < 5; i += 1) await show(token, `guess-${i}-wrong`)
  expect((await show(token, memberPassword)).status).toBe(429)
})
