import { accountType } from '@fairground/contract'
import { expect, test } from 'vitest'
import { logIn, newUsername, registerMember } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'

const server = testServer()
const minuteMs = 60_000

const info = (token: string) => server.portal('GET', '/wps/member/info', { token })
const auditOf = (memberId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', memberId).where('action', '=', action).execute()
const sessionsOf = (memberId: string) =>
  server.db.selectFrom('sessions').selectAll().where('member_id', '=', memberId).execute()

test('[R1.04] [R7.1.01] [R3.049] the right password gives a token that the member call accepts', async () => {
  const member = await registerMember(server)
  const answer = await logIn(server, member.account, member.password)
  expect(answer).toMatchObject({ status: 200, body: { success: true, code: 'SUCCESS' } })
  const me = await info(answer.body.value.token)
  expect(me.body.value).toMatchObject({ id: member.memberId, account: member.account, type: accountType.member })
  expect(await auditOf(member.memberId, 'member.logged-in')).toHaveLength(2)
})

test('[R8.01] a wrong password and an unknown name get one and the same answer', async () => {
  const member = await registerMember(server)
  const wrong = await logIn(server, member.account, 'not-the-password')
  const unknown = await logIn(server, newUsername(), 'not-the-password')
  expect(wrong).toMatchObject({ status: 200, body: { success: false, code: 'BAD_CREDENTIALS' } })
  expect(wrong.body.message).toBe('Wrong account / password, try again')
  expect(unknown.body).toEqual(wrong.body)
  expect(await sessionsOf(member.memberId)).toHaveLength(1)
})

test('the name is found in any letter case, with spaces around it', async () => {
  const member = await registerMember(server)
  const answer = await logIn(server, `  ${member.account.toUpperCase()} `, member.password)
  expect(answer.body.success).toBe(true)
})

test('[R3.050] only the first log-in counts as first', async () => {
  const member = await registerMember(server)
  const again = await logIn(server, member.account, member.password)
  expect(again.body.value).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
  })
})

test('[R-11] five wrong tries lock the name for five minutes, even for the right password', async () => {
  const member = await registerMember(server)
  for (let i = 0; i < 5; i += 1) await logIn(server, member.account, `wrong-${i}`)
  const locked = await logIn(server, member.account, member.password)
  expect(locked).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS' } })
  expect(locked.body.value.retryAfter).toBeGreaterThan(290)
  expect(locked.body.value.retryAfter).toBeLessThanOrEqual(300)
  server.clock.advance(5 * minuteMs)
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
})

test('an unknown name is locked like a known one, without affecting others', async () => {
  const username = newUsername()
  for (let i = 0; i < 5; i += 1) await logIn(server, username, `wrong-${i}`)
  expect((await logIn(server, username, 'wrong')).body.code).toBe('TOO_MANY_REQUESTS')
  const other = await registerMember(server)
  expect((await logIn(server, other.account, other.password)).body.success).toBe(true)
})

test('[R6.07] a member cannot log in as an agent and gets no token', async () => {
  const member = await registerMember(server)
  const answer = await logIn(server, member.account, member.password, { area: 'agent' })
  expect(answer).toMatchObject({ status: 200, body: { success: false, code: 'ERROR_NOT_AGENT' } })
  expect(await sessionsOf(member.memberId)).toHaveLength(1)
  expect(await auditOf(member.memberId, 'member.login-refused')).toMatchObject([
    { detail: { code: 'ERROR_NOT_AGENT' } },
  ])
})

test.each([accountType.generalAgent, accountType.agent, accountType.generalAgentHouse, accountType.agentHouse])(
  'an agent of type %i enters at both doors',
  async (type) => {
    const agent = await registerMember(server)
    await server.db.updateTable('members').set({ type }).where('id', '=', agent.memberId).execute()
    for (const fields of [{}, { area: 'agent' }]) {
      expect((await logIn(server, agent.account, agent.password, fields)).body.success).toBe(true)
    }
  },
)

test('[R6.10] an account of the house cannot log in', async () => {
  const house = await registerMember(server)
  await server.db.updateTable('members').set({ type: accountType.system }).where('id', '=', house.memberId).execute()
  expect((await logIn(server, house.account, house.password)).body.code).toBe('MEMBER_NO_ENTER')
  expect((await logIn(server, house.account, 'wrong')).body.code).toBe('BAD_CREDENTIALS')
})

test('[R3.047] a log-in type that does not exist is refused as input, one that is off as off', async () => {
  const unknown = await logIn(server, newUsername(), 'whatever', { type: 'magic' })
  expect(unknown.body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'type', key: 'validation.choice' }] },
  })
  await setSite(server, 'flags', { MOBILEVERCODELOGIN3: false })
  expect((await logIn(server, '0912345678', '123456', { type: 'sms' })).body.code).toBe('FEATURE_OFF')
  await setSite(server, 'flags', {})
})

test('an empty name or password is refused under its field', async () => {
  const answer = await logIn(server, ' ', '')
  expect(answer.body.value.errors.map(({ field }: { field: string }) => field)).toEqual(['username', 'password'])
})

test('[R4.4.03] [R7.1.04] [R8.08] a token is invalid after its log-out', async () => {
  const member = await registerMember(server)
  expect((await server.portal('DELETE', '/wps/session/logout', { token: member.token })).body).toMatchObject({
    success: true,
    value: null,
  })
  const after = await info(member.token)
  expect(after).toMatchObject({ status: 401, body: { success: false, code: 'NOT_LOGGED_IN' } })
  expect(after.body.message).toBe('Sorry, you are not logged in yet; please log in first')
  expect((await server.portal('DELETE', '/wps/session/logout', { token: member.token })).status).toBe(401)
  expect(await sessionsOf(member.memberId)).toMatchObject([{ end_reason: 'logout' }])
  expect(await auditOf(member.memberId, 'member.logged-out')).toHaveLength(1)
})

test('logging out ends one session and leaves the others', async () => {
  const member = await registerMember(server)
  const other = (await logIn(server, member.account, member.password)).body.value.token
  await server.portal('DELETE', '/wps/session/logout', { token: member.token })
  expect((await info(other)).body.success).toBe(true)
})

test('a session ends after 30 idle minutes', async () => {
  const { token } = await registerMember(server)
  server.clock.advance(29 * minuteMs)
  expect((await info(token)).status).toBe(200)
  server.clock.advance(29 * minuteMs)
  expect((await info(token)).status).toBe(200)
  server.clock.advance(30 * minuteMs)
  expect((await info(token)).status).toBe(401)
})

test('no session outlives 12 hours', async () => {
  const { token } = await registerMember(server)
  for (let hour = 0; hour < 24; hour += 1) {
    server.clock.advance(29 * minuteMs)
    expect((await info(token)).status).toBe(200)
  }
  server.clock.advance(25 * minuteMs)
  expect((await info(token)).status).toBe(401)
})

test('reads update their session at most once a minute', async () => {
  const member = await registerMember(server)
  const seen = async () => (await sessionsOf(member.memberId))[0]?.last_seen_at.getTime()
  const first = await seen()
  server.clock.advance(30_000)
  await info(member.token)
  expect(await seen()).toBe(first)
  server.clock.advance(30_000)
  await info(member.token)
  expect(await seen()).toBeGreaterThan(first ?? 0)
})

test('the database stores only a token’s hash', async () => {
  const member = await registerMember(server)
  const [session] = await sessionsOf(member.memberId)
  expect(session?.token_hash).toEqual(hashOfToken(member.token))
  expect(JSON.stringify(session)).not.toContain(member.token)
})

test('a session fixed before the log-in is over after it', async () => {
  const attacker = await registerMember(server)
  const victim = await registerMember(server)
  const answer = await server.portal('POST', '/wps/session/login', {
    token: attacker.token,
    body: { username: victim.account, password: victim.password },
  })
  expect(answer.body.value.token).not.toBe(attacker.token)
  expect((await info(attacker.token)).status).toBe(401)
})

test.each(['', 'x', 'null', 'x'.repeat(200), 'á'.repeat(20)])('the made-up token "%s" opens nothing', async (token) => {
  expect((await info(encodeURIComponent(token))).status).toBe(401)
})
