import { expect, test } from 'vitest'
import { logIn, memberPassword, newUsername, registerMember } from '../../../test/members.ts'
import { testServer } from '../../../test/test-server.ts'
import { takeLoginTry } from './login-tries.ts'

const server = testServer()
const minuteMs = 60_000

const info = (token: string) => server.portal('GET', '/wps/member/info', { token })
const anyCall = (method: 'GET' | 'POST' | 'DELETE', path: string, token: string) =>
  server.portal(method, path, { token, ...(method === 'POST' ? { body: {} } : {}) })
const guarded = [
  ['GET', '/wps/member/security'],
  ['GET', '/wps/member/sessions'],
  ['DELETE', '/wps/member/sessions'],
  ['GET', '/wps/member/loginHistory'],
  ['POST', '/wps/member/password'],
  ['POST', '/wps/member/export'],
  ['POST', '/wps/member/close'],
] as const

test('[A-23] a token made up before the log-in is never the one after it, and never works', async () => {
  const member = await registerMember(server)
  const planted = 'p'.repeat(43)
  const answer = await server.portal('POST', '/wps/session/login', {
    token: planted,
    cookie: `token=${planted}; cid=${planted}`,
    body: { username: member.account, password: member.password, token: planted },
  })
  expect(answer.body.value.token).not.toBe(planted)
  expect((await info(planted)).status).toBe(401)
  expect((await info(answer.body.value.token)).status).toBe(200)
})

test('[A-24] a stolen token is worth nothing on any call once its owner changed the password', async () => {
  const member = await registerMember(server)
  const stolen = (await logIn(server, member.account, memberPassword)).body.value.token
  const newPassword = 'Lantern-by-night-7'
  await server.portal('POST', '/wps/member/password', {
    token: member.token,
    body: { oldPassword: memberPassword, newPassword, confirmNewPassword: newPassword },
  })
  for (const token of [stolen, member.token])
    for (const [method, path] of guarded)
      expect(await anyCall(method, path, token)).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } })
})

test('[A-28] no cookie signs anybody in: a call that a foreign page makes the browser send changes nothing', async () => {
  const member = await registerMember(server)
  for (const [method, path] of guarded) {
    const cookie = `token=${member.token}; session=${member.token}`
    const answer = await server.portal(method, path, { cookie, ...(method === 'POST' ? { body: {} } : {}) })
    expect(answer.status).toBe(401)
  }
  const answer = await logIn(server, member.account, memberPassword)
  expect(JSON.stringify(answer.headers['set-cookie'] ?? '')).not.toContain(answer.body.value.token)
})

test('[A-28] a log-in sent as a form, as a foreign page can, opens no session', async () => {
  const member = await registerMember(server)
  const sessions = () =>
    server.db.selectFrom('sessions').select('id').where('member_id', '=', member.memberId).execute()
  const payload = { username: member.account, password: memberPassword }
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await server.portalApp.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      payload: type === 'text/plain' ? JSON.stringify(payload) : new URLSearchParams(payload).toString(),
    })
    expect(answer.json()).toMatchObject({ success: false })
  }
  expect(await sessions()).toHaveLength(1)
})

test('[A-20] one address that tries many names is stopped, whichever names they are; the next address is not', async () => {
  const app = { ...server.context, config: { ...server.context.config, hasChallenges: true } }
  const tryFrom = (ip: string) => takeLoginTry({ app, ip }, newUsername())
  for (let i = 0; i < 30; i += 1) expect(await tryFrom('203.0.113.7')).toBeUndefined()
  expect(await tryFrom('203.0.113.7')).toBeGreaterThan(200)
  expect(await tryFrom('::ffff:203.0.113.7')).toBeGreaterThan(200)
  expect(await tryFrom('203.0.113.8')).toBeUndefined()
})

test('[A-20] a locked name answers the same whether or not somebody has it, for five minutes and no longer', async () => {
  const member = await registerMember(server)
  for (const username of [member.account, newUsername()]) {
    for (let i = 0; i < 10; i += 1) await logIn(server, username, `wrong-${i}-password`)
    expect((await logIn(server, username, memberPassword)).status).toBe(429)
  }
  server.clock.advance(5 * minuteMs + 1000)
  expect((await logIn(server, member.account, memberPassword)).body.success).toBe(true)
})
