import { expect, test } from 'vitest'
import { logIn, registerMember } from '../../../../../test/members.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const reason = 'asked by the member'

const access = (cookie: string, memberId: string) =>
  server.console('GET', `/staff/members/${memberId}/access`, { cookie })
const endSessions = (cookie: string, memberId: string, body: object = { reason }) =>
  server.console('POST', `/staff/members/${memberId}/sessions/end`, { cookie, body })
const info = (token: string) => server.portal('GET', '/wps/member/info', { token })
const auditOf = (memberId: string) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', memberId)
    .where('action', '=', 'member.signed-out-by-staff')
    .execute()

test('staff see a member’s sessions, log-ins and failed tries, with masked addresses', async () => {
  const { cookie } = await signInStaff(server, 'support')
  const member = await registerMember(server)
  await logIn(server, member.account, 'not-the-password')
  const { body } = await access(cookie, member.memberId)
  expect(body.value).toMatchObject({
    devices: [{ network: '127.0.*.*', isCurrent: false }],
    logins: { total: 2, list: [{ outcome: 'wrong-password' }, { outcome: 'entered' }] },
  })
  expect(JSON.stringify(body)).not.toContain('127.0.0.1')
  expect((await access(cookie, 'mbr_nobody')).status).toBe(404)
})

test('[A-24] a member signed out by staff is out everywhere at once, may log in again, and the reason is recorded', async () => {
  const { cookie, staffId } = await signInStaff(server, 'risk')
  const [member, bystander] = [await registerMember(server), await registerMember(server)]
  expect((await endSessions(cookie, member.memberId)).body.success).toBe(true)
  expect((await info(member.token)).body.code).toBe('NOT_LOGGED_IN')
  expect((await info(bystander.token)).status).toBe(200)
  expect(await auditOf(member.memberId)).toMatchObject([{ actor_id: staffId, detail: { reason } }])
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
})

test('without a reason, a known member and the right role nothing ends', async () => {
  const [risk, readonly] = [await signInStaff(server, 'risk'), await signInStaff(server, 'readonly')]
  const member = await registerMember(server)
  expect((await endSessions(risk.cookie, member.memberId, {})).body.code).toBe('VALIDATION')
  expect((await endSessions(risk.cookie, 'mbr_nobody')).status).toBe(404)
  expect((await endSessions(readonly.cookie, member.memberId)).body.code).toBe('FORBIDDEN')
  expect((await info(member.token)).status).toBe(200)
  expect(await auditOf(member.memberId)).toEqual([])
})
