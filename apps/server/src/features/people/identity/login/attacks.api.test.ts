import { expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../../test/authenticator.ts'
import { logIn, memberPassword, newUsername, registerMember, registration } from '../../../../../test/members.ts'
import { bindEmail, sentTo } from '../../../../../test/outbox.ts'
import { cookieOf } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { identityJobs } from '../index.ts'
import { takeAddressTry } from './login-tries.ts'

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

test('[A-23] a token made up before the log-in never works', async () => {
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

test('[A-24] a stolen token fails on every call once its owner changed the password', async () => {
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

test('[A-28] cookies alone do not authenticate: a call sent by a foreign page changes nothing', async () => {
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

test('[A-20] an address that tries many names is blocked; the next address is not', async () => {
  const app = { ...server.context, config: { ...server.context.config, hasChallenges: true } }
  const tryFrom = (ip: string) => takeAddressTry({ app, ip })
  for (let i = 0; i < 30; i += 1) expect(await tryFrom('203.0.113.7')).toBeUndefined()
  expect(await tryFrom('203.0.113.7')).toBeGreaterThan(200)
  expect(await tryFrom('::ffff:203.0.113.7')).toBeGreaterThan(200)
  expect(await tryFrom('203.0.113.8')).toBeUndefined()
})

test('[A-20] one wrong password sprayed over many names locks none of them', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => registerMember(server)))
  for (let round = 0; round < 3; round += 1)
    for (const { account } of members) expect((await logIn(server, account, 'Spring-2026')).status).toBe(200)
  for (const { account } of members) expect((await logIn(server, account, memberPassword)).body.success).toBe(true)
})

test('[A-20] a locked name answers the same whether or not it exists, for exactly five minutes', async () => {
  const member = await registerMember(server)
  for (const username of [member.account, newUsername()]) {
    for (let i = 0; i < 10; i += 1) await logIn(server, username, `wrong-${i}-password`)
    expect((await logIn(server, username, memberPassword)).status).toBe(429)
  }
  server.clock.advance(5 * minuteMs + 1000)
  expect((await logIn(server, member.account, memberPassword)).body.success).toBe(true)
})

test('[A-21] locking a name on purpose does not lock out its owner’s trusted browser', async () => {
  const member = await registerMember(server)
  const { secret } = await bindAuthenticator(server, member)
  const asked = await logIn(server, member.account, memberPassword)
  const entered = await server.portal('POST', '/wps/session/login/verify', {
    body: {
      verifyTicket: asked.body.value.verifyTicket,
      method: 'google',
      code: nextCode(server, secret),
      trustDevice: true,
    },
  })
  const cookie = cookieOf(entered)
  for (let i = 0; i < 11; i += 1) await logIn(server, member.account, `wrong-${i}-password`)
  expect((await logIn(server, member.account, memberPassword)).status).toBe(429)
  const body = { username: member.account, password: memberPassword }
  const own = await server.portal('POST', '/wps/session/login', { cookie, body })
  expect(own.body).toMatchObject({ success: true })
  // The strangers' lock stands, a made-up or foreign cookie is no way past it, and a thief of this one has ten tries too.
  expect((await logIn(server, member.account, memberPassword)).status).toBe(429)
  const stranger = await registerMember(server)
  for (let i = 0; i < 11; i += 1) await logIn(server, stranger.account, `wrong-${i}-password`)
  for (const foreign of [cookie, 'did=made-up'])
    expect(
      (
        await server.portal('POST', '/wps/session/login', {
          cookie: foreign,
          body: { ...body, username: stranger.account },
        })
      ).status,
    ).toBe(429)
  const guess = (i: number) =>
    server.portal('POST', '/wps/session/login', { cookie, body: { ...body, password: `guess-${i}-wrong` } })
  for (let i = 0; i < 5; i += 1) expect((await guess(i)).status).toBe(200)
  expect((await guess(5)).status).toBe(429)
})

test('[A-25] a stolen trust is useless without the password, and void once its owner signs out all others', async () => {
  const member = await registerMember(server)
  const { secret } = await bindAuthenticator(server, member)
  const asked = await logIn(server, member.account, memberPassword)
  const { verifyTicket } = asked.body.value
  const code = nextCode(server, secret)
  const entered = await server.portal('POST', '/wps/session/login/verify', {
    body: { verifyTicket, method: 'google', code, trustDevice: true },
  })
  const cookie = cookieOf(entered)
  const logInWith = (password: string) =>
    server.portal('POST', '/wps/session/login', { cookie, body: { username: member.account, password } })
  expect((await logInWith('not-the-password')).body.code).toBe('BAD_CREDENTIALS')
  expect((await info(cookie.slice('did='.length))).status).toBe(401)
  await server.portal('DELETE', '/wps/member/sessions', { token: entered.body.value.token })
  expect((await logInWith(memberPassword)).body.code).toBe('NEED_VERIFY')
})

test('[A-24] a token from before the log-out, the lock or the end of the day is invalid', async () => {
  const ended: Record<string, (member: { token: string; memberId: string }) => Promise<unknown>> = {
    'log-out': ({ token }) => server.portal('DELETE', '/wps/session/logout', { token }),
    lock: ({ memberId }) =>
      server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', memberId).execute(),
    'end of the day': async () => server.clock.advance(12 * 60 * minuteMs),
  }
  for (const [name, end] of Object.entries(ended)) {
    const member = await registerMember(server)
    expect((await info(member.token)).status).toBe(200)
    await end(member)
    for (const [method, path] of guarded) expect((await anyCall(method, path, member.token)).status, name).toBe(401)
  }
})

test('[A-24] a member keeps at most twenty sessions: the least recently used one ends', async () => {
  const member = await registerMember(server)
  const tokens = [member.token]
  for (let i = 0; i < 22; i += 1) {
    server.clock.advance(1_000)
    tokens.push((await logIn(server, member.account, memberPassword)).body.value.token)
  }
  const statuses = await Promise.all(tokens.map(async (token) => (await info(token)).status))
  expect(statuses).toEqual([401, 401, 401, ...Array<number>(20).fill(200)])
})

test('[A-18] [A-19] a registration cannot inject a type, money, a rank, a referrer or a prototype', async () => {
  const username = newUsername()
  const stranger = await registerMember(server)
  const slipped = {
    type: 1,
    isAgent: true,
    balance: '1000000.00',
    vipRankLevel: 9,
    status: 'active',
    recommenderId: stranger.memberId,
    mustChangePassword: false,
  }
  const answer = await server.portal('PUT', '/wps/member/register', { body: registration({ username, ...slipped }) })
  const { token } = answer.body.value
  expect((await info(token)).body.value).toMatchObject({ account: username, type: 0 })
  expect((await server.portal('GET', '/wps/v2/wallets/balance', { token })).body.value.balance).toBe('0.00')
  const row = await server.db
    .selectFrom('members')
    .select(['type', 'recommender_id'])
    .where('account', '=', username)
    .executeTakeFirst()
  expect(row).toEqual({ type: 0, recommender_id: null })
  for (const key of ['__proto__', 'constructor']) {
    const payload = `{"username":"${newUsername()}","${key}":{"prototype":{"polluted":1},"polluted":1}}`
    const headers = { 'content-type': 'application/json' }
    const refused = await server.portalApp.inject({ method: 'PUT', url: '/wps/member/register', headers, payload })
    expect(refused.json()).toMatchObject({ success: false })
    await server.portal('GET', `/wps/system/status?${key}[polluted]=1&${key}.polluted=1`)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  }
})

test('[A-32] the link of a forgotten password leads to the site, whatever host the request was sent to', async () => {
  const member = await registerMember(server)
  const email = await bindEmail(server, member)
  const asked = await server.portalApp.inject({
    method: 'POST',
    url: '/wps/member/password/email',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ username: member.account, email }).toString(),
  })
  expect(asked.json()).toMatchObject({ success: true })
  const { rows } = await server.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail-reset-link'`,
  )
  for (const { payload } of rows) await identityJobs['mail-reset-link']?.(server.context, payload)
  const text = (await sentTo(server, email)).at(-1)?.text ?? ''
  expect(text).toContain(`${server.context.config.portalUrl}/resetPassword#`)
  expect(text).not.toContain('evil')
})
